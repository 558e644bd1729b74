import { eventually } from '@/lib/eventually-fixture';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openStore } from '@/lib/storage/db';
import { readDesk, writeDesk } from '@/lib/storage/desk';
import { newList } from './new-list';
import { changeTournament, putLists, removeLists, tournamentNow } from './tournament-store';

it('stores what is done here, shows what another tab does, and neither covers the other', async () => {
  const there = openStore();
  const shownIds = () => tournamentNow().lists.map(({ id }) => id);
  const storedIds = async () => (await readDesk(there)).lists.map(({ id }) => id);
  const [first, second, third] = ['a', 'b', 'c'].map((text) => newList({ text, file: null }));
  if (!first || !second || !third) throw new Error('no lists');

  // before anybody knows what the database holds; the first list begins a tournament, today
  putLists([first]);
  await eventually(() => expect(tournamentNow()).toMatchObject({ status: 'ready', problem: null }));
  await eventually(async () => expect(await storedIds()).toEqual([first.id]));
  await eventually(async () => expect((await readDesk(there)).tournament.date).not.toBe(''));

  changeTournament({ name: 'Open' });
  putLists([second]);
  await eventually(async () => expect(await storedIds()).toEqual([first.id, second.id]));
  expect((await readDesk(there)).tournament.name).toBe('Open');

  await writeDesk(there, { put: [third] });
  await eventually(() => expect(shownIds()).toEqual([first.id, second.id, third.id]));
  const kept = tournamentNow().lists[0];
  await writeDesk(there, { remove: [third.id] });
  await eventually(() => expect(shownIds()).toEqual([first.id, second.id]));
  expect(tournamentNow().lists[0], 'the same object, not checked again').toBe(kept);

  // an answer of the database that is older than what is on screen never comes through
  removeLists(new Set([first.id]));
  for (let turn = 0; turn < 20; turn++) {
    changeTournament({ name: `Open ${turn}` });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tournamentNow().tournament.name).toBe(`Open ${turn}`);
    expect(shownIds()).toEqual([second.id]);
  }
  await eventually(async () => expect((await readDesk(there)).tournament.name).toBe('Open 19'));
  expect(await storedIds()).toEqual([second.id]);
});
