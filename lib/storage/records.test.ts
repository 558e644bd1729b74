import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDeck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { discardBroken, findDeck, listDecks } from './decks';
import { headSchema, opSchema, readEdit, readRecord } from './records';
import { listRows, listVersions, saveFormat, saveVersion } from './rows';
import { openDeckSession } from './session';
import { readSetting } from './settings';
import {
  add,
  cases,
  newDeck,
  newWorld,
  opened,
  reopened,
  shown,
  type World,
} from './storage-fixture';

const TABLES = ['decks', 'edits', 'versions', 'formats', 'settings'] as const;

/** A device with one of everything. */
async function furnished(): Promise<{ world: World; id: string }> {
  const world = newWorld();
  const tab = world.tab();
  const id = await newDeck(tab, { ...emptyDeck('harkonnen'), name: 'Giedi Prime' });
  const session = await opened(tab, id);
  session.edit(add('a', 2));
  session.edit({ kind: 'several', label: 'both', edits: [add('b'), add('c')] });
  session.undo();
  await session.close();
  await saveVersion(tab, id, 'first', emptyDeck('harkonnen'));
  await saveFormat(tab, { ...DEFAULT_FORMAT, id: 'own', name: 'Own' });
  return { world, id };
}

async function dump(world: World): Promise<unknown> {
  const { db } = world.tab();
  await db.open();
  const tables = await Promise.all(TABLES.map((name) => db.table<unknown>(name).toArray()));
  db.close();
  return tables;
}

describe('a record that cannot be read', () => {
  const changes: readonly (readonly [string, object])[] = [
    ['of a later version', { version: 2, shelves: [] }],
    ['without its deck', { deck: null }],
    [
      'with a count of a million',
      { deck: { ...emptyDeck('guild'), houseDeck: [{ card: 'a', count: 1e6 }] } },
    ],
    ['with a cursor beyond the end', { cursor: 99 }],
    ['with something nobody knows', { colour: 'red' }],
  ];
  for (const [what, change] of changes) {
    it(`${what}: it is listed with its raw value, and left as it is`, async () => {
      const { world, id } = await furnished();
      const tab = world.tab();
      await tab.db.open();
      const raw = { ...Object(await tab.db.decks.get(id)), ...change };
      await tab.db.decks.put(raw);
      const before = await dump(world);
      const list = await listDecks(tab);
      expect(list).toMatchObject({ active: [], broken: [{ table: 'decks', id, raw }] });
      const session = await opened(tab, id);
      const future = 'version' in change;
      expect(session.getSnapshot()).toMatchObject({ status: 'broken', deck: null, raw });
      expect(session.getSnapshot().problem?.code).toBe(future ? 'future-record' : 'broken-record');
      expect(session.edit(add('x')).ok).toBe(false);
      expect(await findDeck(tab, id)).toMatchObject({ ok: false });
      await session.close();
      expect(await dump(world)).toEqual(before);
    });
  }

  it('that appears under an open deck is not written over; the page goes on with what it has', async () => {
    const { world, id } = await furnished();
    const tab = world.tab();
    const session = await opened(tab, id);
    const later = { ...Object(await tab.db.decks.get(id)), version: 2 };
    await tab.db.decks.put(later);
    session.edit(add('x'));
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'broken', raw: later });
    expect(shown(session)).toBe('a2 x1');
    expect(await tab.db.decks.get(id)).toEqual(later);
    const copy = await session.keepCopy();
    if (!copy.ok) throw new Error('no copy');
    expect(shown(await reopened(world, copy.value.id))).toBe('a2 x1');
  });

  it('in a history: the deck is shown without it, and a copy can be kept', async () => {
    const { world, id } = await furnished();
    const tab = world.tab();
    await tab.db.open();
    await tab.db.edits.delete([id, 0]);
    const session = await opened(tab, id);
    expect(session.getSnapshot()).toMatchObject({ status: 'broken', history: [] });
    expect(session.getSnapshot().problem?.message).toContain('1 of 2 entries');
    expect(session.getSnapshot().raw).toMatchObject({ head: { id }, edits: [{ place: 1 }] });
    expect(shown(session)).toBe('a2');
    expect((await session.keepCopy()).ok).toBe(true);
  });

  it('can be discarded by its owner', async () => {
    const { world } = await furnished();
    const tab = world.tab();
    await tab.db.open();
    const bad = ['x', 7, new Date(0)].map((id) => ({ id, junk: true }));
    await tab.db.decks.bulkPut(bad);
    await tab.db.formats.bulkPut(bad);
    world.local.set('registry:journal:x:1', '{"half');
    world.local.set('someone-else', 'theirs');
    const { broken } = await listDecks(tab);
    expect(broken.map((record) => record.table)).toEqual(['decks', 'decks', 'decks', 'journal']);
    const formats = await listRows(tab, 'formats');
    for (const record of [...broken, ...formats.broken]) {
      expect((await discardBroken(tab, record)).ok).toBe(true);
    }
    expect((await listDecks(tab)).broken).toEqual([]);
    expect((await listRows(tab, 'formats')).broken).toEqual([]);
    expect((await listDecks(tab)).active).toHaveLength(1);
    expect([...world.local.keys()]).toEqual(['someone-else']);
  });

  it('is not replaced by a format or a version of the same id', async () => {
    const { world } = await furnished();
    const tab = world.tab();
    await tab.db.open();
    await tab.db.formats.put({ version: 2, id: 'own' });
    const done = await saveFormat(tab, { ...DEFAULT_FORMAT, id: 'own' });
    expect(done).toMatchObject({ ok: false, problems: [{ code: 'future-record' }] });
    expect(await tab.db.formats.get('own')).toEqual({ version: 2, id: 'own' });
  });
});

