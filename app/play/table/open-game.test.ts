import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeRecordFile } from '@/lib/codecs/files/record-file';
import { writeRecordLink } from '@/lib/codecs/links/record-link';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import type { GameRecord } from '@/lib/engine/record';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import { eventually } from '@/lib/eventually-fixture';
import { withChecks } from '@/lib/kernel/replay';
import { openSession, playMove } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import type { Store } from '@/lib/storage/db';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import type { StoredGame } from '@/lib/storage/game-record';
import { findGame } from '@/lib/storage/games';
import { newWorld } from '@/lib/storage/storage-fixture';
import { type Opener, type Opening, openGame } from './open-game';

const catalogue = loadGameCatalogue();
const rules = duneCcg(catalogue);
const setup: GameSetup = {
  seed: 3,
  rules: 'tat',
  players: 2,
  houses: SAMPLE_DECKS.slice(3, 5).map(({ deck }) => ({ name: deck.houseName, deck })),
};

function played(): { readonly record: GameRecord; readonly hash: string } {
  const opened = openSession(rules, setup);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = opened.value;
  for (let move = 0; move < 24; move += 1)
    playMove(
      session,
      chooseFor(session, catalogue, 'random', rules.legalActions(session.state)),
      'person',
    );
  const moves = session.moves.map(({ move }) => move);
  return { record: rules.recordOf(setup, moves), hash: rules.hash(session.state) };
}

async function laidOn(store: Store, opening: Opening) {
  const laid = await open(opening, store);
  if (!laid.ok) throw new Error(laid.problems[0]?.message);
  return laid.value.table;
}

function open(opening: Opening, store: Store = newWorld().tab(), more: Partial<Opener> = {}) {
  const games = {
    findGame: (id: string) => findGame(store, id),
    openGameKeeper: (from: StoredGame | null) => openGameKeeper(store, from),
  };
  const { signal } = new AbortController();
  const opener = { catalogue, games, onMoved: () => {}, onProgress: () => {}, signal, ...more };
  return openGame(opening, opener);
}

