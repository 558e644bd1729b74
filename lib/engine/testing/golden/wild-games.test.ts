import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../../abilities/load';
import { watched } from '../invariants-fixture';
import { reaches } from '../naive/reach-fixture';
import { wander } from '../naive/wild-fixture';
import { ASPECTS, differingIn } from './tally-fixture';
import { type Heard, trace } from './trace-fixture';

/*
 * Wild games, with the invariants and digests of what may be done, happens, counts and is said. What comes to play in
 * one depends on those before it, so that a change of the rules makes all others that come after. Where it is meant,
 * GOLDEN=write npx vitest run lib/engine/testing/golden records them anew.
 */

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** The first game: those below are played beside the naive lister, under the same invariants. */
const FIRST = 200;
const FROM = Number(process.env.FROM ?? FIRST);
const GAMES = 1820 * FUZZ;
const file = join(import.meta.dirname, 'wild-games.txt');
const STEPS = 40;
/** Of so many games one goes on so much longer. */
const LONG = { of: 10, steps: 150 };
/** How often each card must have come to hand and to play. */
const TIMES = 20;

describe('in wild games with decks of any cards, 2 to 5 Houses, both rule sets, the rulings set either way', () => {
  it(`[TAT-9-13] [TAT-9-11] [TAT-2.2-01] [TAT-6.2.2-06] the invariants hold at every decision, and every card comes to play ${TIMES} times (${GAMES} games from ${FROM})`, () => {
    const { reached, look, prefer, wanted } = reaches(catalogue);
    const heard: Heard = new Map();
    const now: string[] = [];
    for (let game = FROM; game < FROM + GAMES; game += 1) {
      const watch = watched(catalogue);
      const { look: follow, digests } = trace(game, catalogue, heard);
      const steps = game % LONG.of === 0 ? LONG.steps : STEPS;
      wander(
        // Every second number has the cards of a sample.
        2 * game + 1,
        steps,
        catalogue,
        (state, legal, step, events) => {
          watch(state, legal, step, events);
          look(state, step, events);
          follow(state, legal, step, events);
        },
        prefer,
        wanted(game),
      );
      now.push(digests());
    }
    const rare = [...reached].filter(([, { hand, play }]) => Math.min(hand, play) < TIMES);
    if (process.env.TELL !== undefined)
      for (const [card, { hand, play }] of reached) console.info(card, hand, play);
    expect(rare.map(([card, { hand, play }]) => ({ card, hand, play }))).toEqual([]);
    // Other games have been recorded nowhere.
    if (FUZZ !== 1 || FROM !== FIRST) return;
    if (process.env.GOLDEN === 'write') writeFileSync(file, inLines(now));
    expect(differences(readFileSync(file, 'utf8').trim().split(/\s+/), now)).toBeNull();
  });
});

const IN_A_LINE = 10;

function inLines(digests: readonly string[]): string {
  return digests
    .map((one, at) => (at % IN_A_LINE === IN_A_LINE - 1 ? `${one}\n` : `${one} `))
    .join('');
}

/** How many games are not as they were recorded, and which of them is the first; null where all are. */
function differences(kept: readonly string[], now: readonly string[]): string | null {
  const differing = now.flatMap((one, at) => (one === kept[at] ? [] : [at]));
  const [first] = differing;
  if (first === undefined && kept.length === now.length) return null;
  const aspects = differingIn(kept[first ?? 0] ?? '', now[first ?? 0] ?? '', ASPECTS);
  return `${differing.length} of ${now.length} games are not as they were recorded; the first is game ${FROM + (first ?? 0)}: what ${aspects.join(', what ')}`;
}
