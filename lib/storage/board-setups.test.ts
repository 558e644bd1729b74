import { describe, expect, it } from 'vitest';
import { makeBackup, writeBackup } from './backup';
import { dropSetup, keepSetup, listSetups, MOST_VERSIONS, putSetup } from './board-setups';
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

  it('have their earlier versions, of which saving the same again makes none, and come back with them', async () => {
    const world = newWorld();
    const keep = (query: string) => {
      world.clock += 1_000;
      return keepSetup(world.tab(), { name: 'Friday', query });
    };
    for (const query of ['edition=2019', 'edition=descartes', 'edition=descartes', 'seats=a..h...'])
      await keep(query);
    const [kept] = await listSetups(world.tab());
    expect(kept).toMatchObject({
      query: 'seats=a..h...',
      earlier: [{ query: 'edition=descartes' }, { query: 'edition=2019' }],
    });
    if (kept === undefined) throw new Error('it was kept');
    await dropSetup(world.tab(), 'Friday');
    await putSetup(world.tab(), kept);
    expect(await listSetups(world.tab())).toEqual([kept]);
    for (let nth = 0; nth < MOST_VERSIONS + 3; nth += 1) await keep(`name=${nth}`);
    expect((await listSetups(world.tab()))[0]?.earlier).toHaveLength(MOST_VERSIONS);
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
