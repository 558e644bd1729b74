import { expect, it } from 'vitest';
import { ran } from '@/lib/cli/io-fixture';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Plan } from './journal';
import { planAgainstSamples, planDigest } from './plan';
import { runGauntlet } from './run';
import { createGauntletTasks } from './worker-tasks';

const [sample] = SAMPLE_DECKS;
if (sample === undefined) throw new Error('there are sample decks');
const deck = { ...sample.deck, name: 'Mine', houseDeck: sample.deck.houseDeck.slice(1) };
const plan = planAgainstSamples(deck);
const quick: Plan = { ...plan, player: 'random' };
const { cards } = loadGameCatalogue();
const GAMES = 18;

/** As a page plays, with several workers. */
async function played(plan: Plan, journal: string | null, tasks = createGauntletTasks()) {
  const { schedule, played } = await tasks.takeUp(cards, plan, journal);
  const done = await runGauntlet(
    { schedule, games: GAMES },
    { hands: 3, play: tasks.play },
    { played },
  );
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return { results: done.value, before: played.length };
}

it('a worker plays the games that the command line plays', async () => {
  const { results } = await played(quick, null);
  const files = { 'mine.json': JSON.stringify(deck) };
  const args = ['gauntlet', 'mine.json', '--against', 'samples', '--player', 'random'];
  const told = await ran([...args, '--games', '2', '--json', '--out', 'games.jsonl'], { files });
  expect(JSON.parse(told.out).results).toEqual(results);
  const [head = ''] = told.files.get('games.jsonl')?.split('\n') ?? [];
  expect(JSON.parse(head).plan).toEqual({ ...quick, games: 2 });
});

it('games go on with their journal', async () => {
  const tasks = createGauntletTasks();
  const { results } = await played(quick, null, tasks);
  const { journal, summary } = await tasks.tell(results.slice(4, 9));
  expect(summary.overall[0]?.games).toBe(5);
  expect(await played(quick, journal)).toEqual({ results, before: 5 });
});

it('games of other abilities of the cards are played again', async () => {
  const tasks = createGauntletTasks();
  const { results } = await played(quick, null, tasks);
  const { journal } = await tasks.tell(results);
  const old = journal.replace(/"abilities":"\w+"/, '"abilities":"0"');
  expect((await tasks.takeUp(cards, quick, old)).played).toEqual([]);
  expect((await tasks.takeUp(cards, quick, journal)).played).toEqual(results);
});

it('the first turns alone are those that the command line plays', async () => {
  const tasks = createGauntletTasks();
  await tasks.takeUp(cards, plan, null);
  const alone = await tasks.alone(3, 5);
  const files = { 'mine.json': JSON.stringify(deck) };
  const args = ['goldfish', 'mine.json', '--turns', '3', '--games', '5', '--policy', 'steward'];
  const { out } = await ran([...args, '--json'], { files });
  expect(alone).toEqual({ ok: true, value: JSON.parse(out).byTurn });
});

it('a deck meets the nine samples, and is the same whatever it is called and however its lists stand', () => {
  expect(plan.decks).toHaveLength(10);
  const houseDeck = deck.houseDeck.toReversed();
  const renamed = { ...deck, name: 'Yours', houseName: 'House X', notes: 'x', houseDeck };
  expect(planDigest(planAgainstSamples(renamed))).toBe(planDigest(plan));
  expect(planDigest(quick)).not.toBe(planDigest(plan));
  const shorter = planAgainstSamples({ ...deck, houseDeck: deck.houseDeck.slice(1) });
  expect(planDigest(shorter)).not.toBe(planDigest(plan));
});
