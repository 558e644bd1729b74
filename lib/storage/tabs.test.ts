import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { eventually } from '@/lib/eventually-fixture';
import { deleteDeck, listDecks, purgeDeck, restoreDeck, tagDeck } from './decks';
import { listVersions, saveVersion } from './rows';
import { add, newDeck, newWorld, opened, rename, reopened, shown } from './storage-fixture';

async function twoTabs() {
  const world = newWorld();
  const [here, there] = [world.tab(), world.tab()];
  const id = await newDeck(here);
  return { world, here, there, id, left: await opened(here, id), right: await opened(there, id) };
}

describe('two tabs on one deck', () => {
  it("show each other's changes at once and say so", async () => {
    const { left, right } = await twoTabs();
    left.edit(add('a'));
    await eventually(() => expect(shown(right)).toBe('a1'));
    expect(right.getSnapshot().foreign).toMatchObject({
      kind: 'changed',
      message: 'This deck was changed in another tab.',
    });
    expect(left.getSnapshot().foreign).toBeNull();
    expect(right.getSnapshot().history).toMatchObject([{ elsewhere: true }]);
    expect(left.getSnapshot().history).toMatchObject([{ elsewhere: false }]);
  });

  it('keep both changes when they are made at the same moment', async () => {
    const { world, id, left, right } = await twoTabs();
    left.edit(add('a'));
    right.edit(add('b'));
    left.edit(add('c'));
    await Promise.all([left.retry(), right.retry()]);
    await Promise.all([left.retry(), right.retry()]);
    expect(shown(left)).toBe(shown(right));
    expect(shown(left).split(' ').toSorted()).toEqual(['a1', 'b1', 'c1']);
    const notices = [left, right].map((session) => session.getSnapshot().foreign?.message);
    expect(notices).toContain('This deck was changed in another tab; both changes are kept.');
    expect(shown(await reopened(world, id))).toBe(shown(left));
  });

  it('keep both their cards on the side list, and a named version keeps them too', async () => {
    const { world, here, id, left, right } = await twoTabs();
    left.edit({ kind: 'consider', card: 'a' });
    right.edit({ kind: 'consider', card: 'b' });
    await Promise.all([left.retry(), right.retry()]);
    await Promise.all([left.retry(), right.retry()]);
    const { deck } = left.getSnapshot();
    expect(deck?.considered?.toSorted()).toEqual(['a', 'b']);
    expect(right.getSnapshot().deck).toEqual(deck);
    expect((await reopened(world, id)).getSnapshot().deck).toEqual(deck);
    if (deck !== null) await saveVersion(here, id, 'before the cut', deck);
    expect((await listVersions(here, id)).rows).toMatchObject([{ deck }]);
  });

  it('keep both when one of them could not store for a while', async () => {
    const { here, left, right } = await twoTabs();
    here.fault = { after: 0, error: 'QuotaExceededError' };
    left.edit(add('a'));
    left.edit(add('b'));
    left.undo();
    await left.retry();
    right.edit(add('c'));
    right.edit(add('c'));
    await right.retry();
    here.fault = null;
    await left.retry();
    expect(shown(left)).toBe('c2 a1');
    expect(left.getSnapshot()).toMatchObject({ status: 'saved', foreign: { kind: 'merged' } });
    left.redo();
    await left.retry();
    await right.retry();
    expect(shown(right)).toBe('c2 a1 b1');
  });

  it('say when one change covers the other, which undo brings back', async () => {
    const { here, left, right } = await twoTabs();
    here.fault = { after: 0, error: 'QuotaExceededError' };
    left.edit(rename('Left'));
    right.edit(rename('Right'));
    await right.retry();
    here.fault = null;
    await left.retry();
    expect(left.getSnapshot().deck?.name).toBe('Left');
    expect(left.getSnapshot().foreign?.kind).toBe('overlaid');
    left.undo();
    expect(left.getSnapshot().deck?.name).toBe('Right');
    left.edit({ kind: 'replace', deck: emptyDeck('guild') });
    expect(left.getSnapshot().deck?.sponsor).toBe('guild');
  });

  it("an undo never takes back the other tab's change unseen", async () => {
    const { here, left, right } = await twoTabs();
    left.edit(add('a'));
    await Promise.all([left.retry()]);
    await right.retry();
    // The other tab's change has not arrived here yet.
    here.hangs = true;
    right.edit(add('b'));
    left.undo();
    expect(shown(left)).toBe('');
    here.hangs = false;
    here.db.close();
    await right.retry();
    await left.retry();
    expect(shown(left)).toBe('a1 b1');
    expect(left.getSnapshot().foreign?.kind).toBe('skipped');
    // Now it is on screen, marked as the other tab's, and undo says whose it was.
    expect(left.getSnapshot().nextUndo).toMatchObject({ edit: add('b'), elsewhere: true });
    left.undo();
    expect(shown(left)).toBe('a1');
    expect(left.getSnapshot().foreign?.kind).toBe('undid');
    left.redo();
    await left.retry();
    await right.retry();
    expect(shown(right)).toBe('a1 b1');
  });

  it('a redo that the other tab made impossible is not carried out', async () => {
    const { here, left, right } = await twoTabs();
    left.edit(add('a'));
    left.undo();
    await left.retry();
    await right.retry();
    here.fault = { after: 0, error: 'UnknownError' };
    left.redo();
    await left.retry();
    right.edit(add('b'));
    await right.retry();
    here.fault = null;
    await left.retry();
    expect(shown(left)).toBe('b1');
    expect(left.getSnapshot()).toMatchObject({ foreign: { kind: 'skipped' }, canRedo: false });
  });

  it('typing in both tabs does not amend the other tab’s entry', async () => {
    const { left, right } = await twoTabs();
    left.edit(rename('A'));
    await left.retry();
    await right.retry();
    right.edit(rename('AB'));
    await right.retry();
    await left.retry();
    left.edit(rename('ABC'));
    await left.retry();
    expect(left.getSnapshot().history.map((line) => line.edit)).toEqual(
      ['A', 'AB', 'ABC'].map(rename),
    );
  });

  it('a tag set on the list page is not lost by an edit here, nor announced as a change', async () => {
    const { there, id, left } = await twoTabs();
    await tagDeck(there, id, ['club']);
    left.edit(add('a'));
    await left.retry();
    expect((await listDecks(there)).active).toMatchObject([{ tags: ['club'] }]);
    expect(left.getSnapshot().foreign).toBeNull();
  });

  it('a deck that would hold too much after both changes keeps the first', async () => {
    const { here, left, right } = await twoTabs();
    const cards = (prefix: string) => Array.from({ length: 300 }, (_, n) => add(`${prefix}${n}`));
    here.fault = { after: 0, error: 'UnknownError' };
    left.edit({ kind: 'several', label: 'left', edits: cards('l') });
    right.edit({ kind: 'several', label: 'right', edits: cards('r') });
    await right.retry();
    here.fault = null;
    await left.retry();
    expect(left.getSnapshot()).toMatchObject({ status: 'saved', foreign: { kind: 'skipped' } });
    expect(left.getSnapshot().deck?.houseDeck).toHaveLength(300);
  });
});

