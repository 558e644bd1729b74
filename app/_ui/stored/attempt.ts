import type { Result } from '@/lib/result';
import type { StorageProblem } from '@/lib/storage/problems';
import { toast } from '../base/toast';
import type { PageStorage } from './page-storage';
import { openStorage } from './use-stored';

/** Works with what is stored; a failure is said under this title and gives null. Never rejects. */
export async function attempt<T>(
  title: string,
  work: (storage: PageStorage) => Promise<Result<T, StorageProblem>>,
): Promise<T | null> {
  try {
    const done = await work(await openStorage());
    if (done.ok) return done.value;
    sayFailed(title, done.problems[0]?.message);
  } catch {
    sayFailed(title, 'The server cannot be reached. Nothing that is stored was changed.');
  }
  return null;
}

/** A failure that stays in sight until it is dismissed. */
export function sayFailed(title: string, description?: string): void {
  toast({ title, description, tone: 'illegal', timeout: 0 });
}
