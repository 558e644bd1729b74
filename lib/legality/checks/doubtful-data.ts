import type { Doubt } from '@/lib/cards/card';
import { about, type Check } from './check-kind';

/**
 * The fields that the other checks read. `title` is not among them: the doubts about titles are
 * about spelling, and no other spelling would make two cards share a title. `type` and `subtypes`
 * decide nothing here.
 */
const FIELDS: ReadonlySet<string> = new Set(['allegiance', 'deck', 'set', 'unique']);

/** `doubtful-data`, a warning: the verdict hangs on a value whose transcription is in doubt. */
export const doubtfulData: Check = ({ all }) => {
  const doubted = all.filter((line) => line.card?.doubts?.some(matters) === true);
  return about(doubted, (lines) => ({
    rules: ['TAT-4.2-03', 'TAT-4.2-05', 'TAT-4.2-09'],
    detail: {
      code: 'doubtful-data',
      doubts: lines.flatMap(({ title, card }) =>
        (card?.doubts ?? []).filter(matters).map(({ fields, note }) => ({ title, fields, note })),
      ),
    },
  }));
};

function matters({ fields }: Doubt): boolean {
  return fields.some((field) => FIELDS.has(field));
}