describe('a table that is laid from a record', () => {
  it('stands where the record ends, from a file and from a link', async () => {
    const { record, hash } = played();
    for (const opening of [
      { kind: 'file', text: writeRecordFile(record) },
      { kind: 'link', fragment: writeRecordLink(record) },
    ] as const) {
      const laid = await open(opening);
      if (!laid.ok) throw new Error(laid.problems[0]?.message);
      expect(laid.value.table.hash()).toBe(hash);
      expect(laid.value.notice).toBeNull();
      expect(laid.value.asksWho).toBe(true);
    }
  });

  it('has the review that came with it, as long as its moves are those that were looked through', async () => {
    const { record } = played();
    const review = { turns: [], turnings: [], looked: 7 };
    const opening = { kind: 'link', fragment: writeRecordLink({ ...record, review }) } as const;
    const laid = await open(opening);
    expect(laid.ok && laid.value.table.lastReview()).toEqual(review);
    const moves = record.moves.with(15, 'bid 999');
    const parted = await open({
      kind: 'file',
      text: writeRecordFile({ ...record, moves, review }),
    });
    expect(parted.ok && parted.value.table.lastReview()).toBeNull();
  });

  it('waits there until it is said who plays on', async () => {
    const table = await laidOn(newWorld().tab(), {
      kind: 'file',
      text: writeRecordFile(played().record),
    });
    const { at } = table.getSnapshot();
    expect(table.getSnapshot()).toMatchObject({ isPaused: true, actions: [] });
    table.seat(['person', 'person']);
    expect(table.getSnapshot()).toMatchObject({ viewer: null, isPaused: false });
    table.seat(['random', 'random']);
    table.pause();
    expect(table.getSnapshot().at).toBeGreaterThan(at);
  });

  it('says at which move a record cannot be followed, and stands before it', async () => {
    const { record } = played();
    const changed = { ...record, moves: record.moves.with(15, 'bid 999') };
    const laid = await open({ kind: 'file', text: writeRecordFile(changed) });
    if (!laid.ok) throw new Error(laid.problems[0]?.message);
    expect(laid.value.notice?.text).toContain('move 16');
    expect(laid.value.table.getSnapshot().at).toBe(15);
  });

  it('says where a game went otherwise when it was recorded, though all its moves are legal', async () => {
    const record = withChecks(rules, played().record);
    const checks = record.checks?.map((check, at) => (at === 0 ? '000000' : check)) ?? [];
    const laid = await open({ kind: 'file', text: writeRecordFile({ ...record, checks }) });
    if (!laid.ok) throw new Error(laid.problems[0]?.message);
    expect(laid.value.notice?.text).toContain('turn 1');
    expect(laid.value.table.getSnapshot().at).toBe(record.moves.length);
    const same = await open({ kind: 'file', text: writeRecordFile(record) });
    expect(same.ok && same.value.notice).toBeNull();
  });

  it('is played again once, in slices, and can be left off', async () => {
    const { record } = played();
    vi.spyOn(performance, 'now').mockImplementation(() => now++ * 100);
    onTestFinished(() => void vi.restoreAllMocks());
    let now = 0;
    const cancel = new AbortController();
    const seen: number[] = [];
    const onProgress = (moves: number, of: number) => {
      expect(of).toBe(record.moves.length);
      seen.push(moves);
      if (moves === 5) cancel.abort();
    };
    const file = { kind: 'file', text: writeRecordFile(record) } as const;
    const left = await open(file, undefined, { onProgress, signal: cancel.signal });
    expect(left).toMatchObject({ ok: false, problems: [{ code: 'cancelled' }] });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('a kept game stands where it was left, and one that is damaged says so', async () => {
    const store = newWorld().tab();
    const laid = await open({ kind: 'file', text: writeRecordFile(played().record) }, store);
    if (!laid.ok) throw new Error(laid.problems[0]?.message);
    const { table } = laid.value;
    table.seat(['person', 'person']);
    const { gameId } = table.getSnapshot();
    await eventually(async () => expect(await store.db.games.count()).toBe(1));
    const again = await open({ kind: 'kept', id: gameId }, store);
    if (!again.ok) throw new Error(again.problems[0]?.message);
    const taken = again.value.table.getSnapshot();
    expect(again.value.table.hash()).toBe(table.hash());
    expect(taken).toMatchObject({ gameId, controllers: ['person', 'person'] });
    const houses = setup.houses.map(({ name }) => ({ name }));
    const game = await store.db.games.get(gameId);
    await store.db.games.put({ ...Object(game), setup: { ...setup, houses } });
    expect(await open({ kind: 'kept', id: gameId }, store)).toMatchObject({
      ok: false,
      problems: [{ code: 'broken-record', detail: expect.stringContaining('setup.houses') }],
    });
  });

  it('a kept game has the review that came with it or was asked for, on the line that was looked through', async () => {
    // up to where a person is asked, so that it stays there
    const before = { kind: 'file', text: writeRecordFile(played().record) } as const;
    const asked = await laidOn(newWorld().tab(), before);
    asked.seat(['person', 'person']);
    const store = newWorld().tab();
    const review = { turns: [], turnings: [], looked: 7 };
    const text = writeRecordFile({ ...asked.record(), review });
    const came = await laidOn(store, { kind: 'file', text });
    came.seat(['person', 'person']);
    const first = came.getSnapshot();
    await eventually(async () => expect(await store.db.games.count()).toBe(1));
    const again = { kind: 'kept', id: first.gameId } as const;
    const table = await laidOn(store, again);
    expect(table.lastReview()).toEqual(review);
    expect(table.record().review).toEqual(review);
    table.goTo(2);
    expect(table.lastReview()).toBeNull();
    const kept = async () => Object(await store.db.games.get(first.gameId));
    await eventually(async () => expect(await kept()).toMatchObject({ at: 2, review: { review } }));
    const inside = await laidOn(store, again);
    expect(inside.lastReview()).toBeNull();
    inside.goTo(first.at);
    expect(inside.lastReview()).toEqual(review);
    await eventually(async () => expect(await kept()).toMatchObject({ at: first.at }));

    // one that cannot be of this game, or cannot be read, is none
    const { line } = (await kept()).review;
    const turns = [{ turn: 1, at: first.at + 1, chances: [0.5, 0.5] }];
    for (const unfit of [
      { line, review: { ...review, turns } },
      { line, review: 7 },
    ]) {
      await store.db.games.put({ ...(await kept()), review: unfit });
      const without = await laidOn(store, again);
      expect(without.getSnapshot()).toMatchObject({ at: first.at, gameId: first.gameId });
      expect(without.lastReview()).toBeNull();
    }
  });

  it('names what is wrong with a file that was cut, or that is no record', async () => {
    const text = writeRecordFile(played().record);
    const code = async (opening: Opening) => {
      const laid = await open(opening);
      return laid.ok ? 'none' : laid.problems[0]?.code;
    };
    expect(await code({ kind: 'file', text: text.slice(0, 200) })).toBe('bad-json');
    expect(await code({ kind: 'file', text: '{"a":1}' })).toBe('not-a-record');
    expect(await code({ kind: 'link', fragment: 'g1.AAAA' })).toBe('damaged-link');
    expect(await code({ kind: 'kept', id: 'nobody' })).toBe('not-here');
    const deck = { ...setup.houses[0]?.deck, homeWorld: 'eots-nowhere' };
    const houses = setup.houses.map((house) => ({ ...house, deck: { ...house.deck, ...deck } }));
    expect(await code({ kind: 'new', setup: { ...setup, houses }, controllers: ['person'] })).toBe(
      'unknown-card',
    );
  });
});
