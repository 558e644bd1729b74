import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { ENGINE_VERSION } from '@/lib/engine/record';
import { seedOf } from '@/lib/kernel/seed';
import { FEATURES } from '@/lib/players/mentat/features';
import type { ValueFile } from '@/lib/players/mentat/weights';
import type { Position } from '@/lib/players/training/self-play';
import { commandOf } from '../command';
import { json } from '../print';

/** Learns how the Houses stand from games that automatic Houses play against themselves. */
export const train = commandOf({
  name: 'train',
  summary: 'learn the value model of the mentat from games of self-play',
  help: `registry train [--games N] [--budget N] [--seed S] [--out FILE]

Plays games between two stewards with all the sample decks, writes down how the Houses stood when
each turn began, and fits the weights with which the named features tell best who won. A mentat with
these weights plays a quarter as many games against itself, and the weights are fitted to both. Four
games of five are learnt from, the fifth is asked. Prints the file of weights, or writes it; that of the
mentat is data/players/value.json. The same games and seed give the same file to the byte.

  --games  5 to 100000 (400 unless you say)
  --budget playouts a decision of the learning mentat, 2 to 10000 (12 unless you say)
  --seed   a number from 0 to 4294967295, or any word (0 unless you say)

Exit code: 0 learnt, 2 the games are too few, or the file cannot be written.
`,
  options: {
    games: { from: 5, to: 100_000, usual: 400 },
    budget: { from: 2, to: 10_000, usual: 12 },
    seed: 'text',
    out: 'text',
  },
  run: async ({ options, rest }, io) => {
    if (rest.length > 0) return io.misused('give options only');
    // Only this command needs what fits weights.
    const { selfPlay } = await import('@/lib/players/training/self-play');
    const { fitWeights, judge } = await import('@/lib/players/training/fit');
    const seed = seedOf(options.seed ?? 0);
    const catalogue = loadGameCatalogue();
    // First what games of rules of thumb teach, then beside it those of a mentat that has learnt that.
    const first = selfPlay(catalogue, { name: 'steward' }, { games: options.games, seed });
    const own = Math.ceil(options.games / OWN);
    const second = selfPlay(
      catalogue,
      {
        name: 'mentat',
        weights: fitWeights(first.filter(isLearnt), RIDGE),
        playouts: options.budget,
      },
      { games: own, seed: seed + options.games },
    );
    const positions = [...first, ...second];
    const learnt = positions.filter(isLearnt);
    const held = positions.filter((position) => !isLearnt(position));
    if (learnt.length === 0 || held.length === 0)
      return io.misused('these games are too few to learn from: play more');
    const { early, late } = fitWeights(learnt, RIDGE);
    const weights = { early: early.map(rounded), late: late.map(rounded) };
    const { logLoss, right } = judge(held, weights);
    const file: ValueFile = {
      version: 2,
      weights: Object.fromEntries(
        FEATURES.map((name, at) => [
          name,
          { early: weights.early[at] ?? 0, late: weights.late[at] ?? 0 },
        ]),
      ) as ValueFile['weights'],
      made: {
        ...{ games: options.games, own, seed, positions: learnt.length, ridge: RIDGE },
        engine: ENGINE_VERSION,
        held: { positions: held.length, logLoss: rounded(logLoss), right: rounded(right) },
      },
    };
    if (options.out === undefined) {
      io.out(json(file));
      return 0;
    }
    const written = await io.write(options.out, json(file));
    return written.ok ? 0 : io.unreadable(options.out, written.problems);
  },
});

/** For so many games of stewards the mentat plays one itself. */
const OWN = 4;

/** Four games of five are learnt from. */
const isLearnt = ({ game }: Position) => game % 5 !== 4;

/** How strongly weights are drawn to 0. */
const RIDGE = 2;

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
