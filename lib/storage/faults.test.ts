import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { eventually } from '@/lib/eventually-fixture';
import { createDeck } from './create';
import { openStore } from './db';
import { archiveDeck, findDeck, listDecks } from './decks';
import { DATABASE_VERSION } from './migrations';
import { openDeckSession } from './session';
import {
  add,
  deleteDatabase,
  house,
  LONG,
  newDeck,
  newWorld,
  opened,
  rename,
  reopened,
  shown,
} from './storage-fixture';

describe('a database that fails', () => {
  for (const error of ['QuotaExceededError', 'UnknownError', 'AbortError', 'DataError']) {
    it(`${error} at any write: the change stays on screen and in the journal`, async () => {
      for (let after = 0; after < 3; after++) {
        const world = newWorld();
        const tab = world.tab();
        const id = await newDeck(tab);
        const session = await opened(tab, id);
        session.edit(add('a'));
        session.edit(add('b'));
        await session.retry();
        session.undo();
        await session.retry();
        tab.fault = { after, error };
        session.edit(add('c', 3));
        await session.retry();
        const { status, problem } = session.getSnapshot();
        if (status === 'saved') continue;
        expect(shown(session)).toBe('a1 c3');
        expect(status).toBe('unsaved');
        expect(problem?.code).toBe(error === 'QuotaExceededError' ? 'disk-full' : 'failed');
        expect(problem?.message).toContain('emergency journal');
        expect(problem?.message).toContain('download');
        session.edit(add('d'));
        expect(shown(session)).toBe('a1 c3 d1');
        // Nothing half-written: a fresh tab finds the state before, and the journal on top.
        tab.kill();
        const again = await reopened(world, id);
        expect(shown(again)).toBe('a1 c3 d1');
        expect(again.getSnapshot()).toMatchObject({ status: 'saved', recovered: 2, cursor: 3 });
      }
    });
  }

  it('tries again by itself with the next edit, and when asked', async () => {
    const world = newWorld();
    const tab = world.tab();
    const session = await opened(tab, await newDeck(tab));
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    session.edit(add('a'));
    await session.retry();
    expect(session.getSnapshot().status).toBe('unsaved');
    await session.retry();
    expect(session.getSnapshot().status).toBe('unsaved');
    tab.fault = null;
    session.edit(add('b'));
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', problem: null });
    expect(world.local.size).toBe(0);
  });

  it('undo and redo work on while nothing can be stored', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    tab.fault = { after: 0, error: 'UnknownError' };
    session.edit(add('a'));
    session.edit(add('b'));
    session.undo();
    session.undo();
    session.redo();
    await session.retry();
    expect(shown(session)).toBe('a1');
    tab.kill();
    const again = await reopened(world, id);
    expect(shown(again)).toBe('a1');
    again.redo();
    expect(shown(again)).toBe('a1 b1');
  });

  it('reopens a dead handle', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    tab.db.close();
    session.edit(add('a'));
    await session.retry();
    expect(session.getSnapshot().status).toBe('saved');
    tab.db.backendDB().close();
    session.edit(add('b'));
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', problem: null });
    expect(shown(session)).toBe('a1 b1');
    // It may also die in the middle of a transaction.
    tab.fault = { after: 0, error: 'InvalidStateError', once: true };
    expect(await archiveDeck(tab, id, true)).toEqual({ ok: true, value: true });
  });

  it('puts the whole deck back when the database is deleted under the page', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab, { ...emptyDeck('corrino'), name: 'Kaitain' });
    const session = await opened(tab, id);
    for (const card of ['a', 'b', 'c']) session.edit(add(card));
    session.undo();
    await session.retry();
    await deleteDatabase(world);
    const other = world.tab();
    await eventually(async () =>
      expect(await findDeck(other, id)).toMatchObject({ value: { unsaved: false } }),
    );
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', foreign: null });
    const again = await reopened(world, id);
    expect(again.getSnapshot()).toMatchObject({ cursor: 2, canRedo: true });
    expect(again.getSnapshot().deck).toEqual(session.getSnapshot().deck);
    await again.close();
    session.edit(add('x'));
    await deleteDatabase(world);
    await session.retry();
    tab.kill();
    expect(shown(await reopened(world, id))).toBe('a1 b1 x1');
  });

  it('survives a database that is deleted and then refuses everything', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(add('a'));
    await session.retry();
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    await deleteDatabase(world);
    await session.retry();
    session.edit(add('b'));
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'unsaved' });
    tab.kill();
    expect(shown(await reopened(world, id))).toBe('a1 b1');
  });

  it('puts back the newest state when older ones have been left in the journal', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(add('a'));
    await session.retry();
    world.trouble.journalStuck = true;
    await deleteDatabase(world);
    await session.retry();
    world.trouble.journalStuck = false;
    session.edit(add('b'));
    await session.retry();
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    await deleteDatabase(world);
    await session.retry();
    tab.kill();
    expect(world.local.size).toBe(2);
    expect(shown(await reopened(world, id))).toBe('a1 b1');
  });

  it('keeps what is on screen when an older state of the deck comes back', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const old = await tab.db.decks.get(id);
    const session = await opened(tab, id);
    session.edit(add('b'));
    await session.retry();
    await tab.db.transaction('rw', tab.db.decks, tab.db.edits, async () => {
      await tab.db.decks.put({ ...Object(old), revision: 9 });
      await tab.db.edits.clear();
    });
    await session.retry();
    expect(session.getSnapshot().foreign?.kind).toBe('restored');
    expect(shown(session)).toBe('b1');
    expect(shown(await reopened(world, id))).toBe('b1');
    session.undo();
    expect(shown(session)).toBe('');
  });

  it('counts a database that does not answer as blocked, and notices when it does', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    tab.hangs = true;
    tab.patience = 30;
    session.edit(add('a'));
    await session.retry();
    expect(session.getSnapshot().problem?.code).toBe('blocked');
    tab.hangs = false;
    tab.patience = LONG;
    await session.retry();
    expect(session.getSnapshot().status).toBe('saved');
  });

  it('is not confused by a write that was committed although it was given up', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    const other = await opened(world.tab(), id);
    tab.fault = { after: 0, error: 'UnknownError' };
    session.edit(add('a'));
    await session.retry();
    // The journal is read by a new tab, which stores the edit; then it is undone and replaced there.
    const third = await opened(world.tab(), id);
    expect(shown(third)).toBe('a1');
    third.undo();
    third.edit(add('z'));
    await third.retry();
    tab.fault = null;
    await session.retry();
    await other.retry();
    for (const each of [session, other, third]) expect(shown(each)).toBe('z1');
  });
});