describe('a deck deleted in another tab', () => {
  it('stays on screen, is not written, and a copy can be kept', async () => {
    const { world, here, there, id, left } = await twoTabs();
    left.edit(add('a'));
    await left.retry();
    await deleteDeck(there, id);
    await eventually(() => expect(left.getSnapshot().status).toBe('missing'));
    expect(left.getSnapshot().problem?.message).toContain('keep a copy');
    left.edit(add('b'));
    left.undo();
    await left.retry();
    expect(shown(left)).toBe('a1');
    const copy = await left.keepCopy();
    if (!copy.ok) throw new Error('no copy');
    expect(world.local.size).toBe(0);
    const kept = await opened(here, copy.value.id);
    kept.redo();
    expect(shown(kept)).toBe('a1 b1');
    await kept.close();
    expect((await listDecks(there)).bin.map((deck) => deck.id)).toEqual([id]);
  });

  it('a copy that cannot be stored yet waits in the journal, and so do the changes', async () => {
    const { world, here, there, id, left } = await twoTabs();
    await deleteDeck(there, id);
    left.edit(add('b'));
    await left.retry();
    here.fault = { after: 0, error: 'QuotaExceededError' };
    const copy = await left.keepCopy();
    if (!copy.ok) throw new Error('no copy');
    expect(copy.value.problem?.code).toBe('disk-full');
    here.kill();
    expect(shown(await reopened(world, copy.value.id))).toBe('b1');
    await restoreDeck(there, id);
    expect(shown(await reopened(world, id))).toBe('b1');
  });

  it('comes back when it is restored, with what was done meanwhile', async () => {
    const { there, id, left } = await twoTabs();
    await deleteDeck(there, id);
    await left.retry();
    left.edit(add('b'));
    await left.retry();
    expect(left.getSnapshot().status).toBe('missing');
    await restoreDeck(there, id);
    await eventually(() => expect(left.getSnapshot().status).toBe('saved'));
    expect(shown(left)).toBe('b1');
  });

  it('for ever: nothing brings it back but a copy', async () => {
    const { world, here, there, id, left, right } = await twoTabs();
    here.fault = { after: 0, error: 'UnknownError' };
    left.edit(add('a'));
    await left.retry();
    here.fault = null;
    await purgeDeck(there, id);
    left.edit(add('too late'));
    expect(world.local.size).toBe(1);
    await Promise.all([left.retry(), right.retry()]);
    expect(left.getSnapshot()).toMatchObject({ status: 'missing', problem: { code: 'purged' } });
    left.edit(add('b'));
    await left.close();
    expect(world.local.size).toBe(0);
    const again = await reopened(world, id);
    expect(again.getSnapshot()).toMatchObject({ status: 'missing', deck: null });
    const copy = await right.keepCopy();
    expect(copy.ok).toBe(true);
    expect((await listDecks(there)).active).toHaveLength(1);
  });
});
