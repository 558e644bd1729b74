import type { CardId } from '../../engine/facts';
import { kindOf } from '../../engine/facts';
import { steady } from './steady';

/** What things are worth to a steward, in spice. To win the game is worth 100. */
export const WIN = 100;
/** A force, on Dune or in reserve. */
export const FORCE = 1.3;
/** To kill a force of a rival. */
export const KILL = 0.25;

/** What a leader is worth: what it fights with, and what its death pays. */
export function leaderWorth(strength: number): number {
  return 1 + 0.7 * strength;
}

/** Spice in hand: the more there is, the less another is worth. */
export function purseWorth(spice: number): number {
  return steady(10 * Math.log1p(spice / 10));
}

/** What a treachery card is worth in hand, whatever else is there. */
export function cardWorth(card: CardId): number {
  return CARDS[card] ?? KINDS[kindOf(card) ?? ''] ?? 0;
}

/** Whether a winner keeps a card that it played: it can be used again. */
export function isWorthKeeping(card: CardId): boolean {
  return cardWorth(card) > 0;
}

const KINDS: Readonly<Record<string, number>> = {
  'projectile weapon': 4,
  'poison weapon': 4,
  lasgun: 4,
  'projectile defense': 4,
  'poison defense': 4,
  'cheap hero': 2.5,
  worthless: -0.5,
};
const CARDS: Readonly<Record<CardId, number>> = {
  karama: 2.5,
  'tleilaxu-ghola': 3,
  'family-atomics': 0.8,
  'weather-control': 2,
  hajr: 2,
  truthtrance: 0.3,
};
