import type { Deck } from '@/lib/decks/deck';
import type { ProblemCard, ProblemCode, Report, Severity } from './problem';
import { problemMessage } from './words';

/** A report as the command line and the HTTP API give it. */
export interface ReportJson {
  /** Name of the deck. */
  readonly deck: string;
  /** Id of the format. */
  readonly format: string;
  readonly legal: boolean;
  readonly problems: readonly {
    readonly code: ProblemCode;
    readonly severity: Severity;
    readonly rules: readonly string[];
    readonly cards: readonly ProblemCard[];
    readonly message: string;
  }[];
}

/** A report in plain data, each problem with its words. */
export function reportJson(deck: Deck, report: Report): ReportJson {
  return {
    deck: deck.name,
    format: report.format,
    legal: report.legal,
    problems: report.problems.map((problem) => ({
      code: problem.detail.code,
      severity: problem.severity,
      rules: problem.rules,
      cards: problem.cards.map(({ id, title, deck: list, count }) => ({
        id,
        title,
        deck: list,
        count,
      })),
      message: problemMessage(problem),
    })),
  };
}
