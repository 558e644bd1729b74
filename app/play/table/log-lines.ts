import type { LineOf, LogLine } from '@/lib/engine/narration/log';
import { counted, listed } from '@/lib/sentences';
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
  return retold(entries, told);
}

/** The same with some lines told otherwise, or, where that is null, not at all. */
function retold(
  entries: readonly LogEntry[],
  told: ReadonlyMap<LogLine, LogLine | null>,
): readonly LogEntry[] {
  return entries.map((entry) => ({
    ...entry,
    lines: entry.lines.flatMap((line) => {
      const now = told.get(line);
      return now === null ? [] : [now ?? line];
    }),
  }));
}

/** What several Houses did one after the other, and what one did several times over. */
const BY_EACH = /^(.+?) (passes)$/;
const OF_EACH = /^(.+? (?:draws|discards)) ((?:(?! and )[^:(,])+)$/;

/** "Corvail, Morvane and Tarquel pass", "Sahrane draws Korba and Stilgar": what is told alike in a row stands in its first line. */
export function alikeInALine(entries: readonly LogEntry[]): readonly LogEntry[] {
  const lines = entries.flatMap((entry) => entry.lines);
  const told = new Map<LogLine, LogLine | null>();
  for (let from = 0; from < lines.length; ) {
    const first = lines[from] as LogLine;
    const run = [first];
    while (isAlike(first, lines[from + run.length])) run.push(lines[from + run.length] as LogLine);
    if (run.length > 1) {
      for (const line of run) told.set(line, null);
      told.set(first, { ...first, text: together(run.map(({ text }) => text)) });
    }
    from += run.length;
  }
  return retold(entries, told);
}

function isAlike(one: LogLine, other: LogLine | undefined): boolean {
  if (other === undefined || one.depth !== other.depth) return false;
  const start = OF_EACH.exec(one.text)?.[1];
  if (start !== undefined) return OF_EACH.exec(other.text)?.[1] === start;
  return BY_EACH.test(one.text) && BY_EACH.test(other.text);
}

function together(texts: readonly string[]): string {
  const start = OF_EACH.exec(texts[0] ?? '')?.[1];
  if (start !== undefined)
    return `${start} ${listed(countedAlike(texts.map((text) => OF_EACH.exec(text)?.[2] ?? '')))}`;
  const names = [...new Set(texts.map((text) => BY_EACH.exec(text)?.[1] ?? ''))];
  return `${listed(names)} ${names.length === 1 ? 'passes' : 'pass'}`;
}

/** "an Imperial card" three times over is "3 Imperial cards"; a title stands as often as it is told. */
function countedAlike(things: readonly string[]): readonly string[] {
  return things.flatMap((thing, at) => {
    const [, unnamed] = /^an? (.+)$/.exec(thing) ?? [];
    if (unnamed === undefined) return [thing];
    if (things.indexOf(thing) < at) return [];
    const count = things.filter((other) => other === thing).length;
    return [count === 1 ? thing : counted(count, unnamed)];
  });
}
