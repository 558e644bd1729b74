import type { CardId } from '@/lib/cards/card';
import { copiesIn, type Deck } from '@/lib/decks/deck';
import { type Share, shareOf } from '@/lib/kernel/share';
import { rounded, type Spread, spreadOf } from '../spread';
import type { CardFate } from './card-fates';
import type { GameResult } from './play-fixture';

/**
 * What games tell of a card of a deck. None of it proves that the card wins or loses: in longer games more cards
 * are seen, and who plays much is often winning already.
 */
export interface CardSummary {
  readonly card: CardId;
  readonly copies: number;
  /** Games in which a copy was seen, of all. */
  readonly seen: Share;
  /** Games in which one was played, of those in which one was seen. */
  readonly played: Share;
  /** Turns in which one was first seen (0 is the opening) and first played; null where it never was. */
  readonly seenTurn: Spread | null;
  readonly playedTurn: Spread | null;
  /** On average over the games in which one was played: times that copies engaged, and what they brought. */
  readonly engaged: number;
  readonly solaris: number;
  readonly spice: number;
  readonly favor: number;
  /** Solaris that were paid to deploy them. */
  readonly cost: number;
  /** Games at whose end a copy was left in the hand or the Assembly, of those in which one was seen. */
  readonly held: Share;
  /** Games that the deck won, of those in which a copy was seen, and of the others. */
  readonly wonSeen: Share;
  readonly wonUnseen: Share;
}

/** Every card of the Imperial and the House deck, in the order of the lists; from games that tell of the deck's cards. */
export function cardSummaries(
  results: readonly GameResult[],
  place: number,
  deck: Deck,
): readonly CardSummary[] {
  const games = results.flatMap(({ seats, winner, cards }) => {
    const seat = seats.indexOf(place);
    const fates = cards?.[seat];
    if (fates == null) return [];
    return [{ isWon: winner === seat, fates: new Map(fates.map((fate) => [fate.card, fate])) }];
  });
  const copies = copiesIn([...deck.imperialDeck, ...deck.houseDeck]);
  return [...copies].map(([card, count]) => {
    const told = games.map(({ isWon, fates }) => ({ isWon, fate: fates.get(card) ?? null }));
    return { card, copies: count, ...summaryOf(told) };
  });
}

interface Told {
  readonly isWon: boolean;
  readonly fate: CardFate | null;
}

function summaryOf(games: readonly Told[]): Omit<CardSummary, 'card' | 'copies'> {
  const fates = games.flatMap(({ fate }) => fate ?? []);
  const turns = fates.flatMap(({ played }) => played ?? []);
  const each = (what: 'engaged' | 'solaris' | 'spice' | 'favor' | 'cost') =>
    turns.length === 0
      ? 0
      : rounded(fates.reduce((sum, fate) => sum + fate[what], 0) / turns.length);
  const wins = (those: readonly Told[]) =>
    shareOf(those.filter(({ isWon }) => isWon).length, those.length);
  return {
    seen: shareOf(fates.length, games.length),
    played: shareOf(turns.length, fates.length),
    seenTurn: fates.length === 0 ? null : spreadOf(fates.map(({ seen }) => seen)),
    playedTurn: turns.length === 0 ? null : spreadOf(turns),
    engaged: each('engaged'),
    solaris: each('solaris'),
    spice: each('spice'),
    favor: each('favor'),
    cost: each('cost'),
    held: shareOf(fates.filter(({ held }) => held > 0).length, fates.length),
    wonSeen: wins(games.filter(({ fate }) => fate !== null)),
    wonUnseen: wins(games.filter(({ fate }) => fate === null)),
  };
}
