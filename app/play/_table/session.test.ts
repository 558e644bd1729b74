import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { stateHash } from '@/lib/engine/record';
import { chooseFor } from './machine';
import {
  goTo,
  keepMoves,
  lastChoice,
  listActions,
  nextChoice,
  openSession,
  playAll,
  playMove,
  returnTo,
  type Session,
} from './session';

const catalogue = loadCatalogue();

function table(seed = 4): Session {
  const houses = SAMPLE_DECKS.slice(0, 2).map(({ deck }, at) => ({ name: `House ${at}`, deck }));
  const opened = openSession({ seed, rules: 'eots', players: 2, houses }, catalogue);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

function playOn(session: Session, moves: number): void {
  for (let move = 0; move < moves && session.state.outcome === null; move += 1)
    playMove(session, chooseFor(session, 'random', listActions(session)), 'person');
}

/** A move that was not made at the present position. */
function another(session: Session) {
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
    const next = () => chooseFor(session, 'random', listActions(session));
    playMove(session, next(), 'person');
    playMove(session, next(), 'machine');
    playMove(session, next(), 'table');
    expect(lastChoice(session)).toBe(0);
    goTo(session, 0);
    expect(lastChoice(session)).toBeNull();
    expect(nextChoice(session)).toBe(3);
  });

  it('is the same game after it was kept and taken up again', () => {
    const session = table();
    playOn(session, 90);
    const kept = JSON.parse(JSON.stringify(keepMoves(session.moves)));
    const again = table();
    expect(playAll(again, kept).ok).toBe(true);
    expect(stateHash(again.state)).toBe(stateHash(session.state));
  });

  it('says where a kept game cannot be followed any further, and stands before it', () => {
    const session = table();
    playOn(session, 12);
    const kept = keepMoves(session.moves);
    const moves = kept.moves.with(7, 'bid 999');
    const again = table();
    const followed = playAll(again, { ...kept, moves });
    expect(followed.ok ? '' : followed.problems[0]?.message).toContain('Move 8');
    expect(again.at).toBe(7);
  });
});
