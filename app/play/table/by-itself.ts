import type { Manners } from '@/app/_table/manners';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { GameEvent } from '@/lib/engine/state/log-events';
import { takeUpAgain } from '@/lib/engine/state/open-game';
import type { GameState, Seat } from '@/lib/engine/state/state';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import { idleAnswer, standsAlone } from '@/lib/players/idle-answer';
import type { StandingOrder } from '@/lib/players/who-plays';
import { ADMISSION } from '@/lib/rules/admission';
import { type Ahead, moveAhead, passUses } from './ahead';
import type { Controller } from './controllers';
import { answersItself, isAnswered } from './own-declared';
import { onlyReward } from './reward-comes';
import type { Steward } from './suggestion';
import { fillsHoard } from './to-hoard';

/** The seat of the one person at the table; null where there are several. */
export function onlyPerson(controllers: readonly Controller[]): Seat | null {
  // A game of automatic Houses alone is watched from the first seat.
  return isAlone(controllers) ? Math.max(0, controllers.indexOf('person')) : null;
}

/** Whether no second person sits at the table. */
export function isAlone(controllers: readonly Controller[]): boolean {
  return controllers.filter((one) => one === 'person').length <= 1;
}

/** Kinds of moves that nobody has to choose where they are the only one. */
const LONE: ReadonlySet<Action['kind']> = new Set([
  'pass',
  'disengage',
  'done',
  'draw',
  'decline',
  'bid',
  'discount',
  'assign',
  'reward',
  'choose',
  'choose-house',
  'choose-number',
  'choose-part',
]);

/** How a table stands that decides what goes by itself, by seat. */
export interface Orders {
  readonly controllers: readonly Controller[];
  readonly standing: readonly StandingOrder[];
  readonly manners: Manners;
  readonly ahead: Ahead;
}

interface ByItself {
  readonly action: Action;
  readonly by: 'machine' | 'table';
  /** There were others, of which none would have changed anything. */
  readonly isIdle?: boolean;
}

/**
 * The next move that nobody needs to be asked for, or null: that of an automatic House, what was chosen
 * ahead, the usual answer, a pass that was ordered openly, or a lone or idle move, unless the table hides
 * that from the others. Only windows are passed by order. "thinks": a mentat has to look ahead first.
 */
export function nextByItself(
  session: Session<DuneCcg>,
  catalogue: GameCatalogue,
  orders: Orders,
  steward: Steward,
): ByItself | 'thinks' | null {
  const { controllers, standing, ahead } = orders;
  const { isOpen, asksAlways, asksUsual, asksEach } = orders.manners;
  const { state, rules } = session;
  if (state.decision === null) return null;
  const { seat } = state.decision;
  const controller = controllers[seat] ?? 'person';
  const legal = rules.legalActions(state);
  const [first, ...others] = legal;
  if (controller === 'mentat')
    return first !== undefined && others.length === 0 ? { action: first, by: 'machine' } : 'thinks';
  if (controller !== 'person')
    return { action: chooseFor(session, catalogue, controller, legal), by: 'machine' };
  const mayAnswer = isAlone(controllers) || isOpen || !asksAlways;
  const lone = mayAnswer && first !== undefined && others.length === 0 && LONE.has(first.kind);
  const action =
    (lone ? first : null) ??
    moveAhead(ahead, seat, state, legal) ??
    (asksEach || !mayAnswer ? null : passRoutine(session, ahead, legal, steward)) ??
    (asksUsual || !mayAnswer ? null : usualMove(session, catalogue, legal)) ??
    passByOrder(state, legal, standing[seat] ?? 'ask');
  if (action !== null) return { action, by: 'table' };
  const idle =
    asksEach || !mayAnswer ? null : idleAnswer(rules.viewFor(state, seat), catalogue, legal);
  return idle && { action: idle, by: 'table', isIdle: true };
}

/**
 * The pass where to add a tactic is rarely meant, while no other House has answered: to what the House itself declared,
 * unless a tactic that is for nothing else would make it better; to an operation of a rival unless it is worth it, once the
 * House passed on the same cards in that Interval.
 */
function passRoutine(
  session: Session<DuneCcg>,
  { passed }: Ahead,
  legal: readonly Action[],
  steward: Steward,
): Action | null {
  const { state } = session;
  const [below, top] = state.frames.slice(-2);
  const pass = legal.find(({ kind }) => kind === 'pass');
  if (top?.step !== 'window' || pass === undefined || isAnswered(session)) return null;
  if (answersItself(state)) {
    if (top.answers === null) return pass;
  } else {
    if (below?.step !== 'operation' || below.action.kind === 'request-admission') return null;
    if (passUses(state, legal, state.decision?.seat ?? -1, passed) === null) return null;
  }
  return steward(legal).kind === 'pass' ? pass : null;
}

/** What nearly everybody answers where it costs nothing to go back and ask for the choice. */
function usualMove(
  session: Session<DuneCcg>,
  catalogue: GameCatalogue,
  legal: readonly Action[],
): Action | null {
  const { frames, houses, decision } = session.state;
  const frame = frames.at(-1);
  const first = (kind: Action['kind']) => legal.find((one) => one.kind === kind) ?? null;
  switch (frame?.step) {
    case 'disengage':
      return frame.kept.length === 0 ? first('disengage') : null;
    case 'draw':
      return first('draw');
    case 'petition': {
      const seat = decision?.seat ?? -1;
      const game = takeUpAgain(session.state, catalogue);
      if (frame.at === 'options' && standsAlone(game, frame, seat, legal)) return first('pass');
      const mayDoMore = legal.some(({ kind }) => kind === 'tactic' || kind === 'use');
      if (mayDoMore) return null;
      const isAlone = houses.length === 1;
      // it can still raise, once somebody bids against it
      if (frame.at === 'opening-bid') return first('bid');
      if (frame.at === 'options') return isAlone ? first('pass') : null;
      // favor that the High Council asks for is dearer than solaris that are there
      const { favor = 0, treasury = 0 } = houses[seat] ?? {};
      const spares = favor <= ADMISSION.favor && treasury >= frame.cost;
      return frame.at === 'discount' && (isAlone || spares) ? first('discount') : null;
    }
    case 'rite': {
      const reward = onlyReward(session.state, legal);
      if (reward !== null) return reward;
      // force that nobody else can be given is lost (TAT-6.2.11-57)
      const [only, ...more] = legal.filter(({ kind }) => kind === 'vanquish');
      const mayDoMore = legal.some(({ kind }) => kind !== 'vanquish' && kind !== 'done');
      return more.length > 0 || mayDoMore ? null : (only ?? null);
    }
    case 'effect': {
      const numbers = legal.filter((one) => one.kind === 'choose-number');
      const isAsked = numbers.length === legal.length;
      return isAsked && fillsHoard(takeUpAgain(session.state, catalogue))
        ? (numbers.toSorted((one, other) => other.amount - one.amount)[0] ?? null)
        : null;
    }
    default:
      return null;
  }
}

function passByOrder(
  { frames }: GameState,
  legal: readonly Action[],
  order: StandingOrder,
): Action | null {
  if (frames.at(-1)?.step !== 'window' || order === 'ask') return null;
  return legal.find(({ kind }) => kind === 'pass') ?? null;
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
