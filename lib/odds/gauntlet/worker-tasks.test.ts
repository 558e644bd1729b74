import { expect, it } from 'vitest';
import { ran } from '@/lib/cli/io-fixture';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Plan } from './journal';
import { planAgainstSamples, planDigest } from './plan';
import type { GameResult } from './play-fixture';
import { runGauntlet } from './run';
import { createGauntletTasks } from './worker-tasks';

const [sample] = SAMPLE_DECKS;
if (sample === undefined) throw new Error('there are sample decks');
const deck = { ...sample.deck, name: 'Mine', houseDeck: sample.deck.houseDeck.slice(1) };
const plan = planAgainstSamples(deck);
const quick: Plan = { ...plan, player: 'random' };
const { cards } = loadGameCatalogue();
const GAMES = 18;

/** What a worker gives back of a kept game. */
const bare = ({ cards: _, ...game }: GameResult) => game;

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

it('a worker plays the games that the command line plays, and tells the same of each card', async () => {
  const tasks = createGauntletTasks();
  const { results } = await played(quick, null, tasks);
  const files = { 'mine.json': JSON.stringify(deck) };
  const args = ['gauntlet', 'mine.json', '--against', 'samples', '--player', 'random'];
  const more = ['--cards', 'mine.json', '--games', '2', '--json', '--out', 'games.jsonl'];
  const told = await ran([...args, ...more], { files });
  const answer = JSON.parse(told.out);
  expect(answer.results).toEqual(results);
  const [head = ''] = told.files.get('games.jsonl')?.split('\n') ?? [];
  expect(JSON.parse(head).plan).toEqual({ ...quick, games: 2 });
  await tasks.tell(results.slice(0, 5));
  const { cards, journal } = await tasks.tell(results.slice(5));
  expect(answer.cards).toEqual([{ deck: 0, cards }]);
  expect(cards.find(({ played }) => played.won > 0)).toBeDefined();
  expect(journal.split('\n').slice(1)).toEqual(told.files.get('games.jsonl')?.split('\n').slice(1));
});

it('games go on with their journal', async () => {
  const tasks = createGauntletTasks();
  const { results } = await played(quick, null, tasks);
  const { journal, summary } = await tasks.tell(results.slice(4, 9));
  expect(summary.overall[0]?.games).toBe(5);
  const again = await played(quick, journal);
  expect(again.before).toBe(5);
  expect(again.results.map(bare)).toEqual(results.map(bare));
});

it('games that do not tell of the cards are played again', async () => {
  const { byCard: _, ...silent } = quick;
  const tasks = createGauntletTasks();
  const { results } = await played(silent, null, tasks);
  const { journal } = await tasks.tell(results);
  expect((await tasks.takeUp(cards, silent, journal)).played).toHaveLength(GAMES);
  const { plan, played: kept } = await tasks.takeUp(cards, quick, journal);
  expect([plan, kept]).toEqual([quick, []]);
});

it('games of other abilities of the cards are played again', async () => {
  const tasks = createGauntletTasks();
  const { results } = await played(quick, null, tasks);
  const { journal } = await tasks.tell(results);
  const old = journal.replace(/"abilities":"\w+"/, '"abilities":"0"');
  expect((await tasks.takeUp(cards, quick, old)).played).toEqual([]);
  expect((await tasks.takeUp(cards, quick, journal)).played).toEqual(results.map(bare));
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
