import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { Seat } from '@/lib/engine/state/state';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import type { StandingOrder } from '@/lib/players/who-plays';
import type { Controller } from './controllers';

/** The seat of the one person at the table; null where there are several. */
export function onlyPerson(controllers: readonly Controller[]): Seat | null {
  // A game of automatic Houses alone is watched from the first seat.
  return isAlone(controllers) ? Math.max(0, controllers.indexOf('person')) : null;
}

/** Whether no second person sits at the table, from whom a hand would have to be hidden. */
export function isAlone(controllers: readonly Controller[]): boolean {
  return controllers.filter((one) => one === 'person').length <= 1;
}

/** Kinds of moves that say nothing where they are the only one. */
const IDLE: ReadonlySet<Action['kind']> = new Set(['pass', 'disengage', 'done', 'draw', 'decline']);

/**
 * The next move that nobody needs to be asked for, or null: that of an automatic House, a pass that was
 * ordered openly, or a lone idle move at a table where nobody else could learn from it. Only windows
 * are passed by order.
 */
export function nextByItself(
  session: Session<DuneCcg>,
  catalogue: GameCatalogue,
  controllers: readonly Controller[],
  standing: readonly StandingOrder[],
): { readonly action: Action; readonly by: 'machine' | 'table' } | null {
  const { state, rules } = session;
  if (state.decision === null) return null;
  const { seat } = state.decision;
  const controller = controllers[seat] ?? 'person';
  const legal = rules.legalActions(state);
  if (controller !== 'person')
    return { action: chooseFor(session, catalogue, controller, legal), by: 'machine' };
  const [first, ...others] = legal;
  if (isAlone(controllers) && first !== undefined && others.length === 0 && IDLE.has(first.kind))
    return { action: first, by: 'table' };
  if (state.frames.at(-1)?.step !== 'window' || (standing[seat] ?? 'ask') === 'ask') return null;
  const pass = legal.find(({ kind }) => kind === 'pass');
  return pass === undefined ? null : { action: pass, by: 'table' };
}

/** The orders that still stand after something happened. */
export function standingAfter(
  standing: readonly StandingOrder[],
  event: GameEvent,
): readonly StandingOrder[] {
  const ends = (order: StandingOrder, seat: Seat) =>
    event.kind === 'interval'
      ? order === 'own-interval' && event.seat === seat
      : order === event.kind;
  return standing.some(ends)
    ? standing.map((order, seat) => (ends(order, seat) ? 'ask' : order))
    : standing;
}
