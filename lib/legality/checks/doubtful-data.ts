import { about, type Check } from './check-kind';

/**
 * The fields that the other checks read. `title` is not among them: the doubts about titles are
 * about spelling, and no other spelling would make two cards share a title. `type` and `subtypes`
 * decide nothing here.
 */
const FIELDS: ReadonlySet<string> = new Set(['allegiance', 'deck', 'set', 'unique']);

/** `doubtful-data`, a warning: the verdict hangs on a value whose transcription is in doubt. */
export const doubtfulData: Check = ({ all }) => {
  const doubted = all.flatMap((line) =>
    (line.card?.doubts ?? [])
      .filter(({ fields }) => fields.some((field) => FIELDS.has(field)))
      .map(({ fields, note }) => ({ line, doubt: { title: line.title, fields, note } })),
  );
  const lines = new Set(doubted.map(({ line }) => line));
  return about([...lines], ['TAT-4.2-03', 'TAT-4.2-05', 'TAT-4.2-09'], {
    code: 'doubtful-data',
    doubts: doubted.map(({ doubt }) => doubt),
  });
};
