import { writeRecordFile } from '@/lib/codecs/files/record-file';
import type { Deck } from '@/lib/decks/deck';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { houseNames } from '@/lib/engine/setup/house-names';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import { type Standing, standings, type TurnOver } from '@/lib/engine/standings';
import type { RuleSet } from '@/lib/engine/state/state';
import { MOST_TURNS, playout } from '@/lib/kernel/playout';
import { withChecks } from '@/lib/kernel/replay';
import { seedOf } from '@/lib/kernel/seed';
import { rounded } from '@/lib/odds/spread';
import { readSeated, type Seated, seat } from '@/lib/players/seated';
import { AUTOMATIC, PLAYERS } from '@/lib/players/who-plays';
import { counted, listedOr } from '@/lib/sentences';
import { type CommandIo, commandOf, type ExitCode } from '../command';
import { readDeckNamed, warnOfIllegal } from '../deck-file';
import { columns, json, plain } from '../print';

const MOST_GAMES = 10_000;
const MOST_HOUSES = 8;

/** Whole games between automatic players. */
export const play = commandOf({
  name: 'play',
  summary: 'play whole games between automatic Houses',
  help: `registry play --decks A B ... [--players P,Q,... | --policy P] [--games N] [--seed S]
              [--rules tat|eots] [--record FILE] [--time] [--json]

Plays games to their end between the Houses of 2 to ${MOST_HOUSES} decks, by the whole rules; a game
without a winner is left after ${MOST_TURNS} turns. The same seed gives the same games everywhere, and the
same output to the byte.

  --decks    two decks or more, clockwise: files, or samples by name (atreides, corrino, harkonnen,
             fremen, guild, sisterhood, smugglers, spice-miners, water-sellers)
  --players  who plays each deck, parted by commas: mentat (looks ahead; mentat:400 with at most so
             many playouts for a decision, mentat:500ms with so much time, where the same seed may
             give other games), steward (rules of thumb for every kind of action), greedy (economy
             first, then admission), novice (anything that is not plainly bad) or random (anything
             that is legal)
  --policy   one of them but the mentat for all the decks (greedy unless you say)
  --games    1 to ${MOST_GAMES} (1 unless you say); each has the seed of the one before and 1
  --seed     a number from 0 to 4294967295, or any word (0 unless you say)
  --rules    tat, or eots for Eye of the Storm (tat unless every deck is of that format)
  --record   writes the record of the first game to a file; "registry replay" and the table read it
  --time     says how many games were played in a second too: the one figure that is never the same
  --json     {players, rules, seed, houses, games, wins, winsByPlayer}; players and houses are names
             by seat; games are {seed, winner, player, reason, turns, steps, hash, byTurn}, winner
             by seat and player by name, or null, reason null where the game was left; byTurn is
             {turn, houses}, of each House its treasury, favor, hoard and deployed cards when the
             turn was over; wins by seat, and by the name of the player

Exit code: 0 played, 2 a deck cannot be read or names cards that do not exist.
`,
  options: {
    json: 'flag',
    time: 'flag',
    decks: 'text',
    players: 'text',
    policy: { oneOf: PLAYERS, usual: 'greedy' },
    games: { from: 1, to: MOST_GAMES, usual: 1 },
    seed: 'text',
    rules: { oneOf: ['tat', 'eots'] },
    record: 'text',
  },
  run: async ({ options, rest }, io) => {
    const names = options.decks === undefined ? [] : [options.decks, ...rest];
    if (names.length < 2 || names.length > MOST_HOUSES)
      return io.misused(`give two to ${MOST_HOUSES} decks behind --decks`);

    const players = options.players?.split(',') ?? names.map(() => options.policy);
    const seated = players.flatMap((player) => readSeated(player) ?? []);
    if (players.length !== names.length || seated.length !== names.length)
      return io.misused(
        `--players names one for each deck, parted by commas: ${listedOr(AUTOMATIC)}`,
      );

    const decks: Deck[] = [];
    for (const name of names) {
      const deck = await readDeckNamed(name, io);
      if (!deck.ok) return io.unreadable(name, deck.problems);
      warnOfIllegal(io, name, deck.value);
      decks.push(deck.value);
    }
    const usual = decks.every(({ format }) => format === 'eots') ? 'eots' : 'tat';
    return playAll(io, {
      ...options,
      players,
      seated,
      decks,
      names,
      rules: options.rules ?? usual,
    });
  },
});

