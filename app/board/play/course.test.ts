import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import { randomSetup } from '@/lib/board/engine/testing/games-fixture';
import { openSession, playMove } from '@/lib/kernel/session';
import { courseOf, turningPoints } from './course';

it('the course of a game has a line a turn, the last as all stand, and turning points in their order', () => {
  const opened = openSession(duneBoard, randomSetup(2));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = opened.value;
  for (let move = 0; move < 3000 && session.state.outcome === null; move += 1) {
    const legal = duneBoard.legalActions(session.state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) playMove(session, action, 'machine');
  }
  const { state } = session;
  expect(state.outcome).not.toBeNull();
  const turns = courseOf(session);
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1));
  expect(turns.at(-1)).toEqual({
    turn: state.turn,
    strongholds: state.factions.map((_, seat) => strongholdsOf(state, [seat])),
    forces: state.factions.map(({ forces, advisors }) =>
      [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0),
    ),
    spice: state.factions.map(({ spice }) => spice),
  });
  const points = turningPoints(session);
  expect(points.map(({ at }) => at)).toEqual(
    points.map(({ at }) => at).toSorted((one, other) => one - other),
  );
  for (const { at, line } of points) expect(session.moves[at - 1]?.events[line]).toBeDefined();
});