it('an edit that means something else to this page than when it was stored does not change the deck', async () => {
  const { world, id } = await furnished();
  const tab = world.tab();
  await tab.db.open();
  const head = Object(await tab.db.decks.get(id));
  await tab.db.decks.put({ ...head, deck: { ...head.deck, houseDeck: [{ card: 'a', count: 3 }] } });
  const session = await opened(tab, id);
  expect(shown(session)).toBe('a3');
  session.edit(add('x'));
  await session.retry();
  expect(session.getSnapshot().status).toBe('saved');
  const again = await reopened(world, id);
  expect(shown(again)).toBe('a3 x1');
  again.undo();
  again.undo();
  expect(shown(again)).toBe('a2');
});

describe('junk', () => {
  const junk = fc.anything({
    maxDepth: 2,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
    withBigInt: true,
    withNullPrototype: false,
  });
  const key = fc.oneof(
    fc.constantFrom('version', 'id', 'deck', 'base', 'cursor', 'length', 'seen', 'edit', 'place'),
    fc.constantFrom('deckId', 'name', 'at', 'by', 'format', 'value', 'deletedAt', '__proto__', 'a'),
  );
  const part = fc.tuple(fc.nat(4), fc.nat(9), key, fc.oneof(junk, fc.constantFrom(2, '', {}, [])));

  /** The record with one part of it replaced, or null when the database itself refuses that. */
  function spoil(record: unknown, name: string, value: unknown): object {
    const copy = { ...Object(record) };
    Object.defineProperty(copy, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  }

  it('in any table never throws, is never dropped, and never harms the rest', async () => {
    const { world, id } = await furnished();
    const tab = world.tab();
    await tab.db.open();
    const good = await Promise.all(TABLES.map((name) => tab.db.table<unknown>(name).toArray()));
    const healthy = await newDeck(tab);
    let put = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 25 }), async (parts) => {
        for (const [table, row, name, value] of parts) {
          const rows = good[table] ?? [];
          const spoiled = spoil(rows[row % Math.max(1, rows.length)], name, value);
          await tab.db
            .table(TABLES[table] ?? 'decks')
            .put(spoiled)
            .then(
              () => {
                put += 1;
              },
              () => {},
            );
        }
        const stored = await tab.db.decks.count();
        const list = await listDecks(tab);
        const found = [...list.active, ...list.bin, ...list.archived, ...list.broken];
        expect(found).toHaveLength(stored);
        expect(list.active.map((deck) => deck.id)).toContain(healthy);
        await listRows(tab, 'formats');
        await listVersions(tab, id);
        await readSetting(tab, { key: 'a', schema: z.string(), otherwise: '' });
        const session = openDeckSession(tab, id);
        await session.retry();
        const { status, deck } = session.getSnapshot();
        expect(['saved', 'broken', 'missing']).toContain(status);
        if (deck !== null) expect(session.edit(add('y')).ok).toBe(true);
        await session.close();
        // Put the room in order again.
        for (const [at, name] of TABLES.entries()) {
          await tab.db.table(name).clear();
          await tab.db.table(name).bulkPut(good[at] ?? []);
        }
        await tab.db.decks.put({
          ...Object(good[0]?.[0]),
          id: healthy,
          base: emptyDeck('guild'),
          deck: emptyDeck('guild'),
          length: 0,
          cursor: 0,
        });
        world.local.clear();
      }),
      { numRuns: cases(120) },
    );
    expect(put).toBeGreaterThan(cases(120));
  });

  it('is never taken for a record', () => {
    const edits: fc.Arbitrary<unknown> = fc.oneof(
      fc.record({
        kind: fc.constantFrom('add', 'remove', 'set-name', 'replace', 'several', 'set-players'),
        list: fc.constantFrom('house', 'imperial', '__proto__'),
        card: fc.string({ unit: 'binary' }),
        count: fc.oneof(fc.integer(), fc.double(), fc.constant('1')),
        edits: junk,
      }),
      junk,
    );
    fc.assert(
      fc.property(fc.oneof(junk, edits), (raw) => {
        expect(readEdit(raw).ok).toBe(false);
        expect(readRecord(headSchema, raw).ok).toBe(false);
        expect(readRecord(opSchema, raw).ok).toBe(false);
      }),
      { numRuns: cases(3_000) },
    );
  });

  it('in the journal never throws, and what is not ours stays', async () => {
    const world = newWorld();
    const id = await newDeck(world.tab());
    const tab = world.tab();
    tab.fault = { after: 0, error: 'UnknownError' };
    const session = await opened(tab, id);
    session.edit(add('a'));
    session.undo();
    await session.close();
    const texts = [...world.local.values()];
    const cut = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.string());
    const text = fc.oneof(
      cut.map(([good, from, length, put]) => {
        const at = from % good.length;
        return good.slice(0, at) + put + good.slice(at + (length % 20));
      }),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (found) => {
        world.local.clear();
        for (const [at, each] of found.entries()) {
          world.local.set(`registry:journal:${id}:${at}`, each);
        }
        const list = await listDecks(tab);
        expect(list.active).toHaveLength(1);
        const read = openDeckSession(tab, id);
        await read.retry();
        expect(['saved', 'unsaved']).toContain(read.getSnapshot().status);
        await read.close();
        expect(world.local.size).toBe(found.length);
      }),
      { numRuns: cases(150) },
    );
  });

  it('nested without bottom is refused, not followed', () => {
    let edit: Edit = add('a');
    for (let depth = 0; depth < 20_000; depth++)
      edit = { kind: 'several', label: '', edits: [edit] };
    expect(readEdit(edit).ok).toBe(false);
  });
});
