import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { newSetup } from '@/lib/board/setup/setup';
import { beginGame, openRecord, takeUpGame } from './board-table';
import { keptGame } from './kept-game';

const setup = { ...newSetup('2019') };

function begun(...controllers: Parameters<typeof beginGame>[2]) {
  const made = beginGame(setup, 3, controllers);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  made.value.start();
  return made.value;
}

/** What stands behind the shields of a view, and what the log says, as one text. */
const secrets = (table: ReturnType<typeof begun>) =>
  JSON.stringify([table.get().view.factions.map(({ own }) => own), table.lines(200)]);

it('between two persons at one device nobody’s hand, traitors or log lines show', () => {
  const table = begun('person', 'person', 'steward', 'steward', 'steward', 'steward');
  for (let step = 0; step < 40; step += 1) {
    const { viewer, view, isRunning } = table.get();
    if (isRunning || view.outcome !== null) break;
    expect(viewer).toBeNull();
    expect(view.factions.every(({ own }) => own === null)).toBe(true);
    for (const { text } of table.lines(200)) expect(text).not.toMatch(/ drew (?!a treachery)/);
    table.take();
    const { legal, viewer: now } = table.get();
    expect(now).toBe(view.asked);
    expect(view.factions[now ?? 0]).toBeDefined();
    const [, second] = legal;
    const action = second ?? legal[0];
    if (action === undefined) throw new Error('who is asked has something to do');
    table.act(action);
  }
  expect(secrets(table)).not.toContain('"hand"');
});

it('what is kept of a game is taken up as it stood, and nonsense is not', () => {
  const table = begun('person', 'steward', 'steward', 'steward', 'steward', 'steward');
  const [first] = table.get().legal;
  if (first === undefined) throw new Error('the person is asked first');
  table.act(first);
  // whatever the stewards do then, the own move is kept at once
  expect(JSON.parse(keptGame.get() ?? '').record.moves.at(-1)).toBe(duneBoard.key(first));
  table.pause();
  const kept = keptGame.get() ?? '';
  const taken = takeUpGame(kept);
  expect(taken?.hash()).toBe(table.hash());
  const opened = openRecord(JSON.stringify(table.record()));
  expect(typeof opened === 'string' ? opened : opened.hash()).toBe(table.hash());
  for (const text of ['', '{}', 'null', '[1]', kept.slice(0, -9), kept.replace('2019', '1979')]) {
    expect(takeUpGame(text)).toBeNull();
    expect(openRecord(text)).toEqual(expect.any(String));
  }
});
