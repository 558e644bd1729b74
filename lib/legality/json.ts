import type { Deck } from '@/lib/decks/deck';
import type { Report } from './problem';
import { problemMessage } from './words';

export type ReportJson = ReturnType<typeof reportJson>;

/**
 * A report in plain data, as the command line and the HTTP API give it: the name of the deck, the id of
 * the format, and each problem with its words.
 */
export function reportJson(deck: Deck, { format, legal, problems }: Report) {
  return {
    deck: deck.name,
    format,
    legal,
    problems: problems.map((problem) => ({
      code: problem.detail.code,
      severity: problem.severity,
      rules: problem.rules,
      cards: problem.cards,
      message: problemMessage(problem),
    })),
  };
}
