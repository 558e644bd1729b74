import type { Catalogue } from '@/lib/cards/catalogue';
import { ok, type Result } from '@/lib/result';
import type { Action } from './actions';
import { begin, legalActions, play } from './play';
import type { Policy } from './policies/policy';
import { isDeployed } from './queries/face-up';
import { stateHash } from './record';
import { type GameSetup, newGame } from './setup';
import type { GameState, Outcome } from './state';

/** What a House has when a turn is over. Amounts in tokens; `deployed` counts the cards it governs. */
export interface Standing {
  readonly treasury: number;
  readonly favor: number;
  readonly hoard: number;
  readonly deployed: number;
}

export interface TurnOver {
  readonly turn: number;
  /** By seat. */
  readonly houses: readonly Standing[];
}

export interface Playout {
  /** Null where the game did not end within the turns that were allowed. */
  readonly outcome: Outcome | null;
  /** Turns that were begun. */
  readonly turns: number;
  /** Actions that were played. */
  readonly steps: number;
  readonly byTurn: readonly TurnOver[];
  readonly actions: readonly Action[];
  readonly hash: string;
}

interface PlayoutOptions {
  /** Turns after which a game is left; 100 unless told. */
  readonly maxTurns?: number | undefined;
  /** Told of each turn as soon as it is over; false stops the game. */
  readonly onTurn?: (turn: TurnOver) => boolean;
  /** Looks at every decision before it is made. */
  readonly onDecision?: (state: Readonly<GameState>, legal: readonly Action[]) => void;
}

/** Turns in which a game is expected to end. */
export const MOST_TURNS = 100;

/**
 * Plays a whole game with automatic players, by seat. Problems: those of newGame. The same setup and
 * the same policies give the same game.
 */
export function playout(
  setup: GameSetup,
  policies: readonly Policy[],
  catalogue: Catalogue,
  options: PlayoutOptions = {},
): Result<Playout> {
  const made = newGame(setup, catalogue);
  if (!made.ok) return made;
  const state = made.value;
  const { maxTurns = MOST_TURNS, onTurn, onDecision } = options;
  const byTurn: TurnOver[] = [];
  const actions: Action[] = [];
  begin(state, catalogue);
  for (let goesOn = true; goesOn && state.decision !== null; ) {
    const { turn } = state;
    const legal = legalActions(state, catalogue);
    onDecision?.(state, legal);
    const policy = policies[state.decision.seat];
    if (policy === undefined) throw new Error(`nobody plays for seat ${state.decision.seat}`);
    const action = policy(state, legal, catalogue);
    const done = play(state, action, catalogue);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    actions.push(action);
    if (state.turn === turn && state.outcome === null) continue;
    const over = { turn, houses: standings(state) };
    byTurn.push(over);
    goesOn = onTurn?.(over) !== false && turn < maxTurns;
  }
  return ok({
    outcome: state.outcome,
    turns: byTurn.length,
    steps: actions.length,
    byTurn,
    actions,
    hash: stateHash(state),
  });
}

/** What each House has now, by seat. */
export function standings(state: Readonly<GameState>): readonly Standing[] {
  return state.houses.map(({ treasury, favor, hoard, zones }) => ({
    treasury,
    favor,
    hoard,
    deployed: zones.domain.filter((id) => {
      const card = state.cards[id];
      return card !== undefined && isDeployed(card);
    }).length,
  }));
}
