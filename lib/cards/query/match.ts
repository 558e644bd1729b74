import type { Card } from '@/lib/cards/card';
import { compare, isInRange, X } from '@/lib/kernel/query/numbers';
import { testOf as testOfAny } from '@/lib/kernel/query/query';
import type { KeywordsById } from '@/lib/rules/keywords';
import { TALENTS } from '@/lib/rules/talents';
import { fold } from '@/lib/words/fold';
import { searchText } from '@/lib/words/text';
import type { Lexicon } from './lexicon';
import { plainWords, wordingIn } from './plain-words';
import type { AmountField, Condition, Expression, Quality } from './query';
import { couldStandWith } from './sponsor';
import { withPhrase } from './wording';

/** A card with what searches look at. Texts are as searchText gives them, a line each. */
export interface Entry {
  readonly card: Card;
  /** Titles, subtitles and other spellings. */
  readonly names: string;
  /** Type and subtypes, one and many of them, and Power. */
  readonly kinds: string;
  /** Each name from beginning to end: title, subtitle, both together, other spellings. */
  readonly wholeNames: readonly string[];
  /** Place of its title among the titles of the catalogue. */
  readonly titleRank: number;
  readonly isRuled: boolean;
}

/** Folded deck names and ids, each with cards of that deck. */
export type Decks = ReadonlyMap<string, ReadonlySet<string>>;

/** What a condition may ask about the player's own things. What is left out is empty. */
export interface PlayerContext {
  /** Cards of each deck by folded name or id; the deck being built is under "deck". */
  readonly decks?: Decks;
  /** Copies owned; a card that is not there is not owned. */
  readonly owned?: ReadonlyMap<string, number>;
  /** Cards of which a deck needs more copies than are owned, under "any" those of all decks. */
  readonly missing?: Decks;
  /** Folded texts: what the card does in our words, printed texts that the player has loaded. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The keywords of each card that has some. */
  readonly keywords?: KeywordsById;
}

/** What a search looks at beside the cards. */
export interface Looking extends PlayerContext {
  readonly lexicon: Lexicon;
}

type Test = (entry: Entry) => boolean;

/** The test that an expression amounts to. An unknown deck holds no cards. */
export function testOf(expression: Expression, context: Looking): Test {
  return testOfAny(expression, (what) => testOfCondition(what, context));
}

function testOfCondition(what: Condition, context: Looking): Test {
  switch (what.kind) {
    case 'text':
      return plainWords(what.text, what.quoted, context).test;
    case 'name': {
      const text = searchText(what.text);
      return what.exact
        ? ({ wholeNames }) => wholeNames.includes(text)
        : ({ names }) => names.includes(text);
    }
    case 'type': {
      const words = new Set(what.words);
      const isMeant = (word: string) => words.has(word);
      return ({ card }) => isMeant(card.type) || card.subtypes.some(isMeant);
    }
    case 'set':
      return ({ card }) => card.set === what.value;
    case 'deck':
      return ({ card }) => card.deck === what.value;
    case 'allegiance':
      return ({ card }) => (card.allegiance ?? 'none') === what.value;
    case 'talent': {
      const { value: talent } = what;
      return talent === null
        ? ({ card: { talents } }) => TALENTS.every((each) => talents?.[each] === undefined)
        : ({ card: { talents } }) => talents?.[talent] !== undefined;
    }
    case 'quality':
      return QUALITIES[what.value];
    case 'keyword':
      return ({ card }) =>
        context.keywords?.get(card.id)?.some(({ keyword }) => keyword === what.value) ?? false;
    case 'legal':
      return ({ card }) => couldStandWith(card, what.value);
    case 'in':
      return isIn(context.decks?.get(fold(what.deck)));
    case 'missing':
      return isIn(context.missing?.get(fold(what.deck)));
    case 'printed': {
      const found = context.texts && withPhrase(wordingIn(context.texts), what.text);
      return ({ card }) => found?.has(card.id) ?? false;
    }
    case 'requirement': {
      const { talent, rank } = what;
      return ({ card: { requirement } }) =>
        requirement !== undefined &&
        (talent === null || requirement.talent === talent) &&
        (rank === null || compare(requirement.rank, rank.is, rank.value));
    }
    case 'absent':
      return ({ card }) => amountOf(card, what.field) === undefined;
    case 'number': {
      const { field, is } = what;
      const value = what.value === 'X' ? X : what.value;
      return ({ card }) => compare(amountOf(card, field, context.owned), is, value);
    }
    case 'range': {
      const { field } = what;
      return ({ card }) => isInRange(amountOf(card, field, context.owned), what);
    }
    case 'fields':
      return ({ card }) => compare(amountOf(card, what.field), what.is, amountOf(card, what.other));
  }
}

const QUALITIES: Readonly<Record<Quality, Test>> = {
  unique: ({ card }) => card.unique,
  native: ({ card }) => card.subtypes.includes('Native'),
  doubtful: ({ card }) => card.doubts !== undefined,
  ruled: ({ isRuled }) => isRuled,
};

function isIn(cards: ReadonlySet<string> | undefined): Test {
  return ({ card }) => cards?.has(card.id) ?? false;
}

/** What a card has of something that is counted; undefined where it has no such number. */
export function amountOf(
  card: Card,
  field: AmountField,
  owned?: ReadonlyMap<string, number>,
): number | undefined {
  switch (field) {
    case 'own':
      return owned?.get(card.id) ?? 0;
    case 'cost':
      return card.cost === 'X' ? X : card.cost;
    case 'command':
    case 'resistance':
      return card[field];
    default:
      return card.talents?.[field];
  }
}
