import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import {
  faultsOf,
  type Market,
  marketOf,
  spiceOf,
  tellsOfSpice,
  wrongRates,
} from './invariants-fixture';
import { wander } from './naive/wild-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** The first game; with FUZZ other games than those of npm test may be looked at. */
const FROM = Number(process.env.FROM ?? 0);
const GAMES = 300 * FUZZ;
const STEPS = 150;

describe('in wild games with decks of any cards, 2 to 5 Houses, both rule sets, the rulings set either way', () => {
  it(`[TAT-9-13] [TAT-9-11] [TAT-2.2-01] the invariants hold at every decision (${GAMES} games)`, () => {
    for (let game = 0; game < GAMES; game += 1) {
      // Every second wild game has the cards of a sample.
      const seed = FROM + 2 * game + 1;
      let spice: number | null = null;
      let market: Market = { hoard: 0, more: 0 };
      wander(seed, STEPS, catalogue, (state, legal, step, events) => {
        expect(faultsOf(state, legal, catalogue)).toEqual([]);
        expect(wrongRates(market, step === 0 ? [] : events)).toEqual([]);
        market = marketOf(state);
        const now = spiceOf(state);
        if (spice !== null && now !== spice && !tellsOfSpice(events))
          throw new Error(`spice came or went: ${spice} to ${now}`);
        spice = now;
        if (step % 25 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      });
    }
  });
});
