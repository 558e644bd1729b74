import { describe, expect, it } from 'vitest';
import { listDecks } from './decks';
import dump from './fixtures/db-v1.json';
import { DATABASE_VERSION, MIGRATIONS } from './migrations';
import { deviceFrom } from './restore-fixture';
import { listRows, listVersions } from './rows';
import { opened, shown } from './storage-fixture';

describe('a database of version 1', () => {
  it('is opened with everything as it was', async () => {
    const world = await deviceFrom(dump);
    const tab = world.tab();
    await tab.db.open();
    for (const [name, rows] of Object.entries(dump.tables)) {
      expect(await tab.db.table(name).toArray(), name).toEqual(rows);
    }
    for (const name of ['collection', 'built', 'printed', 'rescue', 'games']) {
      expect(await tab.db.table(name).count(), name).toBe(0);
    }
    const databases = await world.indexedDB.databases();
    expect(databases).toContainEqual({ name: world.name, version: DATABASE_VERSION * 10 });
  });

  it('has its decks on their shelves, with versions and formats', async () => {
    const tab = (await deviceFrom(dump)).tab();
    const active = await listDecks(tab);
    expect(active).toMatchObject({ broken: [], problem: null });
    expect(active.active.map(({ deck, tags, unsaved }) => [deck.name, tags, unsaved])).toEqual([
      ['Sietch Tabr, third draft', ['desert', 'league'], false],
      ['Never stored', [], true],
    ]);
    expect((await listDecks(tab)).archived).toMatchObject([
      { deck: { name: 'Heighliner', players: 4 }, unsaved: true },
    ]);
    expect((await listDecks(tab)).bin).toMatchObject([{ deck: { name: 'Salusa Secundus' } }]);
    const { rows: versions } = await listVersions(tab, 't1-1');
    expect(versions.map(({ name }) => name).toSorted()).toEqual(['Winter Cup', 'after the cup']);
    expect((await listRows(tab, 'formats')).rows).toMatchObject([{ format: { id: 'winter-cup' } }]);
  });

  it('has each history: undone changes can be redone, done ones undone to the beginning', async () => {
    const tab = (await deviceFrom(dump)).tab();
    const session = await opened(tab, 't1-1');
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', cursor: 3, recovered: 0 });
    session.redo();
    session.redo();
    expect(session.getSnapshot()).toMatchObject({
      canRedo: false,
      deck: { notes: 'Wenn der Wurm kommt – “walk without rhythm”. 砂' },
    });
    while (session.getSnapshot().canUndo) session.undo();
    expect(session.getSnapshot().deck?.name).toBe('Debt of the Deep Desert');
    await session.close();
  });

  it('takes up the changes that waited in the journal', async () => {
    const world = await deviceFrom(dump);
    const session = await opened(world.tab(), 't1-14');
    expect(session.getSnapshot()).toMatchObject({ status: 'saved', recovered: 2 });
    expect(shown(session)).toBe('heighliner2 spice-hoard1');
    await session.close();
    const never = await opened(world.tab(), 't2-25');
    expect(never.getSnapshot()).toMatchObject({ status: 'saved', deck: { name: 'Never stored' } });
    await never.close();
    expect(world.local.size).toBe(0);
  });
});

it('the steps of the database are numbered from 1 without a gap', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, at) => at + 1));
});
