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
import { walk } from './random-games-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
const GAMES = 2000 * FUZZ;
const STEPS = 250;

describe('in random games of the samples, 2 to 5 Houses, both rule sets', () => {
  it(`[TAT-9-13] [TAT-9-11] cards, hosts, amounts, titles and effects are as the rules want them, and something is legal (${GAMES} games)`, () => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      let spice: number | null = null;
      let market: Market = { hoard: 0, more: 0 };
      walk(seed, STEPS, catalogue, (state, legal, events, step) => {
        if (step % 10 === 0) expect(faultsOf(state, legal, catalogue)).toEqual([]);
        expect(wrongRates(market, step === 0 ? [] : events)).toEqual([]);
        market = marketOf(state);
        const now = spiceOf(state);
        if (spice !== null && now !== spice && !tellsOfSpice(events))
          throw new Error(`spice came or went: ${spice} to ${now}`);
        spice = now;
      });
    }
  });
});
