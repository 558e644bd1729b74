import type { Action } from '@/lib/engine/actions';
import type { Seat } from '@/lib/engine/state/state';
import type { Controller, Standing } from './controllers';

/** The seat of the one person at the table; null where there are several. */
export function onlyPerson(controllers: readonly Controller[]): Seat | null {
  const persons = controllers.flatMap((one, seat) => (one === 'person' ? [seat] : []));
  // A game of automatic Houses alone is watched from the first seat.
  if (persons.length === 0) return 0;
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Whether no second person sits at the table, from whom a hand would have to be hidden. */
export function isAlone(controllers: readonly Controller[]): boolean {
  return controllers.filter((one) => one === 'person').length <= 1;
}

/** Kinds of moves that say nothing where they are the only one. */
const IDLE: ReadonlySet<Action['kind']> = new Set(['pass', 'disengage', 'done', 'draw', 'decline']);

/**
 * What a person need not be asked for: a pass that was ordered openly, or a lone idle move at a table
 * where nobody else could learn from it. Only windows are passed by order.
 */
export function quietAction(
  actions: readonly Action[],
  standing: Standing,
  alone: boolean,
): Action | null {
  const [first, ...others] = actions;
  if (first === undefined) return null;
  if (alone && others.length === 0 && IDLE.has(first.kind)) return first;
  if (standing === 'ask') return null;
  return actions.find(({ kind }) => kind === 'pass') ?? null;
}
