import { governedBy } from '@/lib/engine/queries/governed';
import { type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { type Prices, pricesOf } from '../steward/prices';
import { worthPerTurn } from '../steward/worth';

/**
 * What a player would name of how a House stands, each about from 0 to 1: in this order the value model has its
 * weights. The treasury, the hand and what could be bought next told nothing beside these.
 */
export const FEATURES = [
  'hoard',
  'laid',
  'income',
  'missingFavor',
  'favor',
  'allies',
  'skill',
  'cards',
  'fewCards',
] as const;
export type Feature = (typeof FEATURES)[number];

/** How a House stands, by feature. */
export function featuresOf(game: Game, seat: Seat): readonly number[] {
  const { hoard, favor, zones } = houseAt(game, seat);
  const prices: Prices = pricesOf(game, seat);
  const cards = governedBy(game, seat);
  let income = 0;
  let laid = 0;
  let skill = 0;
  let allies = 0;
  for (const card of cards) {
    const { talents, subtypes } = printed(game, card);
    income += Math.max(0, worthPerTurn(game, seat, card, prices, 1));
    laid += card.spice;
    for (const rank of Object.values(talents ?? {})) skill += rank;
    if (subtypes.includes('Ally')) allies += 1;
  }
  const spice = Math.min(ADMISSION.spice, hoard);
  const by: Readonly<Record<Feature, number>> = {
    hoard: spice / 10,
    laid: Math.min(4, laid) / 4,
    income: Math.min(40, income) / 40,
    missingFavor: prices.missingFavor / 5,
    favor: Math.max(-5, Math.min(10, favor - ADMISSION.favor)) / 10,
    allies: Math.min(4, allies) / 4,
    skill: Math.min(20, skill) / 20,
    cards: Math.min(20, cards.length) / 20,
    fewCards: Math.max(0, 8 - zones['house-deck'].length) / 8,
  };
  return FEATURES.map((name) => by[name]);
}
