import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '@/lib/cards/printed';
import { eventually } from '@/lib/eventually-fixture';
import { holdsAny } from './has-rows';
import { live } from './live';
import { deleteRow, listRows, type PrintedSet, putRow, savePrinted } from './rows';
import { newDeck, newWorld } from './storage-fixture';

const card = (id: string, operation = 'An invented text.'): PrintedCard => ({
  card: id,
  name: id,
  operation,
  facts: { Type: 'Holding', Resistance: '' },
});
const storm: PrintedSet = {
  set: 'eots',
  name: 'Eye of the Storm',
  file: 'set.xml',
  cards: [card('eots-arrakeen'), card('eots-carthag', '')],
};
const twilight: PrintedSet = { ...storm, set: 'tat', cards: [card('tat-paul-atreides')] };

describe('loaded sets', () => {
  it('are kept as they were loaded, in order of release', async () => {
    const world = newWorld();
    const tab = world.tab();
    expect(await savePrinted(tab, twilight)).toMatchObject({ ok: true });
    world.clock += 5;
    expect(await savePrinted(tab, storm)).toMatchObject({ ok: true });
    const { rows: sets, broken, problem } = await listRows(world.tab(), 'printed');
    expect([broken, problem]).toEqual([[], null]);
    expect(sets.map(({ set }) => set)).toEqual(['eots', 'tat']);
    expect(sets[0]).toEqual({ version: 1, loadedAt: world.clock, ...storm });
  });

  it('a set that is loaded again takes the place of the first', async () => {
    const tab = newWorld().tab();
    await savePrinted(tab, storm);
    const newer = { ...storm, file: 'dune.o8g', cards: [card('eots-dune')] };
    await savePrinted(tab, newer);
    expect((await listRows(tab, 'printed')).rows).toMatchObject([
      { file: 'dune.o8g', cards: newer.cards },
    ]);
  });

  it('a removed set comes back whole', async () => {
    const tab = newWorld().tab();
    await savePrinted(tab, storm);
    const [record] = (await listRows(tab, 'printed')).rows;
    if (!record) throw new Error('nothing stored');
    expect(await deleteRow(tab, 'printed', 'eots')).toEqual({ ok: true, value: true });
    expect((await listRows(tab, 'printed')).rows).toEqual([]);
    await putRow(tab, 'printed', record);
    expect((await listRows(tab, 'printed')).rows).toEqual([record]);
  });

  it('a live list follows another tab', async () => {
    const world = newWorld();
    const [here, there] = [world.tab(), world.tab()];
    const list = live(here, (from) => listRows(from, 'printed'));
    const stop = list.subscribe(() => {});
    await list.refresh();
    await savePrinted(there, storm);
    await eventually(() => expect(list.getSnapshot()?.rows).toHaveLength(1));
    await deleteRow(there, 'printed', 'eots');
    await eventually(() => expect(list.getSnapshot()?.rows).toEqual([]));
    stop();
  });

  it('names that are too long for a record are cut, and a text that is too long is refused', async () => {
    const tab = newWorld().tab();
    const long = { ...storm, name: 'n'.repeat(900), file: 'f'.repeat(900) };
    expect(await savePrinted(tab, long)).toMatchObject({ ok: true });
    const novel = { ...storm, cards: [card('eots-dune', 'a'.repeat(5_000))] };
    expect(await savePrinted(tab, novel)).toMatchObject({
      ok: false,
      problems: [{ code: 'refused' }],
    });
    expect((await listRows(tab, 'printed')).rows[0]?.cards).toEqual(storm.cards);
  });
});

describe('loaded sets in trouble', () => {
  it('a failure to store leaves what was there', async () => {
    const tab = newWorld().tab();
    await savePrinted(tab, storm);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    expect(await savePrinted(tab, { ...storm, file: 'other.xml' })).toMatchObject({
      ok: false,
      problems: [{ code: 'disk-full' }],
    });
    expect(await deleteRow(tab, 'printed', 'eots')).toMatchObject({ ok: false });
    tab.fault = null;
    expect((await listRows(tab, 'printed')).rows).toMatchObject([{ file: 'set.xml' }]);
  });

  it('a record that cannot be read is listed by its set, not overwritten, and can be removed', async () => {
    const tab = newWorld().tab();
    await tab.db.open();
    await tab.db.printed.put({ version: 2, set: 'eots', texts: [] });
    const { rows: sets, broken } = await listRows(tab, 'printed');
    expect(sets).toEqual([]);
    expect(broken).toMatchObject([{ id: 'eots', problem: { code: 'future-record' } }]);
    expect(await savePrinted(tab, storm)).toMatchObject({ ok: false });
    await deleteRow(tab, 'printed', 'eots');
    expect(await savePrinted(tab, storm)).toMatchObject({ ok: true });
  });

  it('a browser without storage says so', async () => {
    const world = newWorld();
    const broken = {
      ...world.indexedDB,
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as typeof world.indexedDB;
    const tab = world.tab({ indexedDB: broken });
    expect(await listRows(tab, 'printed')).toMatchObject({
      rows: [],
      problem: { code: 'no-database' },
    });
    expect(await savePrinted(tab, storm)).toMatchObject({ ok: false });
  });
});

describe('a glance at the table', () => {
  it('tells whether anything is loaded, and makes no database', async () => {
    const world = newWorld();
    const glance = () => holdsAny('printed', world.indexedDB, world.name);
    expect(await glance()).toBe(false);
    expect(await world.indexedDB.databases()).toEqual([]);
    const tab = world.tab();
    await newDeck(tab);
    expect(await glance()).toBe(false);
    await savePrinted(tab, storm);
    expect(await glance()).toBe(true);
    await deleteRow(tab, 'printed', 'eots');
    expect(await glance()).toBe(false);
  });

  it('is false where the browser gives no storage', async () => {
    expect(await holdsAny('printed', null)).toBe(false);
    const refuses = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    expect(await holdsAny('printed', refuses as unknown as IDBFactory)).toBe(false);
  });
});
