import { moveText } from '@/lib/kernel/moves';
import type { GameCatalogue } from './abilities/game-catalogue';
import type { Action } from './actions';
import { OPERATION_NAMES } from './narration/naming';
import { OPERATIONS, operationOf } from './operations/all';
import { petitionChance } from './petition/petition';
import { legalActions } from './play';
import { riteRefusal } from './rite/rite-targets';
import type { Frame, HouseFrame } from './state/frames';
import { cardAt, type Game, houseAt } from './state/game';
import { takeUpAgain } from './state/open-game';
import { always, firstRefusal, type Refusal, refuse } from './state/refusal';
import type { GameCard, GameCardId, GameState, Seat } from './state/state';
import { endRefusals } from './turn/house-interval';
import { isHeldTactic, tacticRefusals } from './windows/playable-tactics';

const GAME_OVER = always('game-over', 'TAT-2.1-01');
const ANSWER_FIRST = always('answer-first');
const NOT_IN_INTERVAL = always('not-in-interval', 'TAT-6-01');
const TACTIC_USED = always('tactic-used', 'TAT-6.2.1-16', 'TAT-6.2.1-17');
const OUT_OF_GAME = always('out-of-game');
const NOT_IN_PLAY = always('not-in-play', 'TAT-5.4-01');
const NO_CARD = always('no-card');
const NOT_OFFERED = always('not-offered');

/** Why a House can do nothing with a card now: all that stands against it, and nothing where it can do something. */
export function refusalsOfCard(
  state: GameState,
  catalogue: GameCatalogue,
  seat: Seat,
  id: GameCardId,
): readonly Refusal[] {
  const card = state.cards[id];
  if (card === undefined || isListed(state, catalogue, seat, (action) => subjectOf(action) === id))
    return [];
  const game = takeUpAgain(state, catalogue);
  if (card.place.seat !== seat) return [ofRival(card)];
  const frame = frameAsked(state, seat);
  if (isHeldTactic(game, card)) return refusalsOfTactic(game, seat, frame, card);
  if (frame?.step !== 'house') return [waiting(game, seat)];
  const refusals = OPERATIONS.flatMap((one) => one.refusalsOfCard?.(game, frame, card) ?? []);
  if (refusals.length === 0) return [refusalOfZone(card)];
  // Two operations of a card may be refused alike.
  return [...new Map(refusals.map((one) => [JSON.stringify(one), one])).values()];
}

/** Why a House can do no operation of a kind now, the end of its Interval included; nothing where it can. */
export function refusalsOfKind(
  state: GameState,
  catalogue: GameCatalogue,
  seat: Seat,
  kind: Action['kind'],
): readonly Refusal[] {
  const game = takeUpAgain(state, catalogue);
  const frame = frameAsked(state, seat);
  return frame?.step === 'house' ? refusalsIn(game, frame, kind) : [waiting(game, seat)];
}

/** An operation that hangs on no card of the hand or the Assembly and cannot be done now. */
export interface Missing {
  readonly kind: Action['kind'];
  /** What its button would say. */
  readonly name: string;
  readonly refusal: Refusal;
}

/** What a House in its Interval misses of the operations that stand at every table, its end first. */
export function missingOperations(
  state: GameState,
  catalogue: GameCatalogue,
  seat: Seat,
): readonly Missing[] {
  if (frameAsked(state, seat)?.step !== 'house') return [];
  return STANDING.flatMap((kind) => {
    const [refusal] = refusalsOfKind(state, catalogue, seat, kind);
    const isMissing = refusal !== undefined && refusal.code !== 'not-an-option';
    return isMissing ? [{ kind, name: OPERATION_NAMES[kind], refusal }] : [];
  });
}

const STANDING = [
  'end-interval',
  'buy-favor',
  'buy-spice',
  'sell-spice',
  'request-admission',
  'engage-six-fiefs',
] as const;

