// npm run strength -- ONE OTHER [--games N] [--houses H] [--from S]: plays one player against another with all the
// sample decks, every deal from every seat, and prints the share of games that it won with its 95 % interval.
import { parseArgs } from 'node:util';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { duels, interval95, type Score, type Seating } from '@/lib/players/duels';
import { readSeated, SEATED, type Seated, seat } from '@/lib/players/seated';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    houses: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
  },
});
const [one, other] = positionals.map(readSeated);
if (!one || !other) throw new Error(`name two players of ${SEATED.join(', ')}`);

const catalogue = loadGameCatalogue();
const seating =
  (seated: Seated): Seating =>
  (seed, at, setup) =>
    seat(seated, catalogue, setup, seed, at);
const options = {
  games: Number(values.games),
  houses: Number(values.houses),
  from: Number(values.from),
};
const score = duels(duneCcg(catalogue), seating(one), seating(other), options, (now) => {
  process.stderr.write(`\r${said(now)}   `);
});
process.stderr.write('\r');
process.stdout.write(`${positionals.join(' against ')}, ${values.houses} Houses: ${said(score)}\n`);

function said({ games, won, drawn }: Score): string {
  const [from, to] = interval95(won, games).map((share) => Math.round(share * 100));
  return `won ${won} of ${games} (95 %: ${from} to ${to} of 100), ${drawn} drawn`;
}
