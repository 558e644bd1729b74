import { DATABASE_NAME } from './migrations';

/**
 * Whether anything lies in a table, told without Dexie and the record schemas: for pages that show
 * something more to the few who have stored it. A database that is not there is not made. False
 * where the browser gives no storage or does not answer. Never rejects.
 */
export async function holdsAny(
  table: 'printed' | 'collection' | 'decks',
  factory: IDBFactory | null = browserFactory(),
  name: string = DATABASE_NAME,
): Promise<boolean> {
  if (factory === null) return false;
  try {
    const opening = factory.open(name);
    // Only a database that does not exist asks for an upgrade here: leave it unmade.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await answerOf(opening);
    // Another tab wants to upgrade or delete it: make way.
    db.onversionchange = () => db.close();
    try {
      return (await answerOf(db.transaction(table).objectStore(table).count())) > 0;
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error);
    };
  });
}

/** The browser's IndexedDB, or null where it may not even be looked at. */
export function browserFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}
