import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { lookForPrinted } from '@/app/_ui/printed/printed-store';
import { attempt } from '@/app/_ui/stored/attempt';
import { openStorage } from '@/app/_ui/stored/use-stored';
import type { LoadedSet } from '@/lib/codecs/files/set-file';
import type { InputProblem } from '@/lib/result';
import type { PrintedRecord } from '@/lib/storage/records';

/** What became of a set in a file that was chosen. */
export type LoadOutcome =
  | {
      readonly kind: 'loaded';
      /** The file, or the file inside an archive. */
      readonly file: string;
      readonly loaded: LoadedSet;
      /** What was stored of this set before. */
      readonly before: PrintedRecord | null;
    }
  | { readonly kind: 'refused'; readonly file: string; readonly message: string };

/**
 * Reads set files and archives, and stores the sets in them. What cannot be read or stored is
 * refused with the reason, and the others are loaded all the same. Never rejects.
 */
export async function loadSetFiles(
  files: readonly File[],
  onProgress: (done: number, file: string) => void,
): Promise<readonly LoadOutcome[]> {
  const outcomes: LoadOutcome[] = [];
  for (const [at, file] of files.entries()) {
    onProgress(at, file.name);
    try {
      outcomes.push(...(await loadFile(file)));
    } catch {
      const { message } = partNotFetched('Try again when the server answers.');
      outcomes.push({ kind: 'refused', file: file.name, message });
    }
  }
  lookForPrinted();
  return outcomes;
}

async function loadFile(file: File): Promise<readonly LoadOutcome[]> {
  const [{ openFile }, { readSets }, { catalogue }, storage] = await Promise.all([
    import('@/lib/codecs/files/open-file'),
    import('@/lib/codecs/files/set-file'),
    catalogueReady(),
    openStorage(),
  ]);
  const refused = (name: string, message: string) =>
    ({ kind: 'refused', file: name, message }) as const;
  const opened = await openFile(file, 'set');
  const { printed } = storage.lists;
  const outcomes: LoadOutcome[] = [];
  for (const { name, read } of readSets(file.name, opened, catalogue)) {
    if (!read.ok) {
      outcomes.push(refused(name, read.problems.map(inWords).join(' ')));
      continue;
    }
    const { set, name: setName, cards } = read.value;
    await printed.refresh();
    const before = printed.getSnapshot()?.rows.find((one) => one.set === set) ?? null;
    const kept = await storage.savePrinted({ set, name: setName, file: file.name, cards });
    outcomes.push(
      kept.ok
        ? { kind: 'loaded', file: name, loaded: read.value, before }
        : refused(name, kept.problems.map((problem) => problem.message).join(' ')),
    );
  }
  return outcomes;
}

function inWords({ code, at, message }: InputProblem): string {
  // damaged XML names its place itself
  return at === '' || code === 'bad-xml' ? message : `${message} (${at})`;
}

/** Puts everything back as it was before these files were loaded; says where it cannot. */
export async function unload(outcomes: readonly LoadOutcome[]): Promise<void> {
  for (const outcome of outcomes.toReversed()) {
    if (outcome.kind !== 'loaded') continue;
    const { before, loaded } = outcome;
    const done = await attempt('It could not be undone', (storage) =>
      before === null
        ? storage.deleteRow('printed', loaded.set)
        : storage.putRow('printed', before),
    );
    if (done === null) return;
  }
}
