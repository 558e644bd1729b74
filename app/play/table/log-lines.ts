import type { LineOf, LogLine } from '@/lib/engine/narration/log';
import type { LogEntry } from './table-log';

/** What follows what was declared, and tells it again. */
const DONE: ReadonlySet<LineOf['kind']> = new Set([
  'deployed',
  'used',
  'rite',
  'exchanged',
  'favor-bought',
  'moved',
]);

/**
 * The same with one line for one deed: "Vezhine deploys Guard Commander (2)" for what was declared, what was paid, and that it
 * was done. What was declared stands until it is done, where nothing comes of it, and where anything else is told in between:
 * the bids of a petition, a tactic that answers.
 */
export function oneLineADeed(entries: readonly LogEntry[]): readonly LogEntry[] {
  const lines = entries.flatMap((entry) => entry.lines);
  const told = new Map<LogLine, LogLine | null>();
  for (const [at, line] of lines.entries()) {
    if (line.of.kind === 'deployed' || line.of.kind === 'favor-bought') {
      const price = lines[at - 1];
      if (price !== undefined && (price.of.paid ?? 0) > 0 && told.get(price) !== null) {
        told.set(price, null);
        told.set(line, { ...line, text: `${line.text} (${price.of.paid})` });
      }
    }
    if (!DONE.has(line.of.kind)) continue;
    const from = lines.findLastIndex(({ of }, before) => before < at && of.kind === 'announced');
    const declared = lines[from];
    if (declared === undefined || told.has(declared) || declared.of.card !== line.of.card) continue;
    // what stands between would hang under the deed before it
    if (lines.slice(from + 1, at).some((between) => told.get(between) !== null)) continue;
    told.set(declared, null);
    told.set(line, { ...(told.get(line) ?? line), depth: 0 });
  }
  return entries.map((entry) => ({
    ...entry,
    lines: entry.lines.flatMap((line) => {
      const now = told.get(line);
      return now === null ? [] : [now ?? line];
    }),
  }));
}
