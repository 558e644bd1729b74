import { duneBoard } from '@/lib/board/dune';
import { advancedGame, EDITIONS } from '@/lib/board/editions/editions';
import { PLAYERS } from '@/lib/board/engine/facts';
import type { BoardGameSetup } from '@/lib/board/engine/setup/board-setup';
import { PLAYED_OPTIONS } from '@/lib/board/engine/setup/board-setup';
import type { Outcome } from '@/lib/board/engine/state/state';
import { FACTIONS } from '@/lib/board/factions/factions';
import { BOARD_PLAYERS, type BoardPlayerName, isBoardPlayer } from '@/lib/board/players/names';
import { playerOf } from '@/lib/board/players/players';
import type { Edition } from '@/lib/board/rules/book';
import { playout } from '@/lib/kernel/playout';
import { withChecks } from '@/lib/kernel/replay';
import { seedOf } from '@/lib/kernel/seed';
import { rounded } from '@/lib/odds/spread';
import { counted, listed, listedOr } from '@/lib/sentences';
import { type CommandIo, commandOf, type ExitCode } from './command';
import { columns, json, wrapped } from './print';

const MOST_GAMES = 100_000;
const IDS = FACTIONS.map(({ id }) => id);
const { least, most } = PLAYERS;
const playedIn = (edition: Edition) =>
  wrapped(PLAYED_OPTIONS[edition].join(', '), '              ');

/** Whole games of the board game between automatic players. */
export const boardPlay = commandOf({
  name: 'board play',
  summary: 'play whole games of the board game between automatic players',
  help: `registry board play --factions F,G,... [--players P,Q,...] [--games N] [--seed S]
                   [--edition 2019|descartes] [--advanced] [--options O,...]
                   [--record FILE] [--time] [--json]

Plays games of the Dune board game to their end, by the rules of the 2019 edition, ${EDITIONS[2019].turns} turns at
most, or of Descartes, ${EDITIONS.descartes.turns} turns at most. The same seed gives the same games everywhere, and the
same output to the byte.

  --factions  ${least} to ${most} factions in their seats, counterclockwise, parted by commas:
              ${IDS.slice(0, 3).join(', ')},
              ${IDS.slice(3).join(', ')}
  --players   who plays each of them, in the same order: random (anything that is legal; all are
              unless you say) or steward (by rules of thumb)
  --games     1 to ${MOST_GAMES} (1 unless you say); each has the seed of the one before and 1
  --seed      a number from 0 to 4294967295, or any word (0 unless you say)
  --edition   2019 unless you say
  --advanced  every option of the edition's advanced game
  --options   what the table plays otherwise, parted by commas; in 2019
${playedIn('2019')}              and in Descartes
${playedIn('descartes')}  --record    writes the record of the first game to a file, which "registry board replay" reads
  --time      says how many games and actions were played in a second too: figures that are never
              the same
  --json      an array of {seed, winners, reason, turns, steps, hash}; winners are factions, reason
              is strongholds, prediction, fremen, guild or last-turn

Exit code: 0 played, 2 the game cannot be set up so.
`,
  options: {
    json: 'flag',
    time: 'flag',
    factions: 'text',
    players: 'text',
    options: 'text',
    record: 'text',
    games: { from: 1, to: MOST_GAMES, usual: 1 },
    seed: 'text',
    edition: { oneOf: ['2019', 'descartes'], usual: '2019' },
    advanced: 'flag',
  },
  run: async ({ options, rest }, io) => {
    if (rest.length > 0) return io.misused('give options only');
    const factions = options.factions?.split(',') ?? [];
    if (factions.length === 0) return io.misused('--factions is missing');
    const players = options.players?.split(',') ?? factions.map(() => 'random');
    if (players.length !== factions.length || !players.every(isBoardPlayer))
      return io.misused(`--players names one for each faction: ${listedOr(BOARD_PLAYERS)}`);
    const edition: Edition = options.edition === 'descartes' ? 'descartes' : '2019';
    const advanced = options.advanced ? advancedGame(edition) : [];
    return playAll(io, {
      ...{
        factions,
        players,
        games: options.games,
        time: options.time,
        json: options.json,
        record: options.record,
      },
      first: seedOf(options.seed ?? 0),
      edition,
      options: [...new Set([...advanced, ...(options.options?.split(',') ?? [])])],
    });
  },
});

interface Match {
  readonly factions: readonly string[];
  /** One for each faction. */
  readonly players: readonly BoardPlayerName[];
  readonly edition: Edition;
  readonly options: readonly string[];
  readonly games: number;
  /** The seed of the first game. */
  readonly first: number;
  readonly record: string | undefined;
  readonly time: boolean;
  readonly json: boolean;
}

/** A game as --json tells it, in this order. */
interface Played {
  readonly seed: number;
  readonly winners: readonly string[];
  readonly reason: string | null;
  readonly turns: number;
  readonly steps: number;
  readonly hash: string;
}

async function playAll(io: CommandIo, match: Match): Promise<ExitCode> {
  const { factions, players, edition, options, games, first } = match;
  const played: Played[] = [];
  const start = performance.now();
  for (let game = 0; game < games; game += 1) {
    const seed = (first + game) >>> 0;
    const setup: BoardGameSetup = { seed, edition, factions, options };
    const seated = players.map((name, seat) => playerOf(name, seed, seat));
    const done = playout(duneBoard, setup, seated);
    if (!done.ok) return io.misused(done.problems[0]?.message ?? '');
    const { outcome, turns: begun, actions, hash } = done.value;
    played.push(tellOf(setup, outcome, begun, actions.length, hash));
    if (game > 0 || match.record === undefined) continue;
    const record = withChecks(duneBoard, duneBoard.recordOf(setup, actions));
    const written = await io.write(match.record, json(record));
    if (!written.ok) return io.unreadable(match.record, written.problems);
  }
  const seconds = (performance.now() - start) / 1000;
  io.out(match.json ? json(played) : asText(factions, played));
  if (match.time) {
    const steps = played.reduce((sum, game) => sum + game.steps, 0);
    io.remark(
      `${rounded(games / seconds)} games and ${Math.round(steps / seconds)} actions a second`,
    );
  }
  return 0;
}

export function tellOf(
  { seed, factions }: Pick<BoardGameSetup, 'seed' | 'factions'>,
  outcome: Outcome | null,
  begun: number,
  steps: number,
  hash: string,
): Played {
  const winners = (outcome?.winners ?? []).map((seat) => factions[seat] ?? '');
  return { seed, winners, reason: outcome?.reason ?? null, turns: begun, steps, hash };
}

export function asText(factions: readonly string[], games: readonly Played[]): string {
  const lines = games.map(({ seed, winners, reason, turns: begun, steps, hash }) => [
    `seed ${seed}`,
    listed(winners),
    reason ?? '-',
    counted(begun, 'turn'),
    counted(steps, 'step'),
    hash,
  ]);
  const won = factions.map((faction) => [
    faction,
    `${games.filter(({ winners }) => winners.includes(faction)).length}`,
  ]);
  return `${columns(lines)}\nWon, of ${counted(games.length, 'game')}\n${columns(won, '  ')}`;
}
