import type { Seat } from '@/lib/kernel/game';
import { isSame, moveText } from '@/lib/kernel/moves';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { type Action, type BoardMove, type ByHand, isByHand } from './actions';
import { battleStep } from './battle/battle';
import { battlesStep } from './battle/battles';
import { rulesOf } from './facts';
import { emit, factionAt, type Game, type Step } from './game';
import { flipStep, settleAdvisors } from './phases/advisors';
import { biddingStep } from './phases/bidding';
import { charityStep } from './phases/charity';
import { halfStep } from './phases/half';
import { help } from './phases/help';
import { moveStep } from './phases/move';
import { nexusStep } from './phases/nexus';
import { ordersStep } from './phases/orders';
import { leaderRevivalStep, revivalStep } from './phases/revival';
import { rideStep } from './phases/ride';
import { shipStep } from './phases/ship';
import { accompanyStep, shipmentStep, vetoStep } from './phases/shipment';
import { spiceBlowStep } from './phases/spice-blow';
import { stormStep } from './phases/storm';
import { swapStep } from './phases/swap';
import { truthStep } from './phases/truth';
import { turnStep } from './phases/turn';
import { setupStep } from './setup/setup-step';
import type { BoardEvent } from './state/events';
import type { Frame, StepName } from './state/frames';
import type { BoardState } from './state/state';

const STEPS: { readonly [Name in StepName]: Step<Extract<Frame, { readonly step: Name }>> } = {
  turn: turnStep,
  setup: setupStep,
  orders: ordersStep,
  storm: stormStep,
  'spice-blow': spiceBlowStep,
  nexus: nexusStep,
  ride: rideStep,
  charity: charityStep,
  bidding: biddingStep,
  revival: revivalStep,
  'leader-revival': leaderRevivalStep,
  shipment: shipmentStep,
  ship: shipStep,
  accompany: accompanyStep,
  flip: flipStep,
  half: halfStep,
  move: moveStep,
  battles: battlesStep,
  battle: battleStep,
  truth: truthStep,
  swap: swapStep,
  veto: vetoStep,
};

/** Goes on till a seat is asked or the game is over; gives what happened. */
export function advance(state: BoardState): readonly BoardEvent[] {
  const game: Game = { state, events: [] };
  run(game);
  return game.events;
}

function run(game: Game): void {
  const { state } = game;
  while (state.asked === null && state.outcome === null) {
    const frame = state.frames.at(-1);
    if (frame === undefined) throw new Error('a game that is not over has a turn');
    settleAdvisors(game);
    stepOf(frame).run(game, frame);
  }
}

/** The last list of a state, till a move changes it: whoever plays has mostly just asked for it. */
const LISTED = new WeakMap<Readonly<BoardState>, readonly Action[]>();

/** What the seat that is asked may do, in a fixed order. Empty only when the game is over. */
export function legalActions(state: Readonly<BoardState>): readonly Action[] {
  const listed = list(state);
  LISTED.set(state, listed);
  return listed;
}

function list(state: Readonly<BoardState>): readonly Action[] {
  const { asked, outcome } = state;
  const frame = state.frames.at(-1);
  if (asked === null || outcome !== null || frame === undefined) return [];
  return stepOf(frame).options?.(state, frame, asked) ?? [];
}

/** Plays a move in place; one that is not legal is refused (`illegal-action`), and nothing changes. */
export function play(
  state: BoardState,
  move: BoardMove,
): Result<readonly BoardEvent[], InputProblem<'illegal-action'>> {
  const { asked } = state;
  const frame = state.frames.at(-1);
  const game: Game = { state, events: [] };
  if (asked === null || state.outcome !== null || frame === undefined) return refused(move);
  const legal = LISTED.get(state) ?? list(state);
  LISTED.delete(state);
  if (isByHand(move)) return byHand(game, asked, move) ? ok(game.events) : refused(move);
  const action = legal.find((one) => isSame(one, move));
  if (action === undefined) return refused(move);
  state.asked = null;
  stepOf(frame).answer?.(game, frame, asked, action);
  run(game);
  return ok(game.events);
}

/** What a player gives when it is asked for something else; false where it cannot. */
function byHand(game: Game, seat: Seat, move: ByHand): boolean {
  const { spice, lent, id, allies } = factionAt(game.state, seat);
  if (move.spice < 1 || move.spice > spice - lent) return false;
  // What a plan or a shipment will be paid with stays.
  if (game.state.frames.some(isOwing)) return false;
  if (move.kind === 'bribe') return bribe(game, seat, move);
  const isGiven = rulesOf(game.state).gifts === 'at once';
  if (id !== 'emperor' || allies.length === 0 || !isGiven) return false;
  help(game, seat, move.spice);
  return true;
}

function isOwing(frame: Frame): boolean {
  return frame.step === 'battle' || (frame.step === 'ship' && frame.count !== null);
}

/**
 * Spice for a deal: in 2019 put in front of the other's shield (GF9-bribe-01, -07, -08, GF9-Q31), in Descartes the other's
 * at once, and for allies too (DES-bribe-05, -08, DES-Q31). What else was agreed is said at the table; nobody is held to
 * it. False where the two are allies in 2019, or the spice is not there.
 */
function bribe(
  game: Game,
  seat: Seat,
  { to, spice }: Extract<ByHand, { readonly kind: 'bribe' }>,
): boolean {
  const giver = factionAt(game.state, seat);
  const taker = game.state.factions[to];
  const isAtOnce = rulesOf(game.state).bribes === 'at once';
  if (taker === undefined || to === seat) return false;
  if (giver.allies.includes(to) && !isAtOnce) return false;
  giver.spice -= spice;
  if (isAtOnce) taker.spice += spice;
  else taker.bribes += spice;
  emit(game, { kind: 'bribed', seat, to, amount: spice });
  return true;
}

function refused(move: BoardMove) {
  return fail({
    code: 'illegal-action' as const,
    at: '',
    message: `“${moveText(move).slice(0, 80)}” is not among what may be done now.`,
  });
}

/** The step of a frame. The table pairs each name with its own kind of frame. */
function stepOf(frame: Frame): Step<Frame> {
  return STEPS[frame.step] as Step<Frame>;
}
