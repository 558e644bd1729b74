// npm run strength -- ONE OTHER [--games N] [--houses H] [--from S] [--uses]: plays one player against another with
// all the sample decks, every deal from every seat, and prints the share of games that it won with its 95 % interval;
// with --uses also how often it used each kind of action, and the rites of each talent.
import { parseArgs } from 'node:util';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { type DuneCcg, duneCcg } from '@/lib/engine/dune-ccg';
import type { Player } from '@/lib/kernel/game';
import { shareOf } from '@/lib/kernel/share';
import { duels, type Score, type Seating } from '@/lib/players/duels';
import { readSeated, type Seated, seat } from '@/lib/players/seated';
import { AUTOMATIC } from '@/lib/players/who-plays';
import { columns } from './print';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    houses: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
    uses: { type: 'boolean', default: false },
  },
});
const [one, other] = positionals.map(readSeated);
if (!one || !other) throw new Error(`name two players of ${AUTOMATIC.join(', ')}`);

const catalogue = loadGameCatalogue();
const seating =
  (seated: Seated): Seating =>
  (seed, at, setup) =>
    seat(seated, catalogue, setup, seed, at);
const uses = new Map<string, number>();
const counted =
  (player: Player<DuneCcg>): Player<DuneCcg> =>
  (look, legal) => {
    const action = player(look, legal);
    const name = action.kind === 'rite' ? `rite: ${action.rite}` : action.kind;
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return action;
  };
const first = seating(one);
const options = {
  games: Number(values.games),
  houses: Number(values.houses),
  from: Number(values.from),
};
const watched: Seating = (...at) => counted(first(...at));
const score = duels(duneCcg(catalogue), watched, seating(other), options, (now) => {
  process.stderr.write(`\r${said(now)}   `);
});
process.stderr.write('\r');
process.stdout.write(`${positionals.join(' against ')}, ${values.houses} Houses: ${said(score)}\n`);
if (values.uses)
  process.stdout.write(
    columns(
      [...uses].sort(([, a], [, b]) => b - a).map(([name, many]) => [name, String(many)]),
      '  ',
    ),
  );

function said({ games, won, drawn }: Score): string {
  const { low, high } = shareOf(won, games);
  const [from, to] = [low, high].map((share) => Math.round(share * 100));
  return `won ${won} of ${games} (95 %: ${from} to ${to} of 100), ${drawn} drawn`;
}
