import { parseWith } from '@/lib/kernel/query/grammar';
import { compare, isInRange } from '@/lib/kernel/query/numbers';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import { conjuncts, testOf, type Words } from '@/lib/kernel/query/query';
import type { Result } from '@/lib/result';
import { searchText } from '@/lib/words/text';
import { type BoardCard, isOtherwise } from './card';
import type { AmountField, Condition, Quality, Query, SortField } from './query';
import { readTerm } from './terms';
import { typesOf } from './types';

/** Reads a search of the board game's cards, in the language of grammar.ts; fields.ts lists the fields. */
export function parseBoardQuery(text: string): Result<Query, QueryProblem> {
  return parseWith<Condition, SortField>(text, { readTerm, byName: 'name' });
}

/**
 * The cards that a query finds, sorted as it says, else in the order of the decks; those with the plain words in their
 * names come first then.
 */
export function searchBoardCards(cards: readonly BoardCard[], query: Query): readonly BoardCard[] {
  const { where, sort } = query;
  const found = where === null ? cards : cards.filter(testOf(where, testOfCondition));
  if (sort.length === 0) {
    const named = conjuncts(where).flatMap((part) =>
      part.kind === 'is' && part.what.kind === 'text' ? [wordsIn(part.what, namesOf)] : [],
    );
    const isNamed = (card: BoardCard) => named.length > 0 && named.every((test) => test(card));
    return [...found.filter(isNamed), ...found.filter((card) => !isNamed(card))];
  }
  return found.toSorted((one, other) => {
    for (const { field, descending } of sort) {
      const order = inOrder(one, other, field, descending);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** What lacks the number stands behind, whichever way it is sorted. */
function inOrder(one: BoardCard, other: BoardCard, field: SortField, descending: boolean): number {
  const turn = descending ? -1 : 1;
  if (field === 'name') return turn * one.name.localeCompare(other.name, 'en');
  if (field === 'type') return turn * one.kind.localeCompare(other.kind, 'en');
  if (field === 'deck') return turn * one.deck.localeCompare(other.deck, 'en');
  const [a, b] = [amountOf(one, field), amountOf(other, field)];
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (a - b);
}

type Test = (card: BoardCard) => boolean;

function testOfCondition(what: Condition | Words): Test {
  switch (what.kind) {
    case 'text':
      return wordsIn(what, saidOf);
    case 'name': {
      const text = searchText(what.text);
      return what.exact
        ? (card) => allNames(card).some((name) => searchText(name) === text)
        : (card) => namesOf(card).includes(text);
    }
    case 'type':
      return ({ kind }) => typesOf(kind).some((type) => what.types.includes(type));
    case 'deck':
      return ({ deck }) => deck === what.value;
    case 'edition':
      return ({ copies }) => copies[what.value] !== undefined;
    case 'number':
      return (card) => compare(amountOf(card, what.field), what.is, what.value);
    case 'range':
      return (card) => isInRange(amountOf(card, what.field), what);
    case 'absent':
      return (card) => amountOf(card, what.field) === undefined;
    case 'fields':
      return (card) => compare(amountOf(card, what.field), what.is, amountOf(card, what.other));
    case 'quality':
      return QUALITIES[what.value];
    case 'rule': {
      const id = what.id.toLowerCase();
      return ({ rules }) =>
        [...(rules[2019] ?? []), ...(rules.descartes ?? [])].some((rule) =>
          rule.toLowerCase().startsWith(id),
        );
    }
    case 'does':
      return wordsIn({ kind: 'text', text: what.text, quoted: true }, ({ text }) =>
        searchText(text),
      );
  }
}

const QUALITIES: Readonly<Record<Quality, Test>> = {
  doubtful: ({ doubt }) => doubt !== undefined,
  differs: isOtherwise,
  discarded: ({ once }) => once === 'discarded',
  removed: ({ once }) => once === 'out of the game',
};

/** Whether a text of the card has each of the words, or with quotes all of them in a row; a word may be begun. */
function wordsIn({ text, quoted }: Words, textOf: (card: BoardCard) => string): Test {
  const asked = searchText(text);
  const parts = quoted ? [asked] : asked.split(' ');
  return (card) => {
    const there = ` ${textOf(card)}`;
    return parts.every((part) => there.includes(` ${part}`));
  };
}

function allNames({ name, descartes, aliases }: BoardCard): readonly string[] {
  return [name, ...(descartes === undefined ? [] : [descartes]), ...aliases];
}

function namesOf(card: BoardCard): string {
  return searchText(allNames(card).join(' '));
}

function saidOf(card: BoardCard): string {
  return searchText([...allNames(card), card.deck, ...typesOf(card.kind), card.text].join(' '));
}

/** What a card has of something that is counted; undefined where it has none. */
function amountOf({ copies, spice }: BoardCard, field: AmountField): number | undefined {
  switch (field) {
    case 'copies':
      return Math.max(copies[2019] ?? 0, copies.descartes ?? 0);
    case 'spice':
      return spice;
    default:
      return copies[field];
  }
}
