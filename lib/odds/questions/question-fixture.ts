import type { CardId } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { cardsFound } from '@/lib/cards/query/load';
import type { Query } from '@/lib/cards/query/query';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { parseQuestion } from './parse';
import { type Draws, type Plan, planOf, USUAL_DRAWS } from './plan';
import type { Question, Wanted } from './question';

/** Questions for tests, and their truth told a second time. */

export function sampleDeck(sponsor: string): Deck {
  const sample = SAMPLE_DECKS.find(({ deck }) => deck.sponsor === sponsor);
  if (sample === undefined) throw new Error(`there is a sample of ${sponsor}`);
  return sample.deck;
}

const found = new WeakMap<Query, ReadonlySet<CardId>>();

export function find(query: Query): ReadonlySet<CardId> {
  const cards = found.get(query) ?? new Set(cardsFound(query).map(({ id }) => id));
  found.set(query, cards);
  return cards;
}

export function read(ask: string, deck = sampleDeck('fremen')): Question {
  const question = parseQuestion(ask, deck);
  if (!question.ok) throw new Error(question.problems[0]?.message);
  return question.value;
}

export function planned(ask: string, deck: Deck, draws: Draws = USUAL_DRAWS): Plan {
  const question = read(ask, deck);
  const plan = planOf({ question, deck, catalogue: loadCatalogue(), find, draws });
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  return plan.value;
}

/** Cards with the turn in which they come; infinite for those that stay in the deck. */
export interface Coming {
  readonly imperial: readonly (readonly [card: CardId, turn: number])[];
  readonly house: readonly (readonly [card: CardId, turn: number])[];
}

/** Whether a question holds, card by card. */
export function isSo(question: Question, coming: Coming): boolean {
  if (question.kind !== 'is') {
    const are = question.of.map((part) => isSo(part, coming));
    return question.kind === 'all' ? !are.includes(false) : are.includes(true);
  }
  const { min, max, query, turn, unit } = question.what;
  const amount = cardsAt(question.what, coming)
    .filter(([card, come]) => come <= turn && find(query).has(card))
    .reduce((sum, [card]) => sum + (unit === 'cards' ? 1 : costOf(card)), 0);
  return amount >= min && amount <= max;
}

function cardsAt({ where }: Wanted, { imperial, house }: Coming) {
  return where === 'hand' ? house : where === 'assembly' ? imperial : [...imperial, ...house];
}

function costOf(card: CardId): number {
  const cost = loadCatalogue().byId.get(card)?.cost;
  return typeof cost === 'number' ? cost : 0;
}
