import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { presentIn } from '@/lib/board/engine/queries/presence';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import { randomSetup } from '@/lib/board/engine/testing/games-fixture';
import { goTo, openSession, playMove } from '@/lib/kernel/session';
import { ok } from '@/lib/result';
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

it('a game that strongholds win is decided by the last that its winners took and hold', () => {
  const causes = [2, 3, 4, 5, 6, 7].flatMap((seed) => {
    const session = played(seed);
    const { outcome } = session.state;
    const { cause } = courseOf(session);
    if (outcome?.reason !== 'strongholds') {
      if (outcome?.reason !== 'last-turn') expect(cause).toBeNull();
      return [];
    }
    return cause?.what.kind === 'taken'
      ? [{ session, what: cause.what, winners: outcome.winners }]
      : [];
  });
  expect(causes.length).toBeGreaterThan(0);
  for (const { session, what, winners } of causes) {
    expect(winners).toContain(what.to);
    expect(presentIn(session.state, what.territory)).toContain(what.to);
    expect(what.came === null || what.totals === null).toBe(true);
  }
});

it('who takes a stronghold that was left empty for a turn takes it from nobody', () => {
  const taken = takenIn([
    { turn: 1, carthag: [0] },
    { turn: 2, carthag: [0] },
    { turn: 2, carthag: [] },
    { turn: 3, carthag: [] },
    { turn: 3, carthag: [1] },
    { turn: 4, carthag: [1] },
  ]);
  expect(taken).toEqual([['turn 3', null, 1]]);
});

it('who holds a stronghold keeps it while another contests it; a winner that loses all its forces there takes nothing', () => {
  const taken = takenIn([
    { turn: 1, carthag: [0] },
    { turn: 2, carthag: [0, 1] },
    { turn: 3, carthag: [0, 1] },
    { turn: 3, carthag: [1] },
    { turn: 3, carthag: [] },
    { turn: 4, carthag: [] },
    { turn: 4, carthag: [0] },
    { turn: 4, carthag: [0, 1] },
    { turn: 5, carthag: [0, 1] },
    { turn: 5, carthag: [1] },
    { turn: 6, carthag: [1] },
  ]);
  expect(taken).toEqual([
    ['turn 4', null, 0],
    ['turn 5', 0, 1],
  ]);
});

/** Who took Carthag in which turn and from whom, where each move leaves these seats there. */
function takenIn(moves: readonly { turn: number; carthag: readonly number[] }[]) {
  const rules: typeof duneBoard = {
    ...duneBoard,
    legalActions: () => [],
    play(state, move) {
      const after = move.kind === 'bid' ? moves[move.spice] : undefined;
      state.turn = after?.turn ?? 1;
      for (const [seat, faction] of state.factions.entries())
        faction.forces = after?.carthag.includes(seat) ? [{ at: 'carthag-10', count: 1 }] : [];
      return ok([]);
    },
  };
  const opened = openSession(rules, randomSetup(2));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  for (const spice of moves.keys()) playMove(opened.value, { kind: 'bid', spice }, 'machine');
  return courseOf(opened.value).points.flatMap(({ turn, what }) =>
    what.kind === 'taken' && what.territory === 'carthag'
      ? [[`turn ${turn}`, what.from, what.to]]
      : [],
  );
}

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
