import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { beginGame, openRecord, takeUpGame } from './board-table';
import { keptGame } from './kept-game';

function begun(...controllers: Parameters<typeof beginGame>[2]) {
  const made = beginGame(newSetup('2019'), 3, controllers);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  made.value.start();
  return made.value;
}

it('between two persons at one device nobody’s hand, traitors or log lines show, whatever is taken back', () => {
  const made = beginGame(withFactions(newSetup('2019'), 2), 3, ['person', 'person']);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const table = made.value;
  table.start();
  const nothingShows = () => {
    const { viewer, view } = table.get();
    expect(viewer).toBeNull();
    expect(view.factions.every(({ own }) => own === null)).toBe(true);
    for (const { text } of table.lines(200)) expect(text).not.toMatch(/ drew (?!a treachery)/);
  };
  let asked: number | null = null;
  for (let step = 0; step < 60; step += 1) {
    // the same person goes on without giving the device away
    if (table.get().view.asked !== asked) nothingShows();
    table.take();
    const { legal, viewer, view } = table.get();
    expect(viewer).toBe(view.asked);
    asked = view.asked;
    const action = legal[1] ?? legal[0];
    if (action === undefined) throw new Error('who is asked has something to do');
    table.act(action);
    if (step % 9 === 8) {
      table.undo();
      nothingShows();
      asked = null;
    }
  }
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
