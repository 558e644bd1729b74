import type { EventKind } from '@/lib/board/engine/state/events';
import type { Told } from './board-table';

/** How a card's auction ends. */
const ENDS: ReadonlySet<EventKind> = new Set(['bought', 'returned']);
/** What an auction consists of. */
const STEPS: ReadonlySet<EventKind> = new Set(['card-up', 'bid', 'passed']);

/** A purchase with the name of the card: "Harkonnen bought Shield for 2 spice." */
export function withCard(text: string, card: string): string {
  return text.replace(/(bought|took) (a|the) card/, `$1 ${card}`);
}

/** What was told, each auction that is over in one line: before it which card it was, if the reader saw it. */
export function auctionsShort(told: readonly Told[]): readonly Told[] {
  const all = told.flatMap(({ lines }) => lines);
  const over = all.slice(0, all.findLastIndex(({ kind }) => ENDS.has(kind)) + 1);
  const hidden = new Set<Told['lines'][number]>();
  const cards = new Map<Told['lines'][number], string>();
  let card: string | undefined;
  let isOn = false;
  for (const line of over) {
    if (line.kind === 'card-up') [isOn, card] = [true, line.card];
    if (isOn && STEPS.has(line.kind)) hidden.add(line);
    if (!ENDS.has(line.kind)) continue;
    if (line.kind === 'bought' && card !== undefined) cards.set(line, card);
    isOn = false;
  }
  return told.map((move) => ({
    ...move,
    lines: move.lines.flatMap((line) => {
      if (hidden.has(line)) return [];
      const { whole = line.text } = line;
      const seen = cards.get(line);
      // what was bought by the reader is named
      if (seen === undefined || whole.includes(seen)) return [line];
      return [{ ...line, whole: withCard(whole, seen) }];
    }),
  }));
}
