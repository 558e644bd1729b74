import { range } from '@/lib/range';
import type { Action } from '../actions';
import { elitesIn, forcesIn, killForces } from '../atoms/forces';
import { ask, factionAt, type Game } from '../game';
import type { BattleFrame } from '../state/frames';
import type { BoardState, Group, Stack } from '../state/state';
import { troops } from './plan';
import { lossesOf } from './support';

/**
 * The losses of a winner (GF9-battle-35, GF9-adv-combat-07): how many forces, and how many Sardaukar or Fedaykin among
 * them, where its dial can be made up in several ways; then from which places, where they stand in several. Nothing is
 * asked that is plain.
 */
export function askLosses(game: Game, frame: BattleFrame): void {
  const { winner } = frame;
  while (winner !== null) {
    const options = lossOptions(game.state, frame);
    const [only] = options;
    if (only === undefined) break;
    if (options.length > 1) {
      ask(game, frame.fighters[winner]);
      return;
    }
    sayLosses(frame, only);
  }
  if (winner !== null)
    for (const [at, stack] of stacksOf(game.state, frame).entries())
      killForces(
        ...([game, frame.fighters[winner], stack.at] as const),
        { count: frame.lost[at] ?? 0, elite: frame.lostElites[at] ?? 0 },
        'battle',
      );
  frame.stage = 'cards';
}

/** What is to be said next of the losses; nothing once all is said. */
export function lossOptions(state: Readonly<BoardState>, frame: BattleFrame): Action[] {
  const { winner, plans, losses, lost, lostElites } = frame;
  // Who won by a traitor loses nothing.
  if (winner === null || frame.calls.length > 0) return [];
  if (losses === null)
    return lossesOf(troops(state, frame, winner), plans[winner]).map(
      ({ count, elite }): Action => ({ kind: 'lose', forces: count, elites: elite }),
    );
  const stacks = stacksOf(state, frame);
  const stack = stacks[lostElites.length];
  if (stack === undefined) return [];
  const behind = stacks.slice(lostElites.length + 1);
  const { elite: elites = 0, count } = losses;
  const eliteRange = share(elites - sum(lostElites), stack.elite ?? 0, behind.map(eliteIn));
  const said = lost[lostElites.length];
  const others = count - elites - (sum(lost.slice(0, lostElites.length)) - sum(lostElites));
  const otherRange = share(others, normalIn(stack), behind.map(normalIn));
  if (said === undefined)
    return range(eliteRange[0] + otherRange[0], eliteRange[1] + otherRange[1]).map(
      (forces): Action => ({ kind: 'forces', count: forces }),
    );
  return range(
    Math.max(eliteRange[0], said - otherRange[1]),
    Math.min(eliteRange[1], said - otherRange[0]),
  ).map((many): Action => ({ kind: 'elites', count: many }));
}

/** Writes down what was said. */
export function sayLosses(frame: BattleFrame, action: Action): void {
  if (action.kind === 'lose') frame.losses = { count: action.forces, elite: action.elites };
  else if (action.kind === 'forces') frame.lost.push(action.count);
  else if (action.kind === 'elites') frame.lostElites.push(action.count);
}

/** The fewest and the most of some losses that one stack can bear, with those that are asked after it. */
function share(left: number, here: number, behind: readonly number[]): [number, number] {
  return [Math.max(0, left - sum(behind)), Math.min(here, left)];
}

/** What the winner has in the battle. */
function stacksOf(state: Readonly<BoardState>, { winner, fighters, places }: BattleFrame): Stack[] {
  if (winner === null) return [];
  const faction = factionAt(state, fighters[winner]);
  return places.flatMap((at) => {
    const count = forcesIn(faction, at);
    return count > 0 ? [{ at, count, elite: elitesIn(faction, at) }] : [];
  });
}

const eliteIn = ({ elite = 0 }: Group) => elite;
const normalIn = ({ count, elite = 0 }: Group) => count - elite;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
