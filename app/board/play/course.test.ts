import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { presentIn } from '@/lib/board/engine/queries/presence';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import { randomSetup } from '@/lib/board/engine/testing/games-fixture';
import { goTo, openSession, playMove } from '@/lib/kernel/session';
import { courseOf } from './course';

it('the course of a game has a line a turn, the last as all stand, and turning points in their order', () => {
  const session = played(2);
  const { state } = session;
  expect(state.outcome).not.toBeNull();
  const { turns, points } = courseOf(session);
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1));
  expect(turns.at(-1)).toEqual({
    turn: state.turn,
    strongholds: state.factions.map((_, seat) => strongholdsOf(state, [seat])),
    forces: state.factions.map(({ forces, advisors }) =>
      [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0),
    ),
    spice: state.factions.map(({ spice }) => spice),
  });
  expect(points.length).toBeGreaterThan(0);
  expect(points.map(({ at }) => at)).toEqual(
    points.map(({ at }) => at).toSorted((one, other) => one - other),
  );
});

it('a stronghold that changed hands leads to the move by which its new holder stood there alone', () => {
  const session = played(2);
  const taken = courseOf(session).points.filter(({ what }) => what.kind === 'taken');
  expect(taken.length).toBeGreaterThan(0);
  for (const { at, what } of taken) {
    if (what.kind !== 'taken') continue;
    expect(what.from).not.toBe(what.to);
    // what factions begin with they have not taken
    expect([what.territory, what.from]).not.toEqual(['arrakeen', null]);
    goTo(session, at);
    expect(presentIn(session.state, what.territory)).toEqual([what.to]);
  }
});

/** A game of moves that nobody thought about, to its end. */
function played(seed: number) {
  const opened = openSession(duneBoard, randomSetup(seed));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = opened.value;
  for (let move = 0; move < 3000 && session.state.outcome === null; move += 1) {
    const legal = duneBoard.legalActions(session.state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) playMove(session, action, 'machine');
  }
  return session;
}
