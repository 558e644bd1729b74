import { describe, expect, it } from 'vitest';
import { makeBackup, writeBackup } from './backup';
import { dropSetup, keepSetup, listSetups } from './board-setups';
import { readBackup } from './read-backup';
import { planRows } from './restore-rows';
import { newWorld } from './storage-fixture';

const named = async (world: ReturnType<typeof newWorld>) =>
  (await listSetups(world.tab())).map(({ name, query }) => [name, query]);

describe('set-ups of the board game', () => {
  it('are kept by name, the latest first, one for each name', async () => {
    const world = newWorld();
    await keepSetup(world.tab(), { name: 'Friday', query: 'edition=2019' });
    world.clock += 1_000;
    await keepSetup(world.tab(), { name: 'Sunday', query: 'edition=descartes' });
    world.clock += 1_000;
    await keepSetup(world.tab(), { name: 'Friday', query: 'edition=2019&seats=a..h...' });
    expect(await named(world)).toEqual([
      ['Friday', 'edition=2019&seats=a..h...'],
      ['Sunday', 'edition=descartes'],
    ]);
    await dropSetup(world.tab(), 'Friday');
    expect(await named(world)).toEqual([['Sunday', 'edition=descartes']]);
  });

  it('travel in a backup, and a merge says how many it adds and leaves those that are here', async () => {
    const [from, to] = [newWorld(), newWorld()];
    for (const name of ['Friday', 'Sunday'])
      await keepSetup(from.tab(), { name, query: 'edition=2019' });
    await keepSetup(to.tab(), { name: 'Sunday', query: 'edition=descartes' });
    const made = await makeBackup(from.tab(), { printed: false });
    const here = await makeBackup(to.tab(), { printed: false });
    if (!made.ok || !here.ok) throw new Error('no backup was made');
    const read = readBackup(writeBackup(made.value));
    if (!read.ok) throw new Error('the backup cannot be read');
    const plan = planRows(here.value.records, read.value, 'merge', new Set());
    expect(plan.lines).toEqual(['1 set-up of the board game added']);
    expect(plan.notes.join()).toContain('1 set-up of the board game of the backup differ');
  });
});
