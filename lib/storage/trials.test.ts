import { describe, expect, it } from 'vitest';
import { deleteDeck, purgeDeck } from './decks';
import { newDeck, newWorld } from './storage-fixture';
import { readRaces, readTrials, writeRace, writeTrial } from './trials';

const trial = (key: string, games = 18) => ({ key, games, won: 9, journal: `${key} ${games}\n` });

describe('the games that a deck has played', () => {
  it('are found again by another visit, those of the latest list first', async () => {
    const world = newWorld();
    await writeTrial(world.tab(), 'deck', trial('one'));
    world.clock += 1_000;
    await writeTrial(world.tab(), 'deck', trial('two'));
    world.clock += 1_000;
    await writeTrial(world.tab(), 'deck', trial('one', 36));
    const found = await readTrials(world.tab(), 'deck');
    expect(found.map(({ key, games, journal }) => [key, games, journal])).toEqual([
      ['one', 36, 'one 36\n'],
      ['two', 18, 'two 18\n'],
    ]);
    expect(await readTrials(world.tab(), 'dec')).toEqual([]);
  });

  it('stay for the last three lists of each deck', async () => {
    const world = newWorld();
    const tab = world.tab();
    await writeTrial(tab, 'other', trial('zero'));
    for (const key of ['one', 'two', 'three', 'four']) {
      world.clock += 1_000;
      await writeTrial(tab, 'deck', trial(key));
    }
    const keys = async (deck: string) => (await readTrials(tab, deck)).map(({ key }) => key);
    expect(await keys('deck')).toEqual(['four', 'three', 'two']);
    expect(await keys('other')).toEqual(['zero']);
  });

  it('go with a deck that is deleted for ever', async () => {
    const tab = newWorld().tab();
    const id = await newDeck(tab);
    await writeTrial(tab, id, trial('one'));
    await writeTrial(tab, 'other', trial('one'));
    await writeRace(tab, id, { key: 'one', owned: false, journal: '{}' });
    await deleteDeck(tab, id);
    expect(await readTrials(tab, id)).toHaveLength(1);
    expect(await readRaces(tab, id)).toMatchObject([{ key: 'one', owned: false, journal: '{}' }]);
    await purgeDeck(tab, id);
    expect(await readTrials(tab, id)).toEqual([]);
    expect(await readRaces(tab, id)).toEqual([]);
    await writeTrial(tab, id, trial('two'));
    expect(await readTrials(tab, id)).toEqual([]);
    expect(await readTrials(tab, 'other')).toHaveLength(1);
  });

  it('count as not there where they cannot be read', async () => {
    const tab = newWorld().tab();
    await readTrials(tab, 'deck');
    await tab.db.settings.put({ version: 1, key: 'device:trial:deck:one', value: { key: 'one' } });
    expect(await readTrials(tab, 'deck')).toEqual([]);
  });
});
