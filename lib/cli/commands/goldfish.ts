import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { MOST_TURNS } from '@/lib/kernel/playout';
import { seedOf } from '@/lib/kernel/seed';
import { goldfish as playGoldfish } from '@/lib/odds/goldfish';
import type { Spread } from '@/lib/odds/spread';
import { PLAYERS } from '@/lib/players/who-plays';
import { commandOf } from '../command';
import { readDeckNamed, warnOfIllegal } from '../deck-file';
import { columns, json, plain } from '../print';

const MOST_GAMES = 10_000;

/** Opening turns of one deck against silent rivals, many times over. */
export const goldfish = commandOf({
  name: 'goldfish',
  summary: 'play the opening turns of a deck many times',
  help: `registry goldfish FILE [--turns T] [--games N] [--seed S]
                  [--policy P] [--json]

Plays the first turns of a deck against silent rivals, as many as its number of players says, and
tells what the House has when each turn is over: mean and quartiles of treasury, favor, hoard and
deployed cards, the share of games in which it has been able to request admission by then, and of
those in which it has not, and has too little spice in its hoard, or too little favor. A game that
is won keeps what it ended with. FILE may be a sample by name (atreides, guild ...).

  --turns    1 to ${MOST_TURNS} (5 unless you say)
  --games    1 to ${MOST_GAMES} (100 unless you say); each has the seed of the one before and 1
  --seed     a number from 0 to 4294967295, or any word (0 unless you say)
  --policy   how the House chooses: greedy (unless you say), steward, novice or random
  --json     {deck, rules, players, policy, seed, turns, games, byTurn}; byTurn is {turn, treasury,
             favor, hoard, deployed, admission, short}, the four each {mean, q1, median, q3},
             admission a share from 0 to 1, and short {hoard, favor} shares of all games

The same seed gives the same output to the byte. Exit code: 0 played, 2 the deck cannot be read or
names cards that do not exist.
`,
  options: {
    json: 'flag',
    turns: { from: 1, to: MOST_TURNS, usual: 5 },
    games: { from: 1, to: MOST_GAMES, usual: 100 },
    seed: 'text',
    policy: { oneOf: PLAYERS, usual: 'greedy' },
  },
  run: async ({ options, rest: [file, ...more] }, io) => {
    if (file === undefined || more.length > 0) return io.misused('give one deck file');
    const { turns, games, policy } = options;
    const deck = await readDeckNamed(file, io);
    if (!deck.ok) return io.unreadable(file, deck.problems);
    warnOfIllegal(io, file, deck.value);
    const { name, players, format } = deck.value;
    const rules = format === 'eots' ? 'eots' : 'tat';
    const seed = seedOf(options.seed ?? 0);
    const setup = { deck: deck.value, rules, players, policy, turns, games, seed } as const;
    const played = playGoldfish(setup, loadGameCatalogue());
    if (!played.ok) return io.unreadable(file, played.problems);

    const byTurn = played.value;
    if (options.json) {
      io.out(json({ deck: name, rules, players, policy, seed, turns, games, byTurn }));
      return 0;
    }
    io.out(`${plain(name || file)}, seed ${seed}, games: ${games}\n`);
    io.out('Mean (a quarter, half, three quarters of the games below) when the turn is over\n\n');
    const head = [
      'Turn',
      'Treasury',
      'Favor',
      'Hoard',
      'Deployed',
      'Could request admission',
      'Lacks spice',
      'Lacks favor',
    ];
    const rows = byTurn.map(({ turn, treasury, favor, hoard, deployed, admission, short }) => [
      `${turn}`,
      ...[treasury, favor, hoard, deployed].map(shown),
      ...[admission, short.hoard, short.favor].map((share) => `${Math.round(share * 100)} %`),
    ]);
    io.out(columns([head, ...rows]));
    return 0;
  },
});

function shown({ mean, q1, median, q3 }: Spread): string {
  return `${mean.toFixed(1)} (${[q1, median, q3].map((each) => `${Math.round(each * 10) / 10}`).join(', ')})`;
}
