// npm run strength:samples -- FILE: takes what the games of `registry gauntlet samples --out FILE` tell of the sample
// decks into data/players/samples.json, where the pages read it.
import { readFileSync, writeFileSync } from 'node:fs';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { ENGINE_VERSION } from '@/lib/engine/record';
import { readJournal } from '@/lib/odds/gauntlet/journal';
import { planDigest } from '@/lib/odds/gauntlet/plan';
import type { SampleStrength } from '@/lib/odds/gauntlet/sample-strength';
import { summaryOf } from '@/lib/odds/gauntlet/summary';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('name the file of a gauntlet of the samples');
const catalogue = loadGameCatalogue();
const journal = readJournal(readFileSync(path, 'utf8'), catalogue);
if (!journal.ok) throw new Error(journal.problems[0]?.message);
const { plan, played } = journal.value;
const pairs = (plan.decks.length * (plan.decks.length - 1)) / 2;
if (
  plan.own !== SAMPLE_DECKS.length ||
  plan.decks.length !== SAMPLE_DECKS.length ||
  plan.houses !== 2
)
  throw new Error('These are not the games of the nine samples, two at a table.');

const { ratings, meetings } = summaryOf(played, plan.decks.length, plan.seed);
if (
  plan.games % 2 > 0 ||
  meetings.length !== 2 * pairs ||
  meetings.some(({ games }) => games !== plan.games)
)
  throw new Error(`Not every pair has played ${plan.games} games, half of them from either seat.`);
const won = plan.decks.map((_, deck) =>
  plan.decks.map(
    (_, against) => meetings.find((one) => one.deck === deck && one.against === against)?.won ?? 0,
  ),
);
const found: SampleStrength = {
  version: 1,
  player: plan.player,
  engine: ENGINE_VERSION,
  seed: plan.seed,
  games: plan.games,
  digest: planDigest(plan),
  decks: SAMPLE_DECKS.flatMap(({ id }, at) => {
    const rating = ratings[at];
    return rating === undefined ? [] : [{ id, ...rating }];
  }),
  won,
};
writeFileSync('data/players/samples.json', `${JSON.stringify(found, null, 2)}\n`);
