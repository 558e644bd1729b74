import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../../abilities/load';
import { moveText } from '../../moves';
import type { Frame } from '../../state/frames';
import { naiveActions } from './lister-fixture';
import { wander } from './wild-fixture';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** The first game; with FUZZ other games than those of npm test may be looked at. */
const FROM = Number(process.env.FROM ?? 0);
const GAMES = 100 * FUZZ;
const STEPS = 220;
/** Positions of each question that are compared: of the common ones few, the rare ones all. */
const MOST = 60 * FUZZ;
/** Positions that must have been compared. */
const POSITIONS = 2000;
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

describe('legal actions, found out twice', () => {
  it(`a slow lister that judges every action by itself finds the same (${GAMES} games, 2 to 5 Houses, both rule sets)`, () => {
    const seen: Record<string, number> = {};
    for (let seed = FROM; seed < FROM + GAMES; seed += 1)
      wander(seed, STEPS, catalogue, (state, legal, step) => {
        const question = questionOf(state.frames.at(-1));
        const before = seen[question] ?? 0;
        // Spread over the games: no more of a question in one game than its share so far, and one.
        const most = MOST_BY_QUESTION[question] ?? MOST;
        if (before >= Math.ceil((most * (seed - FROM + 1)) / GAMES)) return;
        seen[question] = before + 1;
        const naive = naiveActions(state, catalogue);
        const fast = legal.map(moveText).sort();
        const missing = naive.filter((key) => !fast.includes(key));
        const extra = fast.filter((key) => !naive.includes(key));
        expect({ step, question, missing, extra }).toEqual({
          step,
          question,
          missing: [],
          extra: [],
        });
      });
    const compared = Object.values(seen).reduce((sum, many) => sum + many, 0);
    if (process.env.TELL !== undefined) console.info(compared, seen);
    expect(compared).toBeGreaterThanOrEqual(POSITIONS);
    for (const question of OFTEN) expect(seen[question] ?? 0, question).toBeGreaterThan(0);
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