interface Match {
  readonly decks: readonly Deck[];
  readonly names: readonly string[];
  /** By seat. */
  readonly players: readonly string[];
  readonly seated: readonly Seated[];
  readonly games: number;
  readonly rules: RuleSet;
  readonly seed: string | undefined;
  readonly record: string | undefined;
  readonly time: boolean;
  readonly json: boolean;
}

/** A game as --json tells it, in this order. */
interface Played {
  readonly seed: number;
  readonly winner: number | null;
  readonly player: string | null;
  readonly reason: string | null;
  readonly turns: number;
  readonly steps: number;
  readonly hash: string;
  readonly byTurn: readonly TurnOver[];
}

async function playAll(io: CommandIo, match: Match): Promise<ExitCode> {
  const { decks, names, players, rules } = match;
  const titles = houseNames(decks);
  const catalogue = loadGameCatalogue();
  const duneRules = duneCcg(catalogue);
  const first = seedOf(match.seed ?? 0);
  const played: Played[] = [];
  const start = performance.now();
  for (let game = 0; game < match.games; game += 1) {
    const seed = (first + game) >>> 0;
    const setup: GameSetup = {
      seed,
      rules,
      players: decks.length,
      houses: decks.map((deck, seat) => ({ name: titles[seat] ?? '', deck })),
    };
    const thinking = match.seated.map((one, at) => seat(one, catalogue, setup, seed, at));
    const byTurn: TurnOver[] = [];
    const done = playout(duneRules, setup, thinking, {
      onTurn: (turn, state) => byTurn.push({ turn, houses: standings(state) }),
    });
    if (!done.ok) return io.unreadable(names.join(' '), done.problems);
    const { actions, outcome, turns, hash } = done.value;
    const { winner = null, reason = null } = outcome ?? {};
    const player = winner === null ? null : (players[winner] ?? null);
    played.push({ seed, winner, player, reason, turns, steps: actions.length, hash, byTurn });
    if (game > 0 || match.record === undefined) continue;
    const text = writeRecordFile(withChecks(duneRules, duneRules.recordOf(setup, actions)));
    const written = await io.write(match.record, text);
    if (!written.ok) return io.unreadable(match.record, written.problems);
  }
  const seconds = (performance.now() - start) / 1000;
  const houses = titles.map((name, seat) =>
    plain(name || decks[seat]?.name || `House ${seat + 1}`),
  );
  const wins = decks.map((_, seat) => played.filter(({ winner }) => winner === seat).length);
  const speed = match.time ? { gamesPerSecond: rounded(match.games / seconds) } : {};
  const winsByPlayer = Object.fromEntries(
    [...new Set(players)].map((name) => [
      name,
      played.filter(({ player }) => player === name).length,
    ]),
  );
  const answer = {
    ...{ players, rules, seed: first, houses, games: played, wins, winsByPlayer },
    ...speed,
  };
  io.out(match.json ? json(answer) : asText(answer));
  return 0;
}

interface Answer {
  readonly players: readonly string[];
  /** Names by seat, and how many games each has won. */
  readonly houses: readonly string[];
  readonly wins: readonly number[];
  readonly games: readonly Played[];
  readonly gamesPerSecond?: number;
}

function asText({ players, houses, wins, games, gamesPerSecond }: Answer): string {
  const lines = games.map(({ seed, winner, reason, turns, steps, hash, byTurn }) => [
    `seed ${seed}`,
    winner === null ? '-' : (houses[winner] ?? ''),
    reason ?? 'left',
    counted(turns, 'turn'),
    counted(steps, 'step'),
    (byTurn.at(-1)?.houses ?? []).map(inHand).join(' / '),
    hash,
  ]);
  const won = wins.map((count, seat) => [houses[seat] ?? '', players[seat] ?? '', `${count}`]);
  const left = games.filter(({ winner }) => winner === null).length;
  const speed = gamesPerSecond === undefined ? '' : `${gamesPerSecond} games a second\n`;
  return `${columns(lines)}\nWon, of ${counted(games.length, 'game')}\n${columns([...won, ['nobody', '', `${left}`]], '  ')}${speed}`;
}

function inHand({ treasury, favor, hoard }: Standing): string {
  return `${treasury} solaris ${favor} favor ${hoard} spice`;
}
