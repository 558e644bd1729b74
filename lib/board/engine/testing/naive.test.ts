import { describe, expect, it } from 'vitest';
import type { Seat } from '@/lib/kernel/game';
import { playout } from '@/lib/kernel/playout';
import { randomPlayer } from '@/lib/kernel/random-player';
import { duneBoard } from '../../dune';
import type { Action } from '../actions';
import { missing, planOptions, troops } from '../battle/plan';
import { lossesOf } from '../battle/support';
import { PLACES } from '../facts';
import type { BattleFrame, Plan, ShipFrame } from '../state/frames';
import type { BoardState } from '../state/state';
import { randomSetup, wholeSetup } from './games-fixture';
import { naiveDials, naiveKwisatz, naiveMoves, naivePlans, naiveShipment } from './naive-fixture';

const POSITIONS = 2_000;

/** Where an action leads: what is asked next. */
function after(state: Readonly<BoardState>, action: Action): readonly Action[] {
  const copy = duneBoard.clone(state);
  if (!duneBoard.play(copy, action).ok) throw new Error(`refused: ${action.kind}`);
  return duneBoard.legalActions(copy);
}

/** The shipments that the engine lists, "place count". */
function ships(state: Readonly<BoardState>, legal: readonly Action[]): ReadonlySet<string> {
  return new Set(
    legal.flatMap((action) =>
      action.kind !== 'ship'
        ? []
        : after(state, action).flatMap((next) =>
            next.kind === 'forces' ? [`${action.to} ${next.count}`] : [],
          ),
    ),
  );
}

function naiveShips(state: Readonly<BoardState>, seat: Seat, { half }: ShipFrame) {
  const most = state.factions[seat]?.reserves ?? 0;
  return new Set(
    PLACES.flatMap(({ id }) => {
      const found: string[] = [];
      for (let count = 1; count <= most; count += 1)
        if (naiveShipment(state, seat, id, count, half) !== null) found.push(`${id} ${count}`);
      return found;
    }),
  );
}

function moves(state: Readonly<BoardState>, legal: readonly Action[]): ReadonlySet<string> {
  return new Set(
    legal.flatMap((action) =>
      action.kind !== 'move'
        ? []
        : after(state, action).flatMap((next) =>
            next.kind === 'to' ? [`${action.from} ${next.to}`] : [],
          ),
    ),
  );
}

function plans(state: Readonly<BoardState>, frame: BattleFrame, side: 0 | 1): ReadonlySet<string> {
  const found = new Set<string>();
  const options = (plan: Plan, element: 'leader' | 'weapon' | 'defense') => {
    const both: [Plan, Plan] = [{}, {}];
    both[side] = plan;
    return planOptions(state, { ...frame, plans: both }, side, element);
  };
  for (const head of options({}, 'leader')) {
    if (head.kind !== 'leader') continue;
    for (const weapon of options({ leader: head.leader }, 'weapon')) {
      if (weapon.kind !== 'weapon') continue;
      const plan = { leader: head.leader, weapon: weapon.card };
      for (const defense of options(plan, 'defense'))
        if (defense.kind === 'defense') found.add(`${head.leader} ${weapon.card} ${defense.card}`);
    }
  }
  return found;
}

/** Every dial that the engine lists, with the spice and the losses that go with it: "dial spice count elite". */
function dials(state: Readonly<BoardState>, frame: BattleFrame, side: 0 | 1): ReadonlySet<string> {
  const found = new Set<string>();
  const listed: string[] = [];
  const add = (dial: number, spice?: number) => {
    const plan = spice === undefined ? { dial } : { dial, spice };
    for (const { count, elite } of lossesOf(troops(state, frame, side), plan))
      listed.push(`${dial} ${spice ?? '-'} ${count} ${elite}`);
  };
  for (const action of planOptions(state, frame, side, 'dial')) {
    if (action.kind !== 'strength') continue;
    const { dial } = action;
    const plans: [Plan, Plan] = [{}, {}];
    plans[side] = { leader: null, weapon: null, defense: null, dial };
    const dialed = { ...frame, plans };
    if (missing(state, dialed, side) !== 'spice') add(dial);
    else
      for (const next of planOptions(state, dialed, side, 'spice'))
        if (next.kind === 'support') add(dial, next.spice);
  }
  for (const one of listed) {
    if (found.has(one)) throw new Error(`listed twice: ${one}`);
    found.add(one);
  }
  return found;
}

describe(`a second telling of the rules, in ${POSITIONS} positions of random games`, () => {
  it('[GF9-ship-04] [GF9-move-01] [GF9-battle-23] [GF9-bg-08] [GF9-adv-combat-07] lists the same shipments, moves, plans and losses', () => {
    let looked = 0;
    const agree = (where: string, ours: ReadonlySet<string>, theirs: ReadonlySet<string>) => {
      looked += 1;
      if (ours.size === theirs.size && [...ours].every((one) => theirs.has(one))) return;
      expect([...ours].sort(), where).toEqual([...theirs].sort());
    };
    for (let seed = 0; looked < POSITIONS; seed += 1) {
      const setup =
        seed % 4 === 0
          ? wholeSetup(seed, seed % 8 === 0 ? '2019' : 'descartes')
          : randomSetup(seed);
      const players = setup.factions.map((_, seat) => randomPlayer(seed * 7 + seat));
      playout(duneBoard, setup, players, {
        onDecision(state, legal) {
          const frame = state.frames.at(-1);
          const seat = state.asked ?? 0;
          const where = `game ${seed}, turn ${state.turn}, seat ${seat}`;
          // A Karama may stop an advantage between what is listed and what is chosen.
          if (state.factions.some(({ order }) => order !== null)) return;
          if (frame?.step === 'ship' && frame.to === null && frame.from === null)
            agree(where, ships(state, legal), naiveShips(state, seat, frame));
          else if (frame?.step === 'move' && frame.from === null && frame.moves > 0)
            agree(where, moves(state, legal), naiveMoves(state, seat, frame.flew));
          else if (frame?.step === 'battle' && frame.stage === 'plans')
            for (const side of [0, 1] as const) {
              agree(where, plans(state, frame, side), naivePlans(state, frame, side));
              agree(where, dials(state, frame, side), naiveDials(state, frame, side));
              const plan: Plan = { leader: 'cheap-hero' };
              const led: [Plan, Plan] = side === 0 ? [plan, {}] : [{}, plan];
              const asks = missing(state, { ...frame, plans: led }, side) === 'kwisatz';
              expect(asks, where).toBe(naiveKwisatz(state, frame, side));
            }
        },
      });
    }
  });
});