/** What stands first against an action of the House that is asked; null where the action is legal. */
export function refusalOf(
  state: GameState,
  catalogue: GameCatalogue,
  action: Action,
): Refusal | null {
  const seat = state.decision?.seat ?? 0;
  const key = moveText(action);
  if (isListed(state, catalogue, seat, (one) => moveText(one) === key)) return null;
  const game = takeUpAgain(state, catalogue);
  const frame = frameAsked(state, seat);
  const subject = subjectOf(action);
  const card = subject === null ? undefined : state.cards[subject];
  if (card !== undefined && card.place.seat !== seat) return ofRival(card);
  if (card !== undefined && isHeldTactic(game, card))
    return refusalsOfTactic(game, seat, frame, card)[0] ?? NOT_OFFERED;
  if (frame?.step !== 'house') return waiting(game, seat);
  if (action.kind === 'rite') {
    const [leader, target] = [state.cards[action.leader], state.cards[action.target]];
    if (leader === undefined || target === undefined) return NOT_OFFERED;
    return riteRefusal(game, seat, action.rite, leader, target) ?? NOT_OFFERED;
  }
  const [first] =
    card === undefined
      ? refusalsIn(game, frame, action.kind)
      : (operationOf(action)?.refusalsOfCard?.(game, frame, card) ?? []);
  if (first !== undefined) return first;
  return 'host' in action && action.host !== null
    ? refuse({ code: 'illegal-host' }, ['TAT-7-06'], [action.host])
    : NOT_OFFERED;
}

/** The card that an action is about; of a rite, its leader. */
export function subjectOf(action: Action): GameCardId | null {
  if ('card' in action) return action.card;
  return action.kind === 'rite' ? action.leader : null;
}

function isListed(
  state: GameState,
  catalogue: GameCatalogue,
  seat: Seat,
  fits: (action: Action) => boolean,
): boolean {
  return state.decision?.seat === seat && legalActions(state, catalogue).some(fits);
}

/** What a House is asked in; nothing while another is. */
function frameAsked(state: GameState, seat: Seat): Frame | undefined {
  return state.decision?.seat === seat ? state.frames.at(-1) : undefined;
}

function refusalsIn(game: Game, frame: HouseFrame, kind: Action['kind']): readonly Refusal[] {
  if (kind === 'end-interval') return endRefusals(game, frame.seat);
  const operation = operationOf({ kind });
  const checks = operation?.checks?.[kind];
  if (checks !== undefined) {
    const refusal = firstRefusal(checks, game, frame, null);
    return refusal === null ? [] : [refusal];
  }
  const { hand, assembly, concealed, domain } = houseAt(game, frame.seat).zones;
  const byCard = [...hand, ...assembly, ...concealed, ...domain].flatMap((id) => {
    const refusals = operation?.refusalsOfCard?.(game, frame, cardAt(game, id)) ?? null;
    return refusals === null ? [] : [refusals];
  });
  if (byCard.some((refusals) => refusals.length === 0)) return [];
  return byCard.length === 0 ? [NO_CARD] : byCard.flat();
}

function refusalsOfTactic(
  game: Game,
  seat: Seat,
  frame: Frame | undefined,
  card: GameCard,
): readonly Refusal[] {
  if (frame?.step === 'window') return tacticRefusals(game, seat, frame, card);
  if (frame?.step === 'petition' && (frame.at === 'opening-bid' || frame.at === 'options'))
    return frame.tactic ? [TACTIC_USED] : tacticRefusals(game, seat, petitionChance(seat), card);
  const waits = tacticRefusals(game, seat, null, card);
  return frame?.step === 'house' ? waits : [waiting(game, seat), ...waits];
}

/** Why no operation can begin now. */
function waiting({ state }: Game, seat: Seat): Refusal {
  if (state.outcome !== null) return GAME_OVER;
  const asked = state.decision?.seat;
  if (asked === seat) return ANSWER_FIRST;
  const interval = state.frames.find((frame): frame is HouseFrame => frame.step === 'house');
  if (interval === undefined) return NOT_IN_INTERVAL;
  return interval.seat === seat
    ? refuse({ code: 'asked-first', seat: asked ?? seat }, ['TAT-6.2-04'])
    : refuse({ code: 'interval-of-a-rival', seat: interval.seat }, ['TAT-6.2-02']);
}

function ofRival({ place: { seat } }: GameCard): Refusal {
  return refuse({ code: 'of-a-rival', seat }, ['TAT-5.4-08']);
}

function refusalOfZone({ place: { zone } }: GameCard): Refusal {
  if (zone === 'removed') return OUT_OF_GAME;
  return zone === 'domain' ? NOT_OFFERED : NOT_IN_PLAY;
}
