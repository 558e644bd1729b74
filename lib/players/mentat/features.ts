import { baseCost } from '@/lib/engine/payment/cost';
import { governedBy } from '@/lib/engine/queries/governed';
import { resistanceOf } from '@/lib/engine/queries/ranks';
import { cardAt, type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { EXPECTED_TURNS } from '../expected';
import { type Prices, pricesOf } from '../steward/prices';
import { worthInPlay, worthOfYield } from '../steward/worth';
import { incomeOf } from './income';
import { raceOf } from './race';

/**
 * What a player would name of how a House stands, each about from 0 to 1: the value model has a weight for each at
 * the start of a game, and one for what it grows by as the turns go.
 */
export const FEATURES = [
  'race',
  'way',
  'income',
  'incomeLeft',
  'hoard',
  'fullHoard',
  'laid',
  'missingFavor',
  'favor',
  'treasury',
  'skill',
  'personas',
  'resistance',
  'cards',
  'dune',
  'assembly',
  'fewCards',
] as const;
export type Feature = (typeof FEATURES)[number];

/** How all Houses stand at the beginning of a turn, by seat and feature. */
export function featuresOf(game: Game): readonly (readonly number[])[] {
  const { state } = game;
  const stands = state.houses.map((house, seat) => {
    const prices = pricesOf(game, seat);
    const cards = governedBy(game, seat);
    const income = incomeOf(game, seat, prices);
    let laid = 0;
    for (const { spice } of cards) laid += spice;
    return { ...house, prices, cards, income, laid };
  });
  const turns = raceOf(stands, state.ranks, state.guildHoard);
  const left = Math.max(0, EXPECTED_TURNS - state.turn);
  return stands.map(({ prices, cards, income, laid, treasury, hoard, favor, zones }, seat) => {
    const way = turns[seat] ?? 0;
    let skill = 0;
    let personas = 0;
    let resistance = 0;
    for (const card of cards) {
      const { talents, type } = printed(game, card);
      for (const rank of Object.values(talents ?? {})) skill += rank;
      if (type === 'persona') personas += 1;
      resistance += resistanceOf(game, card);
    }
    const worth = worthOfYield(income, prices);
    const full = Math.min(ADMISSION.spice, hoard) / ADMISSION.spice;
    const by: Readonly<Record<Feature, number>> = {
      race: 1 / (1 + way),
      way: -Math.min(12, way) / 6,
      income: Math.min(60, worth) / 40,
      incomeLeft: (Math.min(60, worth) * left) / 200,
      hoard: full,
      fullHoard: full * full,
      laid: Math.min(6, laid) / 5,
      missingFavor: Math.max(0, ADMISSION.favor - favor) / 5,
      favor: Math.max(-5, Math.min(10, favor - ADMISSION.favor)) / 10,
      treasury: Math.min(30, treasury) / 10,
      skill: Math.min(25, skill) / 20,
      personas: Math.min(10, personas) / 10,
      resistance: Math.min(60, resistance) / 40,
      cards: Math.min(20, cards.length) / 20,
      dune: cards.some(({ group }) => group === 'dune') ? 1 : 0,
      assembly: gainOfAssembly(game, seat, prices) / 40,
      fewCards: Math.max(0, 8 - zones['house-deck'].length) / 8,
    };
    return FEATURES.map((name) => by[name]);
  });
}

/** What the three best cards of an Assembly would bring by the end, less what they cost. */
function gainOfAssembly(game: Game, seat: Seat, prices: Prices): number {
  return houseAt(game, seat)
    .zones.assembly.map((id) => {
      const card = cardAt(game, id);
      return Math.max(0, worthInPlay(game, seat, card, prices) - baseCost(game, card));
    })
    .sort((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, gain) => sum + gain, 0);
}
