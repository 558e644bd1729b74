import type { Page } from '@playwright/test';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { recordOf } from '@/lib/engine/record';
import { playout } from '@/lib/kernel/playout';
import { playerOf } from '@/lib/players/automatic-players';
import { type BenchResult, judged, quantile } from './bench';
import { type PaintSample, paintSamples, watchPaints, withRegistry } from './browser';

const HOUSES = 4;
/** Automatic Houses with the sample decks seldom come further: one of them is admitted. */
const TURN = 6;
const SEED = 2;
const STRETCHES = 8;
const LONG = 8;
/** So many of the moves at least are answers by key; the others are taken from the list. */
const LEAST = 32;
/** What is lit, else what ends the question. */
const MOVE_KEYS = ['s', 'e'];
/** So many ms after a question came an end is taken. */
const ENDS_AFTER = 400;

/**
 * A table of four Houses late in the game: milliseconds from a key that makes a move to its paint, and to the
 * last one, since the log and what a rival did are drawn after the board.
 */
export async function benchTable(): Promise<BenchResult> {
  const record = lateGame();
  const times = await withRegistry(async (page, url) => {
    await page.goto(`${url}/play`);
    await page.getByTestId('record-file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.getByRole('button', { name: 'Play on' }).click();
    return moves(page);
  });
  const first = times.map((time) => time.first);
  const last = times.map((time) => time.last);
  return judged(
    `table of ${HOUSES} Houses at turn ${TURN}, ${times.length} moves`,
    {
      'key to painted move, median (ms)': quantile(first, 0.5),
      'key to painted move, 95 % (ms)': quantile(first, 0.95),
      'key to all at rest, median (ms)': quantile(last, 0.5),
    },
    { 'key to painted move, median (ms)': 50, 'key to painted move, 95 % (ms)': 100 },
  );
}

/** Stretches of moves, each taken back at its end: the game stays where it is. */
async function moves(page: Page): Promise<PaintSample[]> {
  await page.getByRole('heading', { level: 1, name: new RegExp(`^Turn ${TURN}\\b`) }).waitFor();
  await watchPaints(page, 'keydown', 'main', MOVE_KEYS);
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    for (let move = 0; move < LONG; move += 1) {
      const key = await moveKey(page);
      await page.keyboard.press(key ?? '/');
      if (key === undefined) {
        await page.waitForTimeout(100);
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(ENDS_AFTER);
    }
    for (let move = 0; move < LONG; move += 1) {
      await page.keyboard.press('u');
      await page.waitForTimeout(100);
    }
    // a key that came too early made no move: what was taken back before it is done again
    for (let more = 0; more < LONG && (await moveKey(page)) === undefined; more += 1) {
      await page.keyboard.press('U');
      await page.waitForTimeout(100);
    }
  }
  const samples = await paintSamples(page);
  if (samples.length < LEAST) throw new Error(`Only ${samples.length} moves were measured.`);
  return samples;
}

/** The key of the first answer that has one: the lit move, else what ends the question. */
async function moveKey(page: Page): Promise<string | undefined> {
  const keys = await page
    .locator('[data-key]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-key') ?? ''));
  return MOVE_KEYS.find((key) => keys.some((one) => one.split(' ').includes(key)));
}

function lateGame() {
  const catalogue = loadGameCatalogue();
  const houses = SAMPLE_DECKS.slice(0, HOUSES).map(({ deck }) => ({ name: deck.houseName, deck }));
  const setup = { seed: SEED, rules: 'tat', houses, players: HOUSES } as const;
  const players = houses.map((_, seat) => playerOf('greedy', catalogue, SEED, seat));
  const played = playout(duneCcg(catalogue), setup, players, { maxTurns: TURN - 1 });
  if (!played.ok) throw new Error(played.problems[0]?.message);
  return recordOf(setup, played.value.actions, catalogue);
}
