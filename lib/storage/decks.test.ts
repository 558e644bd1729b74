import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDeck } from '@/lib/decks/deck';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { createDeck } from './create';
import { sortDecks, tagsOf } from './deck-order';
import {
  archiveDeck,
  deleteDeck,
  duplicateDeck,
  emptyBin,
  findDeck,
  listDecks,
  purgeDeck,
  restoreDeck,
  tagDeck,
} from './decks';
import { deleteRow, listRows, listVersions, putRow, saveFormat, saveVersion } from './rows';
import { readSetting, writeSetting } from './settings';
import { add, newDeck, newWorld, opened, shown } from './storage-fixture';

describe('the library', () => {
  it('keeps decks on three shelves; deleting is undone by restoring', async () => {
    const tab = newWorld().tab();
    const id = await newDeck(tab);
    const session = await opened(tab, id);
    session.edit(add('a'));
    await session.close();
    const shelves = async () => {
      const { active, archived, bin } = await listDecks(tab);
      return [active.length, archived.length, bin.length];
    };
    expect(await shelves()).toEqual([1, 0, 0]);
    await archiveDeck(tab, id, true);
    expect(await shelves()).toEqual([0, 1, 0]);
    await deleteDeck(tab, id);
    expect(await shelves()).toEqual([0, 0, 1]);
    await restoreDeck(tab, id);
    await archiveDeck(tab, id, false);
    expect(await shelves()).toEqual([1, 0, 0]);
    const again = await opened(tab, id);
    expect(shown(again)).toBe('a1');
    expect(again.getSnapshot().canUndo).toBe(true);
  });

  it('purging takes the history and the versions with it, and only those', async () => {
    const tab = newWorld().tab();
    const [gone, stays] = [await newDeck(tab), await newDeck(tab)];
    for (const id of [gone, stays]) {
      const session = await opened(tab, id);
      session.edit(add('a'));
      await session.close();
      await saveVersion(tab, id, 'first', emptyDeck('guild'));
    }
    await deleteDeck(tab, gone);
    expect(await emptyBin(tab)).toEqual({ ok: true, value: 1 });
    expect((await listDecks(tab)).bin).toEqual([]);
    expect(await tab.db.edits.count()).toBe(1);
    expect((await listVersions(tab, gone)).rows).toEqual([]);
    expect((await listVersions(tab, stays)).rows).toHaveLength(1);
    expect(await findDeck(tab, gone)).toEqual({ ok: true, value: null });
    expect(await restoreDeck(tab, gone)).toMatchObject({ problems: [{ code: 'no-deck' }] });
  });

  it('a copy has the cards and tags, a name that says so, and a history of its own', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab, { ...emptyDeck('smugglers'), name: 'Run' });
    await tagDeck(tab, id, ['club']);
    const session = await opened(tab, id);
    session.edit(add('a', 4));
    await session.close();
    world.clock += 10;
    const copy = await duplicateDeck(tab, id);
    if (!copy.ok) throw new Error('no copy');
    expect(await findDeck(tab, copy.value.id)).toMatchObject({
      value: {
        tags: ['club'],
        createdAt: world.clock,
        deck: { name: 'Run (copy)', houseDeck: [{ card: 'a', count: 4 }] },
      },
    });
    expect((await opened(tab, copy.value.id)).getSnapshot().canUndo).toBe(false);
    expect(await duplicateDeck(tab, 'nobody')).toMatchObject({ ok: false });
  });

  it('tags are tidied, listed, and refused when they are too long', async () => {
    const tab = newWorld().tab();
    const id = await newDeck(tab);
    await tagDeck(tab, id, [' club ', 'club', '', 'Arena']);
    const { active: decks } = await listDecks(tab);
    expect(decks[0]?.tags).toEqual(['club', 'Arena']);
    expect(tagsOf(decks)).toEqual(['Arena', 'club']);
    const refused = await tagDeck(tab, id, ['x'.repeat(41)]);
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'refused' }] });
  });

  it('sorts by any key, both ways, with ties by name', async () => {
    const world = newWorld();
    const tab = world.tab();
    const ids: string[] = [];
    for (const name of ['Deck 10', 'deck 9', 'Älter']) {
      world.clock += 1;
      ids.push(await newDeck(tab, { ...emptyDeck('guild'), name }));
    }
    const session = await opened(tab, ids[0] ?? '');
    world.clock += 1;
    session.edit(add('a', 2));
    await session.close();
    const { active: decks } = await listDecks(tab);
    const names = (...by: Parameters<typeof sortDecks> extends [unknown, ...infer R] ? R : never) =>
      sortDecks(decks, ...by).map((deck) => deck.deck.name);
    expect(names('name', 'ascending')).toEqual(['Älter', 'deck 9', 'Deck 10']);
    expect(names('name', 'descending')).toEqual(['Deck 10', 'deck 9', 'Älter']);
    expect(names('updated', 'descending')).toEqual(['Deck 10', 'Älter', 'deck 9']);
    expect(names('created', 'ascending')).toEqual(['Deck 10', 'deck 9', 'Älter']);
    expect(names('sponsor', 'descending')).toEqual(['Älter', 'deck 9', 'Deck 10']);
    expect(names('cards', 'descending')).toEqual(['Deck 10', 'Älter', 'deck 9']);
  });

  it('says what failed, and that nothing was changed', async () => {
    const tab = newWorld().tab();
    const id = await newDeck(tab);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    const failures = [
      await deleteDeck(tab, id),
      await tagDeck(tab, id, ['x']),
      await purgeDeck(tab, id),
      await saveVersion(tab, id, 'first', emptyDeck('guild')),
      await saveFormat(tab, { ...DEFAULT_FORMAT, id: 'own' }),
    ];
    for (const failure of failures) {
      expect(failure).toMatchObject({ ok: false, problems: [{ code: 'disk-full' }] });
      expect(JSON.stringify(failure)).toContain('Nothing that is stored was changed.');
    }
    tab.fault = null;
    expect((await listDecks(tab)).active).toHaveLength(1);
  });

  it('does not make a deck of what is none', async () => {
    const made = await createDeck(newWorld().tab(), { ...emptyDeck('guild'), players: 99 });
    expect(made).toMatchObject({ ok: false, problems: [{ code: 'refused' }] });
  });
});

