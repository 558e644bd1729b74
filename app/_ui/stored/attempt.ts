import { fail, type Result } from '@/lib/result';
import type { StorageProblem } from '@/lib/storage/problems';
import { toast } from '../base/toast';
import type { PageStorage } from './page-storage';
import { openStorage } from './use-stored';

interface Told {
  readonly message: string;
}

/** Works with a part of the page that is fetched when it is first wanted. Never rejects. */
export async function reached<Part, T>(
  fetchPart: () => Promise<Part>,
  work: (part: Part) => Promise<Result<T, Told>>,
): Promise<Result<T, Told>> {
  let isHere = false;
  try {
    const part = await fetchPart();
    isHere = true;
    return await work(part);
  } catch {
    return fail({
      message: isHere
        ? 'Something went wrong in this page. Reload it, and look how things are before you try again.'
        : 'The server cannot be reached. Nothing that is stored was changed.',
    });
  }
}

/** Works with what is stored; a failure is said under this title and gives null. Never rejects. */
export async function attempt<T>(
  title: string,
  work: (storage: PageStorage) => Promise<Result<T, StorageProblem>>,
): Promise<T | null> {
  const done = await reached(openStorage, work);
  if (done.ok) return done.value;
  sayFailed(title, done.problems);
  return null;
}

/** A failure that stays in sight until it is dismissed. */
export function sayFailed(title: string, problems: readonly Told[]): void {
  const description = problems.map(({ message }) => message).join(' ');
  toast({ title, description, tone: 'illegal', timeout: 0 });
}
