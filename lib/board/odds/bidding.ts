import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import { treacheryDeck } from '../decks/treachery';
import { cardWorth } from '../players/steward/worths';
import type { Edition } from '../rules/book';
import {
  CARD_CLASSES,
  type CardClass,
  classOf,
  copiesIn,
  countOf,
  totalOf,
  unseenOf,
} from './cards';
import type { Asked, Question } from './fields';

/** The most that a card can be said to be worth, in spice. */
export const MOST_WORTH = 20;
/** Cards that are dealt for the bidding at most: one for each player. */
const MOST_CARDS = 6;

/** What a card of each class is worth to its holder, in spice: what the stewards reckon, unless a player says otherwise. */
export const USUAL_WORTHS = Object.fromEntries(
  treacheryDeck('2019').map((card) => [classOf(card), cardWorth(card.id)]),
) as Readonly<Record<CardClass, number>>;

const worth = { kind: 'number', from: -MOST_WORTH, to: MOST_WORTH, parts: 10 } as const;

/** What is asked of a card that lies face down for the bidding. */
export const BIDDING_FIELDS = {
  edition: { kind: 'word', of: ['2019', 'descartes'] as const satisfies readonly Edition[] },
  /** Cards that it cannot be: in one's own hand, discarded, known in other hands. */
  seen: { kind: 'words', of: CARD_CLASSES, most: 33 },
  /** Cards that lie face down for the bidding. */
  cards: { kind: 'number', from: 1, to: MOST_CARDS },
  /** Whether the Harkonnen buy: each card that they buy brings another. */
  harkonnen: { kind: 'flag' },
  ...(Object.fromEntries(CARD_CLASSES.map((one) => [one, worth])) as Readonly<
    Record<CardClass, typeof worth>
  >),
} as const;
export type BiddingFields = typeof BIDDING_FIELDS;
export type BiddingQuestion = Question<BiddingFields>;

/** The question with all its fields: two cards seen, six up for bidding, cards worth what stewards reckon. */
export function biddingQuestion(asked: Asked<BiddingFields>): BiddingQuestion {
  const edition = asked.edition ?? '2019';
  const copies = copiesIn(edition);
  const seen = countOf(asked.seen ?? ['projectile-weapon', 'shield']);
  const worths = Object.fromEntries(
    CARD_CLASSES.map((one) => [one, asked[one] ?? USUAL_WORTHS[one]]),
  ) as Record<CardClass, number>;
  return {
    ...worths,
    edition,
    seen: CARD_CLASSES.flatMap((one) =>
      Array.from({ length: Math.min(seen[one], copies[one]) }, () => one),
    ),
    cards: asked.cards ?? MOST_CARDS,
    harkonnen: asked.harkonnen ?? false,
  };
}

export interface BiddingAnswer {
  /** Cards that were not seen: any of them may be the one. */
  readonly unseen: number;
  readonly rows: readonly {
    readonly card: CardClass;
    /** Copies that were not seen, of so many in the deck. */
    readonly left: number;
    readonly copies: number;
    /** The chance that the card is one, and that one at least is among all that lie there. */
    readonly chance: number;
    readonly among: number;
    readonly worth: number;
  }[];
  /** What the card is worth on average, in spice; with the second card that it brings to the Harkonnen. */
  readonly worth: number;
  /** The chance that it is worth no less than that: how often to pay so much is no loss. */
  readonly pays: number;
}

/**
 * What a hidden card is worth: every card that was not seen is as likely (GF9-bid-04, DES-bid-03). Where all were seen
 * the answer is of no card.
 */
export function biddingAnswer(question: BiddingQuestion): BiddingAnswer {
  const { edition, seen, cards, harkonnen } = question;
  const copies = copiesIn(edition);
  const left = unseenOf(edition, seen);
  const unseen = totalOf(left);
  const rows = CARD_CLASSES.map((card) => ({
    ...{ card, left: left[card], copies: copies[card], worth: question[card] },
    chance: unseen === 0 ? 0 : left[card] / unseen,
    among: chanceAtLeast(1, cards, left[card], unseen),
  }));
  const average =
    unseen === 0 ? 0 : rows.reduce((sum, row) => sum + row.left * row.worth, 0) / unseen;
  const good = rows.reduce((sum, row) => sum + (row.worth >= average ? row.left : 0), 0);
  return {
    ...{ unseen, rows, worth: harkonnen ? 2 * average : average },
    pays: unseen === 0 ? 0 : good / unseen,
  };
}
