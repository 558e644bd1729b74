import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { randomPlayer } from '@/lib/kernel/random-player';
import { following, keepMoves, runInSlices, runThrough } from '@/lib/kernel/replay';
import {
  goTo,
  lastChoice,
  linesOf,
  nextChoice,
  openingLines,
  openSession,
  playMove,
  returnTo,
  type Session,
} from '@/lib/kernel/session';
import type { Action } from '../actions';
import type { DuneCcg } from '../dune-ccg';
import { stateHash } from '../record';
import { rules, sampleSetup } from './game-fixture';

function table(seed = 4): Session<DuneCcg> {
  const opened = openSession(rules, sampleSetup(seed, [0, 1], 'eots'));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

function listActions({ state }: Session<DuneCcg>): readonly Action[] {
  return rules.legalActions(state);
}

const choose = randomPlayer(7);
const next = (session: Session<DuneCcg>) => choose(() => null, listActions(session));

function playOn(session: Session<DuneCcg>, moves: number): void {
  for (let move = 0; move < moves && session.state.outcome === null; move += 1)
    playMove(session, next(session), 'person');
}

/** A move that was not made at the present position. */
function another(session: Session<DuneCcg>) {
  const made = session.moves[session.at]?.move;
  const other = listActions(session).find(
    (action) => JSON.stringify(action) !== JSON.stringify(made),
  );
  if (other === undefined) throw new Error('there is one thing to do');
  return other;
}

describe('a game and its past', () => {
  it('goes back to any move and forward again, and is the same there', () => {
    const session = table();
    const hashes = [stateHash(session.state)];
    for (let move = 0; move < 150; move += 1) {
      playOn(session, 1);
      hashes.push(stateHash(session.state));
    }
    for (const at of [149, 33, 32, 31, 0, 77, 150, 64]) {
      goTo(session, at);
      expect(stateHash(session.state)).toBe(hashes[at]);
      expect(session.at).toBe(at);
    }
  });

  it('keeps the other line when an earlier move is made otherwise, and returns to it', () => {
    const session = table();
    playOn(session, 60);
    const end = stateHash(session.state);
    let at = 40;
    while (at > 0) {
      goTo(session, at);
      if (listActions(session).length > 1) break;
      at -= 1;
    }
    playMove(session, another(session), 'person');
    playOn(session, 5);
    const here = stateHash(session.state);
    expect(session.branches).toHaveLength(1);

    returnTo(session, session.branches[0]?.id ?? 0);
    expect(stateHash(session.state)).toBe(end);
    expect(session.branches).toHaveLength(1);
    returnTo(session, session.branches[0]?.id ?? 0);
    expect(stateHash(session.state)).toBe(here);
  });

  it('making the same move again after going back makes no other line', () => {
    const session = table();
    playOn(session, 20);
    const end = stateHash(session.state);
    goTo(session, 10);
    for (const { move } of session.moves.slice(10, 20)) playMove(session, move, 'person');
    expect(session.branches).toEqual([]);
    expect(stateHash(session.state)).toBe(end);
  });

  it('undo stops at what a person chose and passes over what went by itself', () => {
    const session = table();
    playMove(session, next(session), 'person');
    playMove(session, next(session), 'machine');
    playMove(session, next(session), 'table');
    expect(lastChoice(session)).toBe(0);
    goTo(session, 0);
    expect(lastChoice(session)).toBeNull();
    expect(nextChoice(session)).toBe(3);
  });

  it('is the same game after it was kept and taken up again', () => {
    const session = table();
    playOn(session, 90);
    const kept = JSON.parse(JSON.stringify(keepMoves(session, session.moves)));
    const again = table();
    expect(runThrough(following(again, kept))).toBeNull();
    expect(stateHash(again.state)).toBe(stateHash(session.state));
  });

  it('says where a kept game cannot be followed any further, and stands before it', () => {
    const session = table();
    playOn(session, 12);
    const kept = keepMoves(session, session.moves);
    const moves = kept.moves.with(7, 'bid 999');
    const again = table();
    const problem = runThrough(following(again, { ...kept, moves }));
    expect(problem?.message).toContain('move 8 of 12');
    expect(again.at).toBe(7);
  });

  it('is followed up to a text that is no move at all', () => {
    const session = table();
    playOn(session, 12);
    const kept = keepMoves(session, session.moves);
    const again = table();
    const steps = following(again, { ...kept, moves: kept.moves.with(7, 'fold space') });
    expect(runThrough(steps)).toMatchObject({ code: 'bad-move', at: 'moves.7' });
    expect(again.at).toBe(7);
  });

  it('is taken up in slices, and left off when one is told to', async () => {
    const session = table();
    playOn(session, 90);
    const kept = keepMoves(session, session.moves);
    const whole = table();
    const goOn = new AbortController();
    expect(await runInSlices(following(whole, kept), () => {}, goOn.signal)).toBeNull();
    expect(stateHash(whole.state)).toBe(stateHash(session.state));

    const left = table();
    vi.spyOn(performance, 'now').mockImplementation(() => left.at * 100);
    onTestFinished(() => void vi.restoreAllMocks());
    const seen: number[] = [];
    const stop = new AbortController();
    const onSlice = () => {
      seen.push(left.at);
      if (seen.length === 3) stop.abort();
    };
    await runInSlices(following(left, kept), onSlice, stop.signal);
    expect(seen).toEqual([1, 2, 3]);
    expect(left.at).toBe(3);
  });

  it('keeps few positions, however long it is, and goes back all the same', () => {
    const session = table();
    const hashes = new Map<number, string>();
    for (let move = 0; move < 6_000; move += 1) {
      const kind = move % 2 === 0 ? 'manual-gain' : 'manual-lose';
      playMove(session, { kind, seat: 0, what: 'solaris', amount: 1 + (move % 3) }, 'person');
      if (session.at % 777 === 0) hashes.set(session.at, stateHash(session.state));
    }
    expect(session.snapshots.size).toBeLessThanOrEqual(128);
    for (const [at, hash] of [...hashes].reverse()) {
      goTo(session, at);
      expect(stateHash(session.state)).toBe(hash);
    }
  });
});

describe('the log of a session', () => {
  it('is the same whenever it is read: at once, move by move, or after going back', () => {
    const session = table();
    const atOnce: string[] = [];
    for (let move = 0; move < 120 && session.state.outcome === null; move += 1) {
      playMove(session, next(session), 'person');
      atOnce.push(JSON.stringify(linesOf(session, session.at - 1, session.at, 1)));
    }
    const later = table();
    runThrough(following(later, keepMoves(session, session.moves)));
    goTo(later, 50);
    const read = linesOf(later, 0, later.moves.length, 1).map((lines) => JSON.stringify([lines]));
    expect(read).toEqual(atOnce);
    expect(stateHash(later.state)).not.toBe(stateHash(session.state));
    expect(openingLines(later, 1)).toEqual(openingLines(table(), 1));
  });

  it('does not name what the reader has come to know only later', () => {
    const session = table(2);
    const drawn = (seat: number) =>
      linesOf(session, 0, session.at, seat)
        .flat()
        .map(({ text }) => text)
        .filter((text) => text.startsWith(`${session.setup.houses[0]?.name} draws`));
    while (drawn(1).length < 2) playMove(session, next(session), 'person');
    const before = drawn(1);
    const own = drawn(0);
    playOn(session, 400);
    expect(drawn(1).slice(0, before.length)).toEqual(before);
    expect(before.every((text) => /draws \d+ (House|Imperial) cards?$/.test(text))).toBe(true);
    expect(own).not.toEqual(before);
  });
});
