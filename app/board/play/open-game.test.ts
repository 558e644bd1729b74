import { describe, expect, it, onTestFinished } from 'vitest';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { writeRecordFile } from '@/lib/codecs/files/record-file';
import { BOARD_GAME, writeGameLink } from '@/lib/codecs/links/game-link';
import type { Store } from '@/lib/storage/db';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import type { StoredGame } from '@/lib/storage/game-record';
import { findGame, listGames } from '@/lib/storage/games';
import { gameOf } from '@/lib/storage/restore-fixture';
import { newWorld } from '@/lib/storage/storage-fixture';
import type { BoardTable } from './board-table';
import { type Opening, openGame } from './open-game';

const NEW: Opening = {
  kind: 'new',
  setup: withFactions(newSetup('2019'), 2),
  seed: 3,
  controllers: ['person', 'person'],
};

function open(store: Store, opening: Opening, onMoved = (_id: string) => {}) {
  const games = {
    findGame: (id: string) => findGame(store, id),
    openGameKeeper: (from: StoredGame | null) => openGameKeeper(store, from),
  };
  const { signal } = new AbortController();
  return openGame(opening, { games, onMoved, onProgress: () => {}, signal });
}

async function laid(...asked: Parameters<typeof open>): Promise<BoardTable> {
  const opened = await open(...asked);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const { table } = opened.value;
  onTestFinished(() => table.close());
  return table;
}

/** Plays so many moves, each time what stands at this place among what is legal. */
function play(table: BoardTable, moves: number, place = 0): void {
  for (let move = 0; move < moves; move += 1) {
    table.take();
    const { legal } = table.getSnapshot();
    const action = legal[Math.min(place, legal.length - 1)];
    if (action === undefined) throw new Error('a person is asked at every move');
    table.act(action);
  }
}

const idOf = (table: BoardTable) => table.getSnapshot().gameId;
const problemOf = async (store: Store, opening: Opening) => {
  const opened = await open(store, opening);
  return opened.ok ? 'none' : opened.problems[0]?.code;
};

describe('a board game', () => {
  it('is taken up in a tab that was opened after its own was killed, other lines and all', async () => {
    const world = newWorld();
    const tab = world.tab();
    const table = await laid(tab, NEW);
    play(table, 4);
    do {
      table.undo();
      table.take();
    } while (table.getSnapshot().legal.length < 2);
    const from = table.getSnapshot().at;
    play(table, 1, 1);
    expect(table.getSnapshot().branches).toMatchObject([{ from, moves: 4, turn: 1 }]);
    // what was played last is on its way into the database
    tab.kill();
    const again = await laid(world.tab(), { kind: 'kept', id: idOf(table) });
    expect(again.hash()).toBe(table.hash());
    expect(again.getSnapshot().branches).toEqual(table.getSnapshot().branches);
    again.returnTo(1);
    expect(again.getSnapshot()).toMatchObject({ at: 4, branches: [{ from, moves: from + 1 }] });
  });

  it('that two tabs play becomes two, each with its line, and the one whose game moved is told', async () => {
    const world = newWorld();
    const tab = world.tab();
    let moved = '';
    const table = await laid(tab, NEW, (id) => {
      moved = id;
    });
    play(table, 1);
    const id = idOf(table);
    await expect.poll(() => world.local.size).toBe(0);
    const other = await laid(world.tab(), { kind: 'kept', id });
    play(other, 2);
    await expect.poll(() => world.local.size).toBe(0);
    play(table, 1, 1);
    await expect.poll(() => moved).not.toBe('');
    expect(idOf(table)).toBe(moved);
    expect(idOf(other)).toBe(id);
    for (const [one, at] of [
      [table, moved],
      [other, id],
    ] as const) {
      const found = await laid(world.tab(), { kind: 'kept', id: at });
      expect(found.hash()).toBe(one.hash());
    }
  });

  it('stands where its record ends, from a file and from a link, against stewards', async () => {
    const table = await laid(newWorld().tab(), NEW);
    play(table, 5);
    const record = table.record();
    const link = writeGameLink(BOARD_GAME, record);
    expect(link).toMatch(/^b1\.[\w-]+$/);
    for (const opening of [
      { kind: 'file', text: writeRecordFile(record) },
      { kind: 'link', fragment: link },
    ] as const) {
      const again = await laid(newWorld().tab(), opening);
      again.pause();
      expect(again.controllers).toEqual(['person', 'steward']);
      expect(again.record().moves.slice(0, 5)).toEqual(record.moves);
    }
  });

  it('that cannot be followed says at which move, stands before it, and is left as it was kept', async () => {
    const world = newWorld();
    const tab = world.tab();
    const table = await laid(tab, NEW);
    play(table, 3);
    const id = idOf(table);
    await expect.poll(() => world.local.size).toBe(0);
    const raw = Object(await tab.db.games.get(id));
    const line = { ...raw.line, moves: raw.line.moves.with(2, 'dial 99') };
    await tab.db.games.put({ ...raw, line });
    const opened = await open(tab, { kind: 'kept', id });
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    onTestFinished(() => opened.value.table.close());
    expect(opened.value.notice?.text).toContain('ove 3 of');
    expect(opened.value.table.getSnapshot().at).toBe(2);
    expect(await tab.db.games.get(id)).toMatchObject({ line });
    expect(idOf(opened.value.table)).not.toBe(id);
  });

  it('is not opened from what is no board game, or none of today', async () => {
    const store = newWorld().tab();
    const keeper = openGameKeeper(store, null);
    keeper.keep(gameOf('pass'));
    await keeper.settled();
    const { id } = keeper.getSnapshot();
    expect(await problemOf(store, { kind: 'kept', id })).toBe('not-here');
    expect(await problemOf(store, { kind: 'kept', id: 'none' })).toBe('not-here');
    const table = await laid(store, NEW);
    const own = idOf(table);
    await expect.poll(() => store.db.games.get(own)).toBeDefined();
    const raw = Object(await store.db.games.get(own));
    for (const setup of [{}, { ...raw.setup, edition: '1979' }, { ...raw.setup, factions: [] }]) {
      await store.db.games.put({ ...raw, setup });
      expect(await problemOf(store, { kind: 'kept', id: own })).toBe('bad-game');
    }
    await store.db.games.put({ ...raw, controllers: ['person', 'emperor'] });
    expect(await problemOf(store, { kind: 'kept', id: own })).toBe('bad-game');
    for (const text of ['', '{}', '[1]', writeRecordFile(table.record()).slice(0, -9)])
      expect(await problemOf(store, { kind: 'file', text })).toMatch(/^(bad-json|not-a-record)$/);
    expect(await problemOf(store, { kind: 'link', fragment: 'b1.AAAA' })).toBe('damaged-link');
    expect(await problemOf(store, { kind: 'link', fragment: 'g1.AAAA' })).toBe('not-a-link');
  });

  it('that a page of before kept alone in localStorage is taken over, as it stood', async () => {
    const world = newWorld();
    const table = await laid(newWorld().tab(), NEW);
    play(table, 3);
    const kept = { record: table.record(), by: 'ppp', controllers: table.controllers };
    world.local.set('registry-board-game', JSON.stringify(kept));
    const tab = world.tab();
    const { rows } = await listGames(tab);
    expect(world.local.size).toBe(0);
    const again = await laid(tab, { kind: 'kept', id: rows[0]?.id ?? '' });
    expect(again.hash()).toBe(table.hash());
  });
});