describe('a browser without storage', () => {
  it('works on in the journal where there is no IndexedDB', async () => {
    const local = new Map<string, string>();
    const journal = {
      get length() {
        return local.size;
      },
      key: (at: number) => [...local.keys()][at] ?? null,
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => void local.set(key, value),
      removeItem: (key: string) => void local.delete(key),
    };
    const store = openStore({ local: journal });
    const made = await createDeck(store, emptyDeck('guild'));
    expect(made).toMatchObject({ ok: true, value: { problem: { code: 'no-database' } } });
    if (!made.ok) return;
    const session = openDeckSession(store, made.value.id);
    session.edit(add('a'));
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'unsaved', revision: 0 });
    expect(session.getSnapshot().problem?.message).toContain('private window');
    expect(session.getSnapshot().problem?.message).toContain('emergency journal');
    const list = await listDecks(openStore({ local: journal }));
    expect(list.problem?.code).toBe('no-database');
    expect(list.active).toMatchObject([{ id: made.value.id, unsaved: true }]);
    // The same browser, later, with storage.
    const later = openStore({ local: journal, indexedDB: new IDBFactory(), IDBKeyRange });
    const again = await opened(later, made.value.id);
    expect(again.getSnapshot()).toMatchObject({ status: 'saved', recovered: 1 });
    expect(shown(again)).toBe('a1');
    expect(local.size).toBe(0);
  });

  it('says that closing would lose the changes where the journal is full as well', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    session.edit(add('a'));
    world.trouble.journalFull = true;
    session.edit(add('b'));
    session.edit(add('c'));
    await session.retry();
    expect(shown(session)).toBe('a1 b1 c1');
    expect(session.getSnapshot().problem?.message).toContain('closing it would lose them');
    // Even then another page of the same visit finds them.
    expect(shown(await opened(tab, id))).toBe('a1 b1 c1');
    world.trouble.journalFull = false;
    await session.retry();
    expect(session.getSnapshot().problem?.message).toContain('emergency journal');
    tab.kill();
    expect(shown(await reopened(world, id))).toBe('a1 b1 c1');
  });

  it('makes and opens decks even without any storage at all', async () => {
    const store = openStore({ local: null });
    const id = await newDeck(store);
    const session = await opened(store, id);
    session.edit(add('a'));
    await session.close();
    expect(shown(await opened(store, id))).toBe('a1');
  });
});

