import type { Card, Doubt } from '@/lib/cards/card';
import { type Check, problemCard } from './check-kind';

/**
 * The fields that the other checks read. `title` is not among them: the doubts about titles are
 * about spelling, and no other spelling would make two cards share a title. `type` and `subtypes`
 * decide nothing here.
 */
const FIELDS: ReadonlySet<string> = new Set(['allegiance', 'deck', 'set', 'unique']);

/** `doubtful-data`, a warning: the verdict hangs on a value whose transcription is in doubt. */
export const doubtfulData: Check = (deck, _format, found) => {
  const lines = deck.all.filter(({ card }) => doubtsOf(card).length > 0);
  if (lines.length === 0) return;
  found.push({
    severity: 'warning',
    rules: ['TAT-4.2-03', 'TAT-4.2-05', 'TAT-4.2-09'],
    cards: lines.map(problemCard),
    detail: {
      code: 'doubtful-data',
      doubts: lines.flatMap(({ title, card }) =>
        doubtsOf(card).map(({ fields, note }) => ({ title, fields, note })),
      ),
    },
  });
};

const NONE: readonly Doubt[] = [];

function doubtsOf(card: Card | null): readonly Doubt[] {
  if (card?.doubts === undefined) return NONE;
  return card.doubts.filter(({ fields }) => fields.some((field) => FIELDS.has(field)));
}
