import type { Card } from '@/lib/cards/card';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { addition } from '@/lib/decks/places';
import { type Checker, check } from './check';
import type { LegalityProblem, ProblemDetail, Report } from './problem';

/**
 * The errors that one more copy of a card would cause or make worse, as they would read afterwards.
 * Errors that the deck has anyway are left out. Made for asking about every row of the table: the
 * deck as it stands is checked once and remembered.
 */
export function whatAddingBreaks(
  checker: Checker,
  deck: Deck,
  card: Card,
  place: DeckPlace,
): readonly LegalityProblem[] {
  return whatEditBreaks(checker, deck, addition(place, card.id));
}

/** The same for any edit: what becomes illegal with another sponsor, say. */
export function whatEditBreaks(
  checker: Checker,
  deck: Deck,
  edit: Edit,
): readonly LegalityProblem[] {
  return newErrors(remembered(checker, deck), check(checker, applyEdit(deck, edit)));
}

/**
 * The errors of the later report that the earlier one does not have: another kind of error, a card
 * that was not named before or not as often, an amount that grew. A deck that is too small by fewer
 * cards than before is no news.
 */
export function newErrors(before: Report, after: Report): readonly LegalityProblem[] {
  const errors = before.problems.filter(({ severity }) => severity === 'error');
  return after.problems.filter(
    (problem) =>
      problem.severity === 'error' &&
      !errors.some((known) => isSameKind(known, problem) && covers(known, problem)),
  );
}

function isSameKind(a: LegalityProblem, b: LegalityProblem): boolean {
  return a.detail.code === b.detail.code && reason(a.detail) === reason(b.detail);
}

function reason(detail: ProblemDetail): string {
  return 'why' in detail ? detail.why : '';
}

/** Whether an error already said all that a later one says. */
function covers(known: LegalityProblem, later: LegalityProblem): boolean {
  const { detail } = later;
  if (isTooSmall(detail))
    return isTooSmall(known.detail) && missing(detail) <= missing(known.detail);
  if (detail.code === 'profile')
    return known.detail.code === 'profile' && detail.spent <= known.detail.spent;
  return later.cards.every(({ id, deck, count }) =>
    known.cards.some((card) => card.id === id && card.deck === deck && card.count >= count),
  );
}

type TooSmall = Extract<ProblemDetail, { code: 'imperial-size' | 'house-size' }>;

function isTooSmall(detail: ProblemDetail): detail is TooSmall {
  return detail.code === 'imperial-size' || detail.code === 'house-size';
}

function missing({ minimum, size }: TooSmall): number {
  return minimum - size;
}

const REPORTS = new WeakMap<Checker, WeakMap<Deck, Report>>();

function remembered(checker: Checker, deck: Deck): Report {
  let reports = REPORTS.get(checker);
  if (reports === undefined) {
    reports = new WeakMap();
    REPORTS.set(checker, reports);
  }
  let report = reports.get(deck);
  if (report === undefined) {
    report = check(checker, deck);
    reports.set(deck, report);
  }
  return report;
}
