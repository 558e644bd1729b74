// npm run coverage:cards [GAMES]: plays wild games and prints how often each card was dealt, played, refused and
// changed something. It ends with an error where a card that runs was never played or changed nothing.
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { cardCoverage } from '@/lib/engine/testing/card-coverage-fixture';
import { columns } from './print';

const GAMES = Number(process.argv[2] ?? 400);
const STEPS = 300;
const FROM = Number(process.env.FROM ?? 0);

const tallies = [...cardCoverage(GAMES, STEPS, loadGameCatalogue(), FROM)].sort(([one], [other]) =>
  one.localeCompare(other),
);
const rows = tallies.map(([card, { dealt, played, refused, changed }]) => [
  card,
  ...[dealt, played, refused, changed].map(String),
]);
process.stdout.write(columns([['card', 'games', 'played', 'refused', 'changed'], ...rows]));
const zero = tallies.filter(([, { played, changed }]) => played === 0 || changed === 0);
process.stdout.write(
  `\n${tallies.length} cards in ${GAMES} games of at most ${STEPS} decisions; ${zero.length} at zero.\n`,
);
if (zero.length > 0) {
  process.stderr.write(`At zero: ${zero.map(([card]) => card).join(', ')}\n`);
  process.exitCode = 1;
}
