import { describe, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { watched } from './invariants-fixture';
import { walk } from './random-games-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
const GAMES = 2000 * FUZZ;
const STEPS = 250;
/** These games hardly differ from one decision to the next. */
const SELDOM = { every: 10, deep: 100 };

describe('in random games of the samples, 2 to 5 Houses, both rule sets', () => {
  it(`[TAT-9-13] [TAT-9-11] cards, hosts, amounts, titles and effects are as the rules want them, and something is legal (${GAMES} games)`, () => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const watch = watched(catalogue, SELDOM);
      walk(seed, STEPS, catalogue, (state, legal, events, step) =>
        watch(state, legal, step, events),
      );
    }
  });
});
