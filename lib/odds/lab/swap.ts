import type { Card, CardId } from '@/lib/cards/card';
import { copiesIn, type Deck, entriesOf, isList } from '@/lib/decks/deck';
import { applyEdit } from '@/lib/decks/edits';
import { addition, placeName, placeOf, removal } from '@/lib/decks/places';
import { type Checker, check } from '@/lib/legality/check';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemMessage } from '@/lib/legality/words';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';

/** Copies of a card that go out of a deck, and as many of another that come in. */
export interface Swap {
  readonly out: CardId;
  readonly into: CardId;
  readonly copies: number;
}

/** What is tried at once: one swap or more. */
export type Change = readonly Swap[];

/** A change, and the deck that it makes. */
export interface Changed {
  readonly change: Change;
  readonly deck: Deck;
}

export type ChangeProblem = InputProblem<
  'unknown-card' | 'no-list' | 'other-list' | 'too-few' | 'illegal'
>;

/**
 * The deck after a change. Problems: `unknown-card`; `no-list` for a card that is shuffled into neither deck;
 * `other-list` where the two cards belong to different decks; `too-few` copies to take out; `illegal`, once for
 * each rule that the changed deck breaks.
 */
export function changedDeck(
  deck: Deck,
  change: Change,
  checker: Checker,
): Result<Deck, ChangeProblem> {
  let after = deck;
  for (const swap of change) {
    const swapped = withSwap(after, swap, checker);
    if (!swapped.ok) return swapped;
    after = swapped.value;
  }
  const errors = check(checker, after).problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return ok(after);
  return fail(
    ...errors.map((problem) => ({
      code: 'illegal' as const,
      at: '',
      message: cited(problem),
    })),
  );
}

/** "5 copies of Crysknife; at most 4 … [TAT-4.2-10]" */
function cited(problem: LegalityProblem): string {
  const rules = problem.rules.length === 0 ? '' : ` [${problem.rules.join(', ')}]`;
  return `${problemMessage(problem)}${rules}`;
}

function withSwap(
  deck: Deck,
  { out, into, copies }: Swap,
  { catalogue }: Checker,
): Result<Deck, ChangeProblem> {
  const leaving = catalogue.byId.get(out);
  const coming = catalogue.byId.get(into);
  if (leaving === undefined) return unknown(out);
  if (coming === undefined) return unknown(into);
  const place = placeOf(leaving);
  if (place === null || !isList(place))
    return refused(
      'no-list',
      leaving,
      'is shuffled into neither deck, so nothing is measured of it',
    );
  if (placeOf(coming) !== place)
    return refused('other-list', coming, `does not belong in ${placeName(place)}`);
  const there = copiesIn(entriesOf(deck, place)).get(out) ?? 0;
  if (there < copies)
    return refused(
      'too-few',
      leaving,
      `is in ${placeName(place)} ${counted(there, 'time')}, and ${copies} are to go out`,
    );
  return ok(
    [...removal(deck, place, out, copies), addition(place, into, copies)].reduce(applyEdit, deck),
  );
}

function unknown(id: CardId) {
  const message = `No card has the id "${id}".`;
  return fail({ code: 'unknown-card' as const, at: '', message });
}

function refused(code: 'no-list' | 'other-list' | 'too-few', { title }: Card, why: string) {
  return fail({ code, at: '', message: `${title} ${why}.` });
}
