import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { writeRecordFile } from '@/lib/codecs/record-file';
import { writeRecordLink } from '@/lib/codecs/record-link';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { type GameRecord, recordOf, stateHash } from '@/lib/engine/record';
import { withChecks } from '@/lib/engine/replay';
import type { GameSetup } from '@/lib/engine/setup';
import { chooseFor } from './machine';
import { type Opening, openGame } from './open-game';
import { listActions, openSession, playMove } from './session';

const catalogue = loadCatalogue();
const setup: GameSetup = {
  seed: 3,
  rules: 'tat',
  players: 2,
  houses: SAMPLE_DECKS.slice(3, 5).map(({ deck }) => ({ name: deck.houseName, deck })),
};

function played(): { readonly record: GameRecord; readonly hash: string } {
  const opened = openSession(setup, catalogue);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = opened.value;
  for (let move = 0; move < 24; move += 1)
    playMove(session, chooseFor(session, 'random', listActions(session)), 'person');
  const moves = session.moves.map(({ move }) => move);
  return { record: recordOf(setup, moves, catalogue), hash: stateHash(session.state) };
}

function inWaiting(opening: Opening) {
  const laid = open(opening);
  if (!laid.ok) throw new Error(laid.problems[0]?.message);
  return laid.value.table;
}

function open(opening: Opening) {
  return openGame(opening, catalogue, () => {});
}

describe('a table that is laid from a record', () => {
  it('stands where the record ends, from a file and from a link', () => {
    const { record, hash } = played();
    for (const opening of [
      { kind: 'file', text: writeRecordFile(record) },
      { kind: 'link', fragment: writeRecordLink(record) },
    ] as const) {
      const laid = open(opening);
      if (!laid.ok) throw new Error(laid.problems[0]?.message);
      const { session } = laid.value.table.getSnapshot();
      expect(stateHash(session.state)).toBe(hash);
      expect(laid.value.notice).toBeNull();
      expect(laid.value.asksWho).toBe(true);
    }
  });

  it('waits there till it is said who plays on', () => {
    const table = inWaiting({ kind: 'file', text: writeRecordFile(played().record) });
    const { at } = table.getSnapshot().session;
    expect(table.getSnapshot()).toMatchObject({ isPaused: true, actions: [] });
    table.seat(['person', 'person']);
    expect(table.getSnapshot()).toMatchObject({ viewer: null, isPaused: false });
    table.seat(['random', 'random']);
    table.pause();
    expect(table.getSnapshot().session.at).toBeGreaterThan(at);
  });

  it('says at which move a record cannot be followed, and stands before it', () => {
    const { record } = played();
    const changed = { ...record, moves: record.moves.with(15, 'bid 999') };
    const laid = open({ kind: 'file', text: writeRecordFile(changed) });
    if (!laid.ok) throw new Error(laid.problems[0]?.message);
    expect(laid.value.notice?.text).toContain('move 16');
    expect(laid.value.table.getSnapshot().session.at).toBe(15);
  });

  it('says where a game went otherwise when it was recorded, though all its moves are legal', () => {
    const record = withChecks(played().record, catalogue);
    const checks = record.checks?.map((check, at) => (at === 0 ? '000000' : check)) ?? [];
    const laid = open({ kind: 'file', text: writeRecordFile({ ...record, checks }) });
    if (!laid.ok) throw new Error(laid.problems[0]?.message);
    expect(laid.value.notice?.text).toContain('turn 1');
    expect(laid.value.table.getSnapshot().session.at).toBe(record.moves.length);
    const same = open({ kind: 'file', text: writeRecordFile(record) });
    expect(same.ok && same.value.notice).toBeNull();
  });

  it('names what is wrong with a file that was cut, or that is no record', () => {
    const text = writeRecordFile(played().record);
    const code = (opening: Opening) => {
      const laid = open(opening);
      return laid.ok ? 'none' : laid.problems[0]?.code;
    };
    expect(code({ kind: 'file', text: text.slice(0, 200) })).toBe('bad-json');
    expect(code({ kind: 'file', text: '{"a":1}' })).toBe('not-a-record');
    expect(code({ kind: 'link', fragment: 'g1.AAAA' })).toBe('damaged-link');
    expect(code({ kind: 'kept', id: 'nobody' })).toBe('not-here');
    const deck = { ...setup.houses[0]?.deck, homeWorld: 'eots-nowhere' };
    const houses = setup.houses.map((house) => ({ ...house, deck: { ...house.deck, ...deck } }));
    expect(code({ kind: 'new', setup: { ...setup, houses }, controllers: ['person'] })).toBe(
      'unknown-card',
    );
  });
});
