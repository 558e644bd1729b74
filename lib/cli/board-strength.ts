// npm run strength:board -- ONE OTHER [--games N] [--factions F] [--ones K] [--from S] [--edition E] [--options O,…]: N games of the board game for
// each faction, F factions at the table, K of them played by ONE and the others by OTHER; prints how many ONE won by
// faction, how the games ended, and what a decision of ONE took.
import { parseArgs } from 'node:util';
import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import { FACTIONS } from '@/lib/board/factions/factions';
import { BOARD_PLAYERS, isBoardPlayer } from '@/lib/board/players/names';
import { playerOf } from '@/lib/board/players/players';
import type { Player } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { playout } from '@/lib/kernel/playout';
import { shareOf } from '@/lib/kernel/share';
import { columns } from './print';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    factions: { type: 'string', default: '6' },
    ones: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    edition: { type: 'string', default: '2019' },
    options: { type: 'string', default: '' },
  },
});
const [one = '', other = ''] = positionals;
if (!isBoardPlayer(one) || !isBoardPlayer(other))
  throw new Error(`name two players of ${BOARD_PLAYERS.join(', ')}`);
const [games, many, ones, from] = [values.games, values.factions, values.ones, values.from].map(
  Number,
) as [number, number, number, number];

const edition = values.edition === 'descartes' ? 'descartes' : '2019';
const options = values.options === '' ? [] : values.options.split(',');

const IDS = FACTIONS.map(({ id }) => id);
const endings = new Map<string, number>();
const rows: string[][] = [];
let all = 0;
let won = 0;
let decisions = 0;
/** Microseconds. */
let spent = 0;
for (const [first, id] of IDS.entries()) {
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    const seed = from + game * IDS.length + first;
    const table = tableOf(first, seed);
    const own = table.slice(0, ones);
    const factions = [...table].sort(
      (a, b) => mix32(seed * 8 + IDS.indexOf(a)) - mix32(seed * 8 + IDS.indexOf(b)),
    );
    const players = factions.map((faction, seat) =>
      own.includes(faction) ? watched(playerOf(one, seed, seat)) : playerOf(other, seed, seat),
    );
    const done = playout(duneBoard, { seed, edition, factions, options }, players);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    const { outcome, turns } = done.value;
    const winners = (outcome?.winners ?? []).map((seat) => factions[seat] ?? '');
    if (winners.some((winner) => own.includes(winner))) wins += 1;
    for (const name of [`${outcome?.reason}, turn ${turns}`, ...winners])
      endings.set(name, (endings.get(name) ?? 0) + 1);
    all += 1;
  }
  won += wins;
  rows.push([id, ...shown(wins, games)]);
}
process.stdout.write(
  `${one} against ${other}, ${many} factions, ${ones} of them played by ${one}\n`,
);
process.stdout.write(columns([...rows, ['all', ...shown(won, all)]], '  '));
process.stdout.write(
  columns(
    [...endings].sort().map(([name, count]) => [name, String(count)]),
    '  ',
  ),
);
process.stdout.write(`${(spent / decisions).toFixed(0)} µs of CPU a decision of ${one}\n`);

/** The factions of a game: first those that ONE plays. */
function tableOf(first: number, seed: number): string[] {
  const rest = IDS.filter((_, at) => at !== first);
  rest.sort((a, b) => mix32(seed + IDS.indexOf(a) * 977) - mix32(seed + IDS.indexOf(b) * 977));
  return [IDS[first] ?? '', ...rest].slice(0, many);
}

function watched(player: Player<DuneBoard>): Player<DuneBoard> {
  return (look, legal) => {
    const begun = process.cpuUsage();
    const action = player(look, legal);
    spent += process.cpuUsage(begun).user;
    decisions += 1;
    return action;
  };
}

function shown(count: number, of: number): string[] {
  const { low, high } = shareOf(count, of);
  const [least, most] = [low, high].map((share) => Math.round(share * 100));
  return [`${count} of ${of}`, `95 %: ${least} to ${most} of 100`];
}