describe('a crash', () => {
  it('between journal and commit loses nothing', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(add('a'));
    await session.retry();
    tab.hangs = true;
    session.edit(add('b'));
    session.undo();
    session.edit(add('c'));
    tab.kill();
    const found = await findDeck(world.tab(), id);
    expect(found).toMatchObject({ ok: true, value: { unsaved: true } });
    const again = openDeckSession(world.tab(), id);
    await eventually(() => expect(again.getSnapshot().status).toBe('saved'));
    expect(shown(again)).toBe('a1 c1');
    expect(again.getSnapshot()).toMatchObject({ recovered: 3, foreign: null });
    expect(world.local.size).toBe(0);
    expect((await reopened(world, id)).getSnapshot().recovered).toBe(0);
  });

  it('after a crash, before anything was stored: what the second visit did comes after the first', async () => {
    const world = newWorld();
    const first = world.tab();
    const id = await newDeck(first);
    const session = await opened(first, id);
    first.fault = { after: 0, error: 'QuotaExceededError' };
    for (const card of ['a', 'b', 'c']) session.edit(add(card));
    first.kill();
    for (const card of ['x', 'y', 'z']) {
      const tab = world.tab();
      tab.fault = { after: 0, error: 'QuotaExceededError' };
      const next = await opened(tab, id);
      next.undo();
      next.edit(add(card));
      tab.kill();
    }
    expect(shown(await reopened(world, id))).toBe('a1 b1 z1');
  });

  it('between commit and clearing the journal does nothing twice', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    world.trouble.journalStuck = true;
    session.edit(add('a'));
    session.edit(add('a'));
    session.undo();
    await session.retry();
    expect(session.getSnapshot().status).toBe('saved');
    expect(world.local.size).toBe(3);
    tab.kill();
    const again = await reopened(world, id);
    expect(shown(again)).toBe('a1');
    expect(again.getSnapshot().cursor).toBe(1);
    expect(world.local.size).toBe(0);
  });

  it('in the middle of a save leaves the state before or the state after, and loses nothing', async () => {
    for (let after = 0; after < 4; after++) {
      const world = newWorld();
      const tab = world.tab();
      const id = await newDeck(tab);
      const session = await opened(tab, id);
      session.edit(add('a'));
      session.edit(add('b'));
      await session.retry();
      session.undo();
      await session.retry();
      tab.diesAfter = after;
      session.edit(add('c'));
      await session.retry();
      const there = world.tab();
      const stored = await there.db.open().then(() => there.db.decks.get(id));
      expect(['a1', 'a1 c1']).toContain(house(Object(stored).deck));
      const again = await reopened(world, id);
      expect(shown(again)).toBe('a1 c1');
      expect(again.getSnapshot()).toMatchObject({ status: 'saved', cursor: 2 });
      expect(world.local.size).toBe(0);
    }
  });

  it('while a deck is being made keeps the deck', async () => {
    const world = newWorld();
    const tab = world.tab();
    tab.hangs = true;
    void createDeck(tab, { ...emptyDeck('fremen'), name: 'Sietch Tabr' });
    tab.kill();
    const { active: decks } = await listDecks(world.tab());
    expect(decks).toMatchObject([{ unsaved: true, deck: { name: 'Sietch Tabr' } }]);
    const session = await reopened(world, decks[0]?.id ?? '');
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', recovered: 0 });
    expect((await listDecks(world.tab())).active).toMatchObject([{ unsaved: false }]);
  });
});

describe('a clock that is set back', () => {
  it('changes nothing in the order of a history, and nothing is taken for typing of before', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(rename('first'));
    world.clock -= 86_400_000;
    session.edit(rename('second'));
    world.clock -= 86_400_000;
    session.edit(add('a'));
    await session.close();
    const again = await reopened(world, id);
    expect(again.getSnapshot()).toMatchObject({ cursor: 3, deck: { name: 'second' } });
    again.undo();
    again.undo();
    expect(again.getSnapshot().deck?.name).toBe('first');
  });
});

describe('a database of a later version', () => {
  it('is left as it is, and the page says what to do', async () => {
    const later = (DATABASE_VERSION + 1) * 10;
    const world = newWorld();
    const id = await newDeck(world.tab());
    const tab = world.tab();
    const session = await opened(tab, id);
    await new Promise<void>((resolve, reject) => {
      const request = world.indexedDB.open(world.name, later);
      request.onupgradeneeded = () => {
        request.result.deleteObjectStore('versions');
        request.result.createObjectStore('later');
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
      request.onerror = () => reject(request.error);
    });
    await eventually(() => expect(session.getSnapshot().problem?.code).toBe('newer-database'));
    session.edit(add('a'));
    await session.retry();
    expect(shown(session)).toBe('a1');
    expect(session.getSnapshot()).toMatchObject({ status: 'unsaved' });
    expect(session.getSnapshot().problem?.code).toBe('newer-database');
    expect(session.getSnapshot().problem?.message).toContain('Reload the page');
    expect((await listDecks(world.tab())).problem?.code).toBe('newer-database');
    const databases = await world.indexedDB.databases();
    expect(databases).toContainEqual({ name: world.name, version: later });
  });
});
