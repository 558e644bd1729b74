import type { Catalogue } from '@/lib/cards/catalogue';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { GameEvent } from './events';
import { isManual, type Move, moveText } from './moves';
import { begin, legalActions, play } from './play';
import { playManual } from './play-manual';
import { checkOf, fingerprints, type GameRecord, movesOf, stateHash } from './record';
import { newGame } from './setup';
import type { GameState } from './state';
import { ENGINE_VERSION } from './version';

export interface Replayed {
  readonly state: GameState;
  readonly hash: string;
}

/**
 * Plays a record again from its first turn. `look` sees the state after the setup (without a move) and
 * after each move, with what happened; it must not change it.
 *
 * Problems: those of newGame (`unknown-card` …), `bad-move`, and `record-parts` where a move is not
 * legal any more (with its number, the move, and what was legal instead) or where the table stands
 * otherwise when a turn is over than the record says.
 */
export function replay(
  record: GameRecord,
  catalogue: Catalogue,
  look: (state: GameState, move: Move | null, events: readonly GameEvent[]) => void = () => {},
): Result<Replayed> {
  const made = newGame(record.setup, catalogue);
  if (!made.ok)
    return fail(...made.problems.map((problem) => ({ ...problem, at: `setup.${problem.at}` })));
  const moves = movesOf(record);
  if (!moves.ok) return moves;
  const state = made.value;
  look(state, null, begin(state, catalogue));
  let { turn } = state;
  let over = 0;
  for (const [at, move] of moves.value.entries()) {
    const done = isManual(move) ? playManual(state, move, catalogue) : play(state, move, catalogue);
    if (!done.ok) return fail(parting(record, at, move, state, catalogue));
    look(state, move, done.value);
    if (state.turn === turn) continue;
    if (differs(record, over, state)) return fail(otherwise(record, at, turn, catalogue));
    over += 1;
    turn = state.turn;
  }
  if (differs(record, over, state))
    return fail(otherwise(record, Math.max(0, moves.value.length - 1), turn, catalogue));
  return ok({ state, hash: stateHash(state) });
}

/** The record with how the table stood after each turn; as it is where it cannot be played to its end. */
export function withChecks(record: GameRecord, catalogue: Catalogue): GameRecord {
  const checks: string[] = [];
  const { checks: _, ...plain } = record;
  let turn: number | null = null;
  const done = replay(plain, catalogue, (state) => {
    if (turn !== null && state.turn !== turn) checks.push(checkOf(state));
    turn = state.turn;
  });
  return done.ok ? { ...plain, checks: [...checks, checkOf(done.value.state)] } : record;
}

/** Whether the table stands otherwise than the record says. One that says nothing is believed. */
function differs({ checks }: GameRecord, over: number, state: GameState): boolean {
  const check = checks?.[over];
  return check !== undefined && check !== checkOf(state);
}

function otherwise(
  record: GameRecord,
  at: number,
  turn: number,
  catalogue: Catalogue,
): InputProblem {
  return {
    code: 'record-parts',
    at: `moves.${at}`,
    message: `This game parts from its record in turn ${turn}: all moves up to move ${at + 1} of ${record.moves.length} are legal, but the table stands otherwise after it.${reason(record, catalogue)}`,
  };
}

/** Most legal actions that a refusal names. */
const MOST_NAMED = 12;

function parting(
  record: GameRecord,
  at: number,
  move: Move,
  state: GameState,
  catalogue: Catalogue,
): InputProblem {
  const legal = legalActions(state, catalogue).map(moveText);
  const more = legal.length > MOST_NAMED ? ` and ${legal.length - MOST_NAMED} more` : '';
  const instead =
    legal.length === 0
      ? 'the game was over'
      : `legal were: ${legal.slice(0, MOST_NAMED).join(', ')}${more}`;
  return {
    code: 'record-parts',
    at: `moves.${at}`,
    message: `Here this game parts from its record: move ${at + 1} of ${record.moves.length} in turn ${state.turn}, “${moveText(move)}”, is not legal; ${instead}.${reason(record, catalogue)}`,
  };
}

/** Why that may be: what the record was made with is not what there is now. */
function reason(record: GameRecord, catalogue: Catalogue): string {
  const now = fingerprints(catalogue);
  const changed = [
    ...(record.engine === ENGINE_VERSION ? [] : [`rules engine ${record.engine}`]),
    ...(record.catalogue === now.catalogue ? [] : ['other facts of the cards']),
    ...(record.abilities === now.abilities ? [] : ['other abilities of the cards']),
  ];
  return changed.length === 0 ? '' : ` It was made with ${changed.join(' and ')}.`;
}
