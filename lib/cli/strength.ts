// npm run strength -- ONE OTHER [--games N] [--houses H] [--from S]: plays one player against another with all the
// sample decks, every deal from every seat, and prints the share of games that it won with its 95 % interval.
import { parseArgs } from 'node:util';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { playerOf } from '@/lib/players/automatic-players';
import { duels, interval95, type Score } from '@/lib/players/duels';
import { PLAYERS, type PlayerName } from '@/lib/players/who-plays';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    houses: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
  },
});
const [one, other] = positionals.map(playerNamed);
if (one === undefined || other === undefined)
  throw new Error(`name two players: ${PLAYERS.join(', ')}`);

const catalogue = loadGameCatalogue();
const seating = (name: PlayerName) => (seed: number, seat: number) =>
  playerOf(name, catalogue, seed, seat);
const options = {
  games: Number(values.games),
  houses: Number(values.houses),
  from: Number(values.from),
};
const score = duels(duneCcg(catalogue), seating(one), seating(other), options, (now) => {
  process.stderr.write(`\r${said(now)}   `);
});
process.stderr.write('\r');
process.stdout.write(`${one} against ${other}, ${values.houses} Houses: ${said(score)}\n`);

function playerNamed(name: string): PlayerName {
  const found = PLAYERS.find((player) => player === name);
  if (found === undefined) throw new Error(`no player is called ${name}`);
  return found;
}

function said({ games, won, drawn }: Score): string {
  const [from, to] = interval95(won, games).map((share) => Math.round(share * 100));
  return `won ${won} of ${games} (95 %: ${from} to ${to} of 100), ${drawn} drawn`;
}
