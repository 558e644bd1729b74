import { describe, expect, it } from 'vitest';
import { type DeskList, NO_TOURNAMENT } from '@/lib/desk/desk-list';
import { readDesk, writeDesk } from './desk';
import { live } from './live';
import { newWorld } from './storage-fixture';

const list = (id: string, order: number, more: Partial<DeskList> = {}): DeskList => ({
  id,
  order,
  file: `${id}.txt`,
  player: null,
  text: '3 House Battalion',
  refused: null,
  answers: {},
  changes: [],
  played: null,
  ...more,
});

const TOURNAMENT = { name: 'Autumn Open', date: '2026-11-22', format: 'tat' };

describe('the tournament on the desk', () => {
  it('is found again by another visit, in its order', async () => {
    const world = newWorld();
    const full = list('a', 2, {
      player: 'Ada',
      answers: { 'line:1:Korbah': { kind: 'card', card: 'eots-korba' }, x: { kind: 'left-out' } },
      changes: [{ label: 'Name: x', edit: { kind: 'set-name', name: 'x' } }],
      played: { file: null, text: '2 House Battalion' },
    });
    await writeDesk(world.tab(), { tournament: TOURNAMENT, put: [full, list('b', 1)] });
    const found = await readDesk(world.tab());
    expect(found).toEqual({
      tournament: TOURNAMENT,
      lists: [list('b', 1), full],
      broken: 0,
      problem: null,
    });
  });

  it('is found where it always lay', async () => {
    const tab = newWorld().tab();
    await readDesk(tab);
    await tab.db.settings.put({ version: 1, key: 'desk:event', value: TOURNAMENT });
    expect(await readDesk(tab)).toMatchObject({ tournament: TOURNAMENT, broken: 0 });
  });

  it('is empty where nobody made one', async () => {
    expect(await readDesk(newWorld().tab())).toMatchObject({
      tournament: NO_TOURNAMENT,
      lists: [],
    });
  });

  it('takes single lists away and leaves the others', async () => {
    const tab = newWorld().tab();
    await writeDesk(tab, { put: [list('a', 1), list('b', 2)] });
    await writeDesk(tab, { remove: ['a'] });
    expect((await readDesk(tab)).lists.map(({ id }) => id)).toEqual(['b']);
  });

  it('shows what another tab did', async () => {
    const world = newWorld();
    const [here, there] = [world.tab(), world.tab()];
    const seen = live(here, readDesk);
    const news = new Promise<void>((resolve) => {
      seen.subscribe(() => {
        if (seen.getSnapshot()?.lists.length === 1) resolve();
      });
    });
    await writeDesk(there, { put: [list('a', 1)] });
    await news;
    expect(seen.getSnapshot()?.lists).toEqual([list('a', 1)]);
  });

  it('writes all or nothing: one list that cannot be stored keeps the others out', async () => {
    const tab = newWorld().tab();
    const done = await writeDesk(tab, { put: [list('a', 1), list('', 2)] });
    expect(done).toMatchObject({ ok: false, problems: [{ code: 'refused' }] });
    expect((await readDesk(tab)).lists).toEqual([]);
  });

  it('counts a record that it cannot read, and reads the others', async () => {
    const tab = newWorld().tab();
    await writeDesk(tab, { put: [list('a', 1)] });
    await tab.db.settings.put({ version: 1, key: 'desk:list:z', value: { id: 'z' } });
    expect(await readDesk(tab)).toMatchObject({ lists: [{ id: 'a' }], broken: 1 });
  });

  it('says so when the device has no room', async () => {
    const tab = newWorld().tab();
    await readDesk(tab);
    tab.fault = { after: 0, error: 'QuotaExceededError' };
    const done = await writeDesk(tab, { put: [list('a', 1)] });
    expect(done).toMatchObject({ ok: false, problems: [{ code: 'disk-full' }] });
  });
});
