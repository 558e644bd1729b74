import { eventually } from '@/lib/eventually-fixture';
import 'fake-indexeddb/auto';

import { liveQuery } from 'dexie';
import { expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { createDeck } from './create';
import { openStore } from './db';
import { deleteDeck, listDecks } from './decks';
import { live } from './live';
import { newDeck, newWorld } from './storage-fixture';

it('a live list follows changes of this tab and of another one', async () => {
  const world = newWorld();
  const [here, there] = [world.tab(), world.tab()];
  const list = live(here, listDecks);
  expect(list.getSnapshot()).toBeNull();
  const stop = list.subscribe(() => {});
  await list.refresh();
  expect(list.getSnapshot()?.active).toEqual([]);
  const id = await newDeck(there);
  await eventually(() => expect(list.getSnapshot()?.active.map((deck) => deck.id)).toEqual([id]));
  await deleteDeck(here, id);
  await eventually(() => expect(list.getSnapshot()?.active).toEqual([]));
  stop();
});

it('a live list shows a deck that only the journal could take', async () => {
  const world = newWorld();
  const tab = world.tab();
  const list = live(tab, listDecks);
  list.subscribe(() => {});
  await list.refresh();
  tab.fault = { after: 0, error: 'QuotaExceededError' };
  const id = await newDeck(tab);
  await eventually(() => expect(list.getSnapshot()?.active).toMatchObject([{ id, unsaved: true }]));
});

it("Dexie's liveQuery can watch the same queries", async () => {
  const here = openStore({ local: null });
  const there = openStore({ local: null });
  const seen: string[][] = [];
  const watching = liveQuery(async () => {
    const { listDecks: list } = await import('./decks');
    return list(here);
  }).subscribe(({ active }) => seen.push(active.map((deck) => deck.deck.name)));
  await eventually(() => expect(seen.at(-1)).toEqual([]));
  await createDeck(there, { ...emptyDeck('fremen'), name: 'Sietch' });
  await eventually(() => expect(seen.at(-1)).toEqual(['Sietch']));
  await createDeck(here, { ...emptyDeck('fremen'), name: 'Sietch' });
  await eventually(() => expect(seen.at(-1)).toEqual(['Sietch', 'Sietch']));
  watching.unsubscribe();
});
