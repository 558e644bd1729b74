import { DATABASE_NAME } from './migrations';

/**
 * Whether anything lies in a table, told without Dexie and the record schemas: for pages that show
 * something more to the few who have stored it. A database that is not there is not made. False
 * where the browser gives no storage or does not answer. Never rejects.
 */
export function holdsAny(
  table: 'printed' | 'collection',
  factory: IDBFactory | null = browserFactory(),
  name: string = DATABASE_NAME,
): Promise<boolean> {
  if (factory === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    try {
      const request = factory.open(name);
      // Only a database that does not exist asks for an upgrade here: leave it unmade.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = (event) => {
        event.preventDefault();
        resolve(false);
      };
      request.onsuccess = () => count(request.result, table, resolve);
    } catch {
      resolve(false);
    }
  });
}

function count(db: IDBDatabase, table: string, resolve: (answer: boolean) => void): void {
  const end = (answer: boolean) => {
    db.close();
    resolve(answer);
  };
  // Another tab wants to upgrade or delete it: make way.
  db.onversionchange = () => end(false);
  try {
    const rows = db.transaction(table).objectStore(table).count();
    rows.onsuccess = () => end(rows.result > 0);
    rows.onerror = () => end(false);
  } catch {
    end(false);
  }
}

/** The browser's IndexedDB, or null where it may not even be looked at. */
export function browserFactory(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null;
  } catch {
    return null;
  }
}
