import { ok, type Result } from '@/lib/result';
import type { GameRules, GameTypes, Player } from './game';
import { isTurnOver } from './session';

export interface Playout<T extends GameTypes> {
  /** Null where the game did not end within the turns that were allowed. */
  readonly outcome: T['outcome'] | null;
  /** Turns that were begun. */
  readonly turns: number;
  readonly actions: readonly T['action'][];
  readonly hash: string;
}

interface PlayoutOptions<T extends GameTypes> {
  /** Turns after which a game is left; 100 unless told. */
  readonly maxTurns?: number | undefined;
  /** Told of each turn as soon as it is over; false stops the game. */
  readonly onTurn?: (turn: number, state: Readonly<T['state']>) => unknown;
  /** Told what happened till the first decision, and after each; `state` is the one behind it. */
  readonly onEvents?: (events: readonly T['event'][], state: Readonly<T['state']>) => void;
  /** Looks at every decision before it is made. */
  readonly onDecision?: (state: Readonly<T['state']>, legal: readonly T['action'][]) => void;
}

/** Turns in which a game is expected to end. */
export const MOST_TURNS = 100;

/**
 * Plays a whole game with automatic players, by seat. Problems: those of newGame. The same setup and
 * the same players give the same game.
 */
export function playout<T extends GameTypes>(
  rules: GameRules<T>,
  setup: T['setup'],
  players: readonly Player<T>[],
  { maxTurns = MOST_TURNS, onTurn, onEvents, onDecision }: PlayoutOptions<T> = {},
): Result<Playout<T>> {
  const begun = rules.newGame(setup);
  if (!begun.ok) return begun;
  const { state } = begun.value;
  onEvents?.(begun.value.events, state);
  const actions: T['action'][] = [];
  let turns = 0;
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const turn = rules.turn(state);
    const legal = rules.legalActions(state);
    onDecision?.(state, legal);
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const asked = seat;
    const action = player(() => rules.viewFor(state, asked), legal);
    const done = rules.play(state, action);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    onEvents?.(done.value, state);
    actions.push(action);
    if (!isTurnOver(rules, state, turn)) continue;
    turns += 1;
    if (onTurn?.(turn, state) === false || turn >= maxTurns) break;
  }
  return ok({ outcome: rules.outcome(state), turns, actions, hash: rules.hash(state) });
}