describe('named versions', () => {
  it('are kept per deck, newest first, and can be renamed, deleted and brought back', async () => {
    const world = newWorld();
    const tab = world.tab();
    const id = await newDeck(tab);
    await saveVersion(tab, id, ' before the club night ', emptyDeck('guild'));
    const [first] = (await listVersions(tab, id)).rows;
    world.clock += 1;
    await saveVersion(tab, id, 'after', emptyDeck('corrino'));
    await saveVersion(tab, 'another', 'elsewhere', emptyDeck('corrino'));
    const names = async () => (await listVersions(tab, id)).rows.map(({ name }) => name);
    expect(await names()).toEqual(['after', 'before the club night']);
    if (!first) throw new Error('not saved');
    await deleteRow(tab, 'versions', first.id);
    expect(await names()).toEqual(['after']);
    await putRow(tab, 'versions', { ...first, name: 'before' });
    expect(await names()).toEqual(['after', 'before']);
    expect(await saveVersion(tab, id, '  ', emptyDeck('guild'))).toMatchObject({ ok: false });
  });
});

describe("the player's formats and settings", () => {
  it('formats are stored by id, replaced, deleted and brought back', async () => {
    const tab = newWorld().tab();
    const own = { ...DEFAULT_FORMAT, id: 'own', name: 'Own' };
    await saveFormat(tab, own);
    await saveFormat(tab, { ...own, name: 'Mine', houseCopies: 3 });
    expect((await listRows(tab, 'formats')).rows).toMatchObject([
      { format: { name: 'Mine', houseCopies: 3 } },
    ]);
    await deleteRow(tab, 'formats', 'own');
    expect((await listRows(tab, 'formats')).rows).toEqual([]);
    await saveFormat(tab, own);
    expect((await listRows(tab, 'formats')).rows).toMatchObject([{ format: own }]);
    expect(await saveFormat(tab, { ...own, id: 'No Id!' })).toMatchObject({ ok: false });
  });

  it('a setting that is unset, unreadable or of another shape falls back', async () => {
    const tab = newWorld().tab();
    const rows = { key: 'rows', schema: z.enum(['dense', 'faces']), otherwise: 'dense' } as const;
    expect(await readSetting(tab, rows)).toBe('dense');
    expect(await writeSetting(tab, rows, 'faces')).toEqual({ ok: true, value: true });
    expect(await readSetting(tab, rows)).toBe('faces');
    expect(await readSetting(tab, { ...rows, schema: z.literal('dense') })).toBe('dense');
    await tab.db.settings.put({ version: 2, key: 'rows', value: 'faces' });
    expect(await readSetting(tab, rows)).toBe('dense');
    expect(await writeSetting(tab, rows, 'dense')).toMatchObject({ ok: false });
  });
});
