import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { loadGameCatalogue } from '../../abilities/load';
import type { Frame } from '../../state/frames';
import { watched } from '../invariants-fixture';
import { naiveActions } from './lister-fixture';
import { reaches } from './reach-fixture';
import { wander } from './wild-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** The first game; with FUZZ other games than those of npm test may be looked at. */
const FROM = Number(process.env.FROM ?? 0);
const GAMES = 200 * FUZZ;
/** Of so many games one has the cards of samples, and of these every other one begins with nothing on the table. */
const SAMPLES = 10;
const STEPS = 150;
/** Positions of each question that are compared: of the common ones few, the rare ones all. */
const MOST = 60 * FUZZ;
/** Positions that must have been compared. */
const POSITIONS = 2000;
/** How often each card must have come to hand. */
const TIMES = 5;
/** What has the most rules behind it is looked at more often. */
const MOST_BY_QUESTION: Readonly<Record<string, number>> = {
  house: 8 * MOST,
  window: 12 * MOST,
  'effect (effects)': 3 * MOST,
};

/** What is asked, by its place in the rules. */
function questionOf(frame: Frame | undefined): string {
  if (frame === undefined) return 'nothing';
  return 'at' in frame ? `${frame.step} (${frame.at})` : frame.step;
}

/** The game of a number: most have decks of any cards, which the odd seeds do. */
const seedOf = (game: number): number => FROM + 2 * game + (game % SAMPLES === 0 ? 0 : 1);

describe('legal actions, found out twice', () => {
  it(`a slow lister that judges every action by itself finds the same, and the invariants hold (${GAMES} games, most with decks of any cards, 2 to 5 Houses, both rule sets)`, () => {
    const seen: Record<string, number> = {};
    const { reached, look, prefer } = reaches(catalogue);
    for (let game = 0; game < GAMES; game += 1) {
      const watch = watched(catalogue);
      wander(
        seedOf(game),
        STEPS,
        catalogue,
        (state, legal, step, events) => {
          watch(state, legal, step, events);
          look(state, step, events);
          const question = questionOf(state.frames.at(-1));
          const before = seen[question] ?? 0;
          // Spread over the games: no more of a question in one game than its share so far, and one.
          const most = MOST_BY_QUESTION[question] ?? MOST;
          if (before >= Math.ceil((most * (game + 1)) / GAMES)) return;
          seen[question] = before + 1;
          const naive = naiveActions(state, catalogue);
          const fast = legal.map(moveText).sort();
          if (naive.join('\n') === fast.join('\n')) return;
          const missing = naive.filter((key) => !fast.includes(key));
          const extra = fast.filter((key) => !naive.includes(key));
          expect({ step, question, missing, extra }).toBeNull();
        },
        prefer,
      );
    }
    const compared = Object.values(seen).reduce((sum, many) => sum + many, 0);
    const rare = [...reached].filter(([, { hand }]) => hand < TIMES);
    if (process.env.TELL !== undefined) console.info(compared, seen, rare);
    expect(compared).toBeGreaterThanOrEqual(POSITIONS);
    for (const question of OFTEN) expect(seen[question] ?? 0, question).toBeGreaterThan(0);
    expect(rare).toEqual([]);
  });
});

/** Questions that must have come up, lest the comparison proves nothing. */
const OFTEN = [
  'house',
  'window',
  'disengage',
  'initiative (ranks)',
  'discard',
  'draw',
  'petition (opening-bid)',
  'petition (options)',
  'petition (discount)',
  'rite (attack-force)',
  'rite (counter)',
  'rite (defense-engages)',
  'rite (defense-force)',
  'rite (reward)',
  'effect (effects)',
  'effect (x)',
];
