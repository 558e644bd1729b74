import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKUP_VERSION,
  backupName,
  countsOf,
  isReadable,
  LARGEST_BACKUP,
  writeBackup,
} from './backup';
import { readBackup } from './read-backup';
import {
  backupOf,
  backupText,
  everything,
  read,
  restored,
  stocked,
  visible,
} from './restore-fixture';
import { add, cases, newWorld, opened, shown } from './storage-fixture';

describe('a backup', () => {
  it('holds everything that is stored, and reads back as it was', async () => {
    const { tab } = await stocked();
    const backup = await backupOf(tab, true);
    expect(countsOf(backup.records)).toEqual({
      decks: 3,
      changes: 3,
      versions: 1,
      formats: 1,
      cards: 2,
      copies: 4,
      games: 1,
      built: 1,
      printed: 1,
      lists: 0,
      settings: 1,
      unreadable: 0,
    });
    const back = read(writeBackup(backup));
    expect(back).toMatchObject({ isIntact: true, faults: [], savedAt: backup.savedAt });
    expect(back.records).toEqual(backup.records);
  });

  it('leaves printed texts out unless they are asked for', async () => {
    const { tab } = await stocked();
    const text = await backupText(tab);
    expect(text).not.toContain('A text of my own');
    expect(read(text)).toMatchObject({ withPrinted: false, records: { printed: [] } });
  });

  it('holds the side list of a deck, one that waits in the journal too', async () => {
    const { world, main } = await stocked();
    const tab = world.tab();
    const session = await opened(tab, main);
    session.edit({ kind: 'consider', card: 'eots-stilgar' });
    await session.retry();
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    session.edit({ kind: 'consider', card: 'ghost' });
    await session.retry();
    tab.kill();
    const empty = newWorld();
    await restored(empty.tab(), await backupText(world.tab()), 'merge');
    expect((await opened(empty.tab(), main)).getSnapshot().deck?.considered).toEqual([
      'eots-stilgar',
      'ghost',
    ]);
  });

  it('holds changes that wait in the emergency journal, and decks that were never stored', async () => {
    const { world, main } = await stocked();
    const tab = world.tab();
    const session = await opened(tab, main);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    session.edit(add('late', 3));
    await session.retry();
    tab.kill();
    const text = await backupText(world.tab());
    const empty = newWorld();
    await restored(empty.tab(), text, 'merge');
    expect(shown(await opened(empty.tab(), main))).toBe('a2 b1 late3');
    // Where the journal still has them they are not taken in twice.
    await restored(world.tab(), text, 'merge');
    expect(shown(await opened(world.tab(), main))).toBe('a2 b1 late3');
  });

  it('carries what cannot be read as it lies there; a restore leaves it in the file', async () => {
    const { tab, main, archived } = await stocked();
    await tab.db.edits.delete([main, 1]);
    const later = { ...Object(await tab.db.decks.get(archived)), version: 2, shelves: [] };
    await tab.db.decks.put(later);
    const odd = { id: 'odd', nonsense: true };
    await tab.db.formats.put(odd);
    const { records } = read(await backupText(tab));
    expect(countsOf(records)).toMatchObject({ decks: 1, unreadable: 3 });
    expect(records.unreadable).toMatchObject([
      {
        table: 'decks',
        key: main,
        raw: { head: { id: main }, rows: [{ place: 0 }, { place: 2 }] },
      },
      { table: 'decks', key: archived, raw: { head: later, rows: [] } },
      { table: 'formats', key: 'odd', raw: odd },
    ]);
    const there = newWorld().tab();
    await restored(there, await backupText(tab), 'merge');
    expect((await backupOf(there)).records).toMatchObject({ decks: [{}], unreadable: [] });
  });

  it('takes neither broken printed texts along unasked, nor what is about this browser', async () => {
    const { tab } = await stocked();
    await tab.db.printed.put({ version: 1, set: 'td', cards: 'The text of a card' });
    await tab.db.settings.put({ version: 1, key: 'device:odd' });
    const text = await backupText(tab);
    expect(text).not.toContain('The text of a card');
    expect(text).not.toContain('device:odd');
    expect(read(text)).toMatchObject({ isIntact: true, records: { unreadable: [] } });
    const before = await everything(tab);
    await restored(tab, text, 'replace');
    expect(await everything(tab)).toEqual(before);
    // Nor does it take them from a file that holds them.
    const full = await backupText(tab, true);
    expect(full).toContain('The text of a card');
    const there = newWorld().tab();
    await restored(there, full.replace('"withPrinted": true', '"withPrinted": false'), 'replace');
    expect(await there.db.printed.count()).toBe(0);
  });

  it('is only handed out where it can be read again', () => {
    const text = 'x'.repeat(LARGEST_BACKUP + 1);
    expect(isReadable(text)).toBe(false);
    expect(readBackup(text)).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] });
    expect(isReadable('{}')).toBe(true);
  });

  it('names its day, whatever the clock says', () => {
    expect(backupName(Date.UTC(2026, 10, 22))).toBe('landsraad-2026-11-22.registry.json');
    expect(backupName(Number.NaN)).toBe('landsraad.registry.json');
  });

  it('stays small: a hundred decks of forty-five changes are less than 2 MB', async () => {
    const { tab } = await stocked();
    const backup = await backupOf(tab);
    const deck = backup.records.decks[0];
    const entry = deck?.entries[0];
    if (deck === undefined || entry === undefined) throw new Error('no deck');
    const entries = Array.from({ length: 45 }, (_, at) => ({
      ...entry,
      id: `sixteen-letters-${at}`,
    }));
    const decks = Array.from({ length: 100 }, (_, at) => ({
      head: { ...deck.head, id: `deck-${at}`, length: 45, cursor: 45 },
      entries,
    }));
    const text = writeBackup({ ...backup, records: { ...backup.records, decks } });
    expect(text.length).toBeLessThan(2_000_000);
    expect(read(text).isIntact).toBe(true);
  });
});

