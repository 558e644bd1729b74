import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { openDeckSession } from './session';
import { add, newDeck, newWorld, opened, rename, reopened, shown } from './storage-fixture';

describe('saving', () => {
  it('shows an edit at once, journals it, and stores it soon after', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = openDeckSession(tab, id);
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', deck: null });
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', canUndo: false, revision: 1 });
    session.edit(add('a', 2));
    expect(shown(session)).toBe('a2');
    expect(session.getSnapshot().status).toBe('saving');
    expect(world.local.size).toBe(1);
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', canUndo: true, revision: 2 });
    expect(world.local.size).toBe(0);
    expect(shown(await reopened(world, id))).toBe('a2');
  });

  it('keeps edits that come while another one is on its way', async () => {
    const world = newWorld();
    const session = await opened(world.tab(), await newDeck(world.tab()));
    for (let n = 0; n < 20; n++) {
      session.edit(add(`c${n}`));
      if (n % 3 === 0) await Promise.resolve();
    }
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', cursor: 20 });
  });

  it('stores on closing what is still on its way', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(add('a'));
    await session.close();
    expect(world.local.size).toBe(0);
    expect(shown(await reopened(world, id))).toBe('a1');
  });

  it('gives the same snapshot until something changes, and then tells its listeners', async () => {
    const world = newWorld();
    const tab = world.tab();
    const session = await opened(tab, await newDeck(tab));
    let told = 0;
    const stop = session.subscribe(() => {
      told += 1;
    });
    const before = session.getSnapshot();
    await session.retry();
    await newDeck(tab);
    await session.retry();
    expect(session.getSnapshot()).toBe(before);
    expect(told).toBe(0);
    session.edit(add('a'));
    expect(session.getSnapshot()).not.toBe(before);
    expect(before.history).toEqual([]);
    expect(told).toBe(1);
    stop();
    session.edit(add('b'));
    expect(told).toBe(1);
  });

  it('says when there is no such deck', async () => {
    const session = await opened(newWorld().tab(), '__proto__');
    expect(session.getSnapshot()).toMatchObject({ status: 'missing', deck: null });
    expect(session.getSnapshot().problem?.code).toBe('no-deck');
    expect(session.edit(add('a')).ok).toBe(false);
    expect((await session.keepCopy()).ok).toBe(false);
  });
});

describe('undo and redo', () => {
  it('reach back to the beginning, after a reload too', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    for (const card of ['a', 'b', 'c', 'd']) session.edit(add(card));
    session.undo();
    await session.close();
    const again = await reopened(world, id);
    expect(again.getSnapshot()).toMatchObject({ cursor: 3, canRedo: true });
    expect(again.getSnapshot().nextRedo?.edit).toEqual(add('d'));
    again.redo();
    expect(shown(again)).toBe('a1 b1 c1 d1');
    for (let n = 0; n < 6; n++) again.undo();
    expect(shown(again)).toBe('');
    expect(again.getSnapshot()).toMatchObject({ canUndo: false, nextUndo: null });
    await again.close();
    const third = await reopened(world, id);
    for (let n = 0; n < 6; n++) third.redo();
    expect(shown(third)).toBe('a1 b1 c1 d1');
    await third.close();
  });

  it('a new edit after undo drops what waited for redo', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    for (const card of ['a', 'b', 'c']) session.edit(add(card));
    await session.retry();
    session.undo();
    session.undo();
    session.edit(add('x'));
    expect(session.getSnapshot()).toMatchObject({ canRedo: false, cursor: 2 });
    await session.close();
    const again = await reopened(world, id);
    expect(shown(again)).toBe('a1 x1');
    expect(again.getSnapshot().history.map((line) => line.edit)).toEqual([add('a'), add('x')]);
    expect(
      await world
        .tab()
        .db.open()
        .then((db) => db.table('edits').count()),
    ).toBe(2);
  });

  it('a burst of typing is one entry; a pause, an undo or a clock set back begins another', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    const names = () => session.getSnapshot().history.map((line) => line.edit);
    for (const name of ['A', 'Ar', 'Arr']) {
      session.edit(rename(name));
      world.clock += 300;
    }
    expect(names()).toEqual([rename('Arr')]);
    await session.retry();
    session.edit(rename('Arra'));
    await session.retry();
    expect(names()).toEqual([rename('Arra')]);
    world.clock += 5_000;
    session.edit(rename('Arrakis'));
    session.edit({ kind: 'set-notes', notes: 'dry' });
    world.clock -= 60_000;
    session.edit({ kind: 'set-notes', notes: 'very dry' });
    expect(names()).toHaveLength(4);
    session.undo();
    session.edit({ kind: 'set-notes', notes: 'hot' });
    expect(names()).toHaveLength(4);
    session.undo();
    expect(session.getSnapshot().deck?.notes).toBe('dry');
    await session.close();
    expect((await reopened(world, id)).getSnapshot().deck).toMatchObject({
      name: 'Arrakis',
      notes: 'dry',
    });
  });
});

describe('edits that are none', () => {
  it('an edit that changes nothing leaves no entry', async () => {
    const tab = newWorld().tab();
    const session = await opened(tab, await newDeck(tab));
    expect(session.edit({ kind: 'remove', list: 'house', card: 'a', count: 1 }).ok).toBe(true);
    expect(session.edit(rename('')).ok).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', history: [] });
  });

  it('an edit that no deck can hold is refused with its reason and changes nothing', async () => {
    const tab = newWorld().tab();
    const session = await opened(tab, await newDeck(tab));
    const bad = [
      add('', 1),
      add('a', 1_000_000),
      add('a', Number.NaN),
      rename('x'.repeat(201)),
      { kind: 'replace', deck: { ...emptyDeck('guild'), players: 99 } } as const,
    ];
    for (const edit of bad) {
      const done = session.edit(edit);
      expect(done).toMatchObject({ ok: false, problems: [{ code: 'refused' }] });
    }
    const many = Array.from({ length: 500 }, (_, n) => add(`c${n}`));
    expect(session.edit({ kind: 'several', label: 'all', edits: many }).ok).toBe(true);
    expect(session.edit(add('one-more'))).toMatchObject({ ok: false });
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', cursor: 1 });
  });

  it('stores text as it was typed: script, lone surrogates, prototype keys', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    const notes = '<script>alert(1)</script> \ud800 \u0000 __proto__';
    session.edit({ kind: 'set-notes', notes });
    session.edit(add('__proto__'));
    tab.kill();
    const again = await reopened(world, id);
    expect(again.getSnapshot().deck?.notes).toBe(notes);
    expect(shown(again)).toBe('__proto__1');
  });
});
