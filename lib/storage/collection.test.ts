import { describe, expect, it } from 'vitest';
import { MAX_OWNED } from '@/lib/decks/collection';
import { eventually } from '@/lib/eventually-fixture';
import { listCollection, setCopies, takeIn } from './collection';
import type { Store } from './db';
import { discardBroken, purgeDeck } from './decks';
import { live } from './live';
import { listRows, markBuilt } from './rows';
import { newDeck, newWorld } from './storage-fixture';

const owned = async (store: Store) => Object.fromEntries((await listCollection(store)).owned);
const have = (counts: Readonly<Record<string, number>>) => new Map(Object.entries(counts));

describe('the stored collection', () => {
  it('keeps counts, and a count of 0 leaves nothing behind', async () => {
    const tab = newWorld().tab();
    expect(await setCopies(tab, have({ a: 3, b: 1 }))).toMatchObject({ ok: true });
    expect(await owned(tab)).toEqual({ a: 3, b: 1 });
    await setCopies(tab, have({ a: 0, c: 2 }));
    expect(await owned(tab)).toEqual({ b: 1, c: 2 });
    expect(await tab.db.collection.count()).toBe(2);
  });

  it('adds copies, never over the limit, and takes them away again', async () => {
    const tab = newWorld().tab();
    await takeIn(tab, have({ a: 2 }), 'add');
    await takeIn(tab, have({ a: 1 }), 'add');
    expect(await owned(tab)).toEqual({ a: 3 });
    await takeIn(tab, have({ a: MAX_OWNED }), 'add');
    expect(await owned(tab)).toEqual({ a: MAX_OWNED });
    await setCopies(tab, have({ a: 0, b: 0 }));
    expect(await owned(tab)).toEqual({});
  });

  it('takes in a list in each of the three ways, and each can be undone', async () => {
    for (const [intake, after] of [
      ['add', { a: 4, b: 1, c: 2 }],
      ['larger', { a: 3, b: 1, c: 2 }],
      ['replace', { a: 1, c: 2 }],
    ] as const) {
      const tab = newWorld().tab();
      await setCopies(tab, have({ a: 3, b: 1 }));
      const done = await takeIn(tab, have({ a: 1, c: 2 }), intake);
      expect(await owned(tab), intake).toEqual(after);
      if (!done.ok) throw new Error('not taken in');
      await setCopies(tab, done.value);
      expect(await owned(tab), intake).toEqual({ a: 3, b: 1 });
    }
  });

  it('refuses counts that are none, all of them together', async () => {
    const tab = newWorld().tab();
    for (const count of [-1, 1.5, Number.NaN, MAX_OWNED + 1])
      expect(await setCopies(tab, have({ a: 1, b: count }))).toMatchObject({
        ok: false,
        problems: [{ code: 'refused' }],
      });
    expect(await owned(tab)).toEqual({});
  });

  it('adds up what two tabs add at the same moment, and both see it', async () => {
    const world = newWorld();
    const [here, there] = [world.tab(), world.tab()];
    const seen = live(there, listCollection);
    const leave = seen.subscribe(() => {});
    await Promise.all([
      ...Array.from({ length: 5 }, () => takeIn(here, have({ a: 1 }), 'add')),
      ...Array.from({ length: 5 }, () => takeIn(there, have({ a: 1 }), 'add')),
    ]);
    await eventually(() => expect(seen.getSnapshot()?.owned.get('a')).toBe(10));
    await setCopies(here, have({ b: 4 }));
    await eventually(() => expect(seen.getSnapshot()?.owned.get('b')).toBe(4));
    leave();
  });

  it('changes nothing when the disk is full, and says so', async () => {
    const tab = newWorld().tab();
    await setCopies(tab, have({ a: 3 }));
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    for (const failure of [
      await setCopies(tab, have({ a: 1, b: 1 })),
      await takeIn(tab, have({ a: 1 }), 'add'),
      await takeIn(tab, have({ c: 1 }), 'replace'),
      await markBuilt(tab, 'd', true),
    ])
      expect(failure).toMatchObject({ ok: false, problems: [{ code: 'disk-full' }] });
    tab.fault = null;
    expect(await owned(tab)).toEqual({ a: 3 });
  });

  it('leaves a list half taken in behind no fault', async () => {
    const tab = newWorld().tab();
    await setCopies(tab, have({ a: 3 }));
    // the new records arrive, the removal of the old ones does not
    tab.fault = { after: 1, error: 'UnknownError' };
    expect(await takeIn(tab, have({ b: 1 }), 'replace')).toMatchObject({ ok: false });
    tab.fault = null;
    expect(await owned(tab)).toEqual({ a: 3 });
  });

  it('lists what cannot be read, never writes over it, and removes it when told', async () => {
    const tab = newWorld().tab();
    await setCopies(tab, have({ a: 1 }));
    const odd = { version: 1, card: 'b', owned: 'many', updatedAt: 1 };
    await tab.db.collection.put(odd);
    await tab.db.collection.put({ version: 9, card: 'c', owned: 1, updatedAt: 1 });
    const { broken } = await listCollection(tab);
    expect(broken.map(({ id, problem }) => `${id} ${problem.code}`)).toEqual([
      'b broken-record',
      'c future-record',
    ]);
    expect(await takeIn(tab, have({ b: 1 }), 'add')).toMatchObject({
      ok: false,
      problems: [{ code: 'broken-record' }],
    });
    expect(await setCopies(tab, have({ a: 5, c: 1 }))).toMatchObject({ ok: false });
    expect(await tab.db.collection.get('b')).toEqual(odd);
    expect(await owned(tab)).toEqual({ a: 1 });
    expect(await takeIn(tab, have({ a: 1 }), 'add')).toMatchObject({ ok: true });
    for (const record of broken) await discardBroken(tab, record);
    expect((await listCollection(tab)).broken).toEqual([]);
  });

  it('loses no count of a tab that is closed before it is stored', async () => {
    const world = newWorld();
    const closed = world.tab();
    await setCopies(closed, have({ a: 3, b: 2 }));
    closed.hangs = true;
    void setCopies(closed, have({ a: 11, b: 0 }));
    void setCopies(closed, have({ a: 12 }));
    closed.kill();
    const next = world.tab();
    expect(await owned(next)).toEqual({ a: 12 });
    expect(world.local.size).toBe(0);
    expect(await owned(world.tab())).toEqual({ a: 12 });
  });

  it('keeps the last of two counts of a card when the first is stored late', async () => {
    const world = newWorld();
    const closed = world.tab();
    const first = setCopies(closed, have({ a: 1 }));
    world.clock += 1;
    void setCopies(closed, have({ a: 12 }));
    world.clock += 5;
    closed.diesAfter = 1;
    await first;
    expect(await owned(world.tab())).toEqual({ a: 12 });
  });

  it('leaves a count of none waiting where the record cannot be read', async () => {
    const world = newWorld();
    const odd = { version: 9, card: 'b', owned: 1, updatedAt: 1 };
    const tab = world.tab();
    await setCopies(tab, have({ a: 1 }));
    await tab.db.collection.put(odd);
    const note = JSON.stringify({ version: 1, card: 'b', owned: 0, updatedAt: 5 });
    world.local.set('registry:count:b', note);
    await listCollection(tab);
    expect(await tab.db.collection.get('b')).toEqual(odd);
  });

  it('goes by what was counted last, whichever tab was closed', async () => {
    const world = newWorld();
    const closed = world.tab();
    closed.hangs = true;
    void setCopies(closed, have({ a: 5 }));
    closed.kill();
    const stale = [...world.local];
    world.clock += 1;
    const next = world.tab();
    await setCopies(next, have({ a: 7 }));
    for (const [key, text] of stale) world.local.set(key, text);
    expect(await owned(next)).toEqual({ a: 7 });
  });

  it('is the same after a kill anywhere: each count is that of before or of after, none of neither', async () => {
    for (let writes = 0; writes < 3; writes++) {
      const world = newWorld();
      const tab = world.tab();
      await setCopies(tab, have({ a: 1, b: 1 }));
      tab.diesAfter = writes;
      await setCopies(tab, have({ a: 2, b: 0, c: 4 }));
      expect(await owned(world.tab()), `${writes} writes`).toEqual({ a: 2, c: 4 });
    }
  });

  it('leaves no note of a count that was refused, and tells of a note that cannot be read', async () => {
    const world = newWorld();
    const tab = world.tab();
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    await setCopies(tab, have({ a: 1 }));
    expect(world.local.size).toBe(0);
    tab.fault = null;
    world.local.set('registry:count:b', 'two');
    const { broken } = await listCollection(tab);
    expect(broken).toMatchObject([{ table: 'journal', raw: 'two' }]);
    for (const record of broken) await discardBroken(tab, record);
    expect(await listCollection(tab)).toMatchObject({ broken: [] });
  });

  it('counts on where localStorage takes nothing', async () => {
    const world = newWorld();
    world.trouble.journalFull = true;
    const tab = world.tab();
    expect(await setCopies(tab, have({ a: 1 }))).toMatchObject({ ok: true });
    expect(await owned(tab)).toEqual({ a: 1 });
  });

  it('answers where there is no database', async () => {
    const tab = newWorld().tab();
    tab.kill();
    expect(await listCollection(tab)).toMatchObject({ broken: [], problem: { code: 'failed' } });
    expect(await listRows(tab, 'built')).toMatchObject({ broken: [], problem: { code: 'failed' } });
  });
});