describe('a file that is no backup', () => {
  const codeOf = (text: string) => {
    const done = readBackup(text);
    return done.ok ? 'read' : done.problems[0]?.code;
  };

  it('is refused with the reason', async () => {
    expect(codeOf('')).toBe('empty');
    expect(codeOf(' \n')).toBe('empty');
    expect(codeOf('Stilgar x3')).toBe('bad-json');
    expect(codeOf('{"version":1,"sponsor":"fremen","houseDeck":[]}')).toBe('not-a-backup');
    for (const text of ['null', '7', '[]', '""']) expect(codeOf(text)).toBe('not-a-backup');
    const { tab } = await stocked();
    const text = await backupText(tab);
    expect(
      codeOf(text.replace(`"version": ${BACKUP_VERSION}`, `"version": ${BACKUP_VERSION + 1}`)),
    ).toBe('future-version');
    expect(codeOf(text.replace('"data"', '"date"'))).toBe('bad-backup');
    expect(codeOf(text.replace('"decks": [', '"decks": ['.repeat(2)))).toBe('bad-json');
    expect(
      codeOf(`{"kind":"landsraad-registry-backup","version":1,"x":${'['.repeat(3_000_000)}`),
    ).toMatch(/cut-off|bad/);
  });

  it('a backup cut off at any place is refused and says so', async () => {
    const { tab } = await stocked();
    const text = await backupText(tab);
    for (let at = 1; at < text.length; at++) {
      const done = readBackup(text.slice(0, at));
      expect(done.ok, `cut after ${at}`).toBe(false);
      if (!done.ok && at > 2) expect(done.problems[0]?.code).toBe('cut-off');
    }
  });

  it('an altered backup is read with a warning, without what no Registry would store', async () => {
    const { tab } = await stocked();
    const text = await backupText(tab);
    const renamed = read(text.replaceAll('Sietch Tabr', 'Sietch Zzzz'));
    expect(renamed.isIntact).toBe(false);
    expect(renamed.records.decks).toHaveLength(3);
    const broken = read(text.replace('"owned":3', '"owned":-3'));
    expect(broken).toMatchObject({ isIntact: false, faults: [{ at: 'collection.0.owned' }] });
    expect(broken.records.collection).toHaveLength(1);
    const short = read(text.replace('"length":3', '"length":4'));
    expect(short.records.decks).toHaveLength(2);
    expect(short.faults[0]?.message).toContain('3 of 4 changes');
    const value = JSON.parse(text);
    value.data.decks.push(value.data.decks[0]);
    expect(read(JSON.stringify(value)).faults[0]?.message).toBe('is there twice');
  });

  it('written anew with other white space is the same backup', async () => {
    const { tab } = await stocked();
    const text = JSON.stringify(JSON.parse(await backupText(tab)), null, 4);
    expect(read(text).isIntact).toBe(true);
  });

  it('however it is spoiled: it never throws, and a restore leaves everything readable', async () => {
    const { tab } = await stocked();
    const text = await backupText(tab, true);
    const spoil = fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(30),
        fc.oneof(fc.string(), fc.json(), fc.constantFrom('"', '{', '-1')),
      ),
      { minLength: 1, maxLength: 4 },
    );
    let readable = 0;
    await fc.assert(
      fc.asyncProperty(spoil, fc.constantFrom('merge', 'replace'), async (cuts, mode) => {
        let spoiled = text;
        for (const [from, length, put] of cuts) {
          const at = from % spoiled.length;
          spoiled = spoiled.slice(0, at) + put + spoiled.slice(at + length);
        }
        const done = readBackup(spoiled);
        if (!done.ok) return;
        readable += 1;
        const there = newWorld().tab();
        await restored(there, spoiled, mode);
        const after = await backupOf(there, true);
        expect(after.records.unreadable).toEqual([]);
        expect(visible(after.records).decks.length).toBe(done.value.records.decks.length);
        there.db.close();
      }),
      { numRuns: cases(400) },
    );
    expect(readable).toBeGreaterThan(0);
  });

  it('with any value in any place: it never throws', async () => {
    const { tab } = await stocked();
    const text = await backupText(tab, true);
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      paths.push(path);
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    };
    walk(JSON.parse(text), []);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const copy = JSON.parse(text);
        const last = path.at(-1);
        let at = copy;
        for (const key of path.slice(0, -1)) at = at[key];
        if (last !== undefined) at[last] = value;
        readBackup(JSON.stringify(copy));
      }),
      { numRuns: cases(1_000) },
    );
  });
});

describe('a backup of version 1', () => {
  const text = readFileSync(new URL('./fixtures/backup-v1.json', import.meta.url), 'utf8');

  it('is read for ever: intact, with everything in it', async () => {
    const backup = read(text);
    expect(backup).toMatchObject({ isIntact: true, faults: [], withPrinted: true, database: 2 });
    expect(countsOf(backup.records)).toEqual({
      decks: 4,
      changes: 8,
      versions: 2,
      formats: 1,
      cards: 2,
      copies: 4,
      games: 0,
      built: 1,
      printed: 1,
      lists: 0,
      settings: 1,
      unreadable: 1,
    });
    const there = newWorld().tab();
    await restored(there, text, 'merge');
    const session = await opened(there, 't1-1');
    session.redo();
    session.redo();
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', canRedo: false });
    while (session.getSnapshot().canUndo) session.undo();
    expect(session.getSnapshot().deck?.name).toBe('Debt of the Deep Desert');
    await session.close();
  });
});
