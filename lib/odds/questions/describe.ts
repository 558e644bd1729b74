import { cardsMeant } from '@/lib/cards/query/describe';
import { capital, listed, listedOr } from '@/lib/sentences';
import { conditionsOf, type Question, type Wanted } from './question';

/**
 * A question as a person would say it: "In the Assembly by turn 2: at least 1 of your charters and at least 2
 * of your personas". The place is said once where all conditions share it.
 */
export function describeQuestion(question: Question): string {
  const places = new Set(conditionsOf(question).map(placeWords));
  const [place = ''] = places;
  return capital(
    places.size === 1
      ? `${place}: ${say(question, amountWords)}`
      : say(question, (what) => `${amountWords(what)} ${placeWords(what)}`),
  );
}

function say(question: Question, words: (what: Wanted) => string): string {
  if (question.kind === 'is') return words(question.what);
  const parts = question.of.map((part) =>
    part.kind === 'is' ? words(part.what) : `(${say(part, words)})`,
  );
  return question.kind === 'all' ? listed(parts) : listedOr(parts);
}

function amountWords({ query, unit, min, max }: Wanted): string {
  const cards = query.where === null ? 'cards' : cardsMeant(query.where);
  const counted = unit === 'cards' ? '' : ' solaris';
  return `${max === 0 && unit === 'solaris' ? 'no' : boundWords(min, max)}${counted} of your ${cards}`;
}

function boundWords(min: number, max: number): string {
  if (max === 0) return 'none';
  if (max === Number.POSITIVE_INFINITY) return `at least ${min}`;
  if (min === max) return `exactly ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

function placeWords({ where, turn }: Wanted): string {
  const by = turn === 1 ? '' : ` by turn ${turn}`;
  switch (where) {
    case 'hand':
      return turn === 1 ? 'in the opening hand' : `in the hand${by}`;
    case 'assembly':
      return turn === 1 ? 'in the first Assembly' : `in the Assembly${by}`;
    case 'both':
      return `in hand and Assembly together${turn === 1 ? ' at the start' : by}`;
  }
}
