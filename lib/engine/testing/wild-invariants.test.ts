import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { watched } from './invariants-fixture';
import { reaches } from './naive/reach-fixture';
import { wander } from './naive/wild-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** The first game: those below are played beside the naive lister, under the same invariants. */
const FROM = Number(process.env.FROM ?? 200);
const GAMES = 1820 * FUZZ;
const STEPS = 40;
/** Of so many games one goes on so much longer. */
const LONG = { of: 10, steps: 150 };
/** How often each card must have come to hand and to play. */
const TIMES = 20;

describe('in wild games with decks of any cards, 2 to 5 Houses, both rule sets, the rulings set either way', () => {
  it(`[TAT-9-13] [TAT-9-11] [TAT-2.2-01] [TAT-6.2.2-06] the invariants hold at every decision, and every card comes to play ${TIMES} times (${GAMES} games from ${FROM})`, () => {
    const { reached, look, prefer, wanted } = reaches(catalogue);
    for (let game = FROM; game < FROM + GAMES; game += 1) {
      const watch = watched(catalogue);
      const steps = game % LONG.of === 0 ? LONG.steps : STEPS;
      wander(
        // Every second number has the cards of a sample.
        2 * game + 1,
        steps,
        catalogue,
        (state, legal, step, events) => {
          watch(state, legal, step, events);
          look(state, step, events);
        },
        prefer,
        wanted(game),
      );
    }
    const rare = [...reached].filter(([, { hand, play }]) => Math.min(hand, play) < TIMES);
    if (process.env.TELL !== undefined)
      for (const [card, { hand, play }] of reached) console.info(card, hand, play);
    expect(rare.map(([card, { hand, play }]) => ({ card, hand, play }))).toEqual([]);
  });
});