describe('decks marked built', () => {
  it('are marked and unmarked, in every tab', async () => {
    const world = newWorld();
    const tab = world.tab();
    await markBuilt(tab, 'd1', true);
    await markBuilt(tab, 'd1', true);
    await markBuilt(world.tab(), 'd2', true);
    expect((await listRows(tab, 'built')).rows.map(({ deckId }) => deckId).toSorted()).toEqual([
      'd1',
      'd2',
    ]);
    await markBuilt(tab, 'd1', false);
    expect((await listRows(tab, 'built')).rows.map(({ deckId }) => deckId)).toEqual(['d2']);
  });

  it('lose the mark when they are deleted for ever', async () => {
    const tab = newWorld().tab();
    const id = await newDeck(tab);
    await markBuilt(tab, id, true);
    await purgeDeck(tab, id);
    expect((await listRows(tab, 'built')).rows).toEqual([]);
  });

  it('are listed apart where a mark cannot be read', async () => {
    const tab = newWorld().tab();
    await listRows(tab, 'built');
    await tab.db.built.put({ version: 1, deckId: 'd', at: 'yesterday' });
    const { rows: built, broken } = await listRows(tab, 'built');
    expect(built).toEqual([]);
    expect(broken).toMatchObject([{ table: 'built', id: 'd' }]);
    for (const record of broken) await discardBroken(tab, record);
    expect(await tab.db.built.count()).toBe(0);
  });
});
