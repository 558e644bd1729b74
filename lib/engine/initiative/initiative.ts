import { shuffle } from '@/lib/kernel/random';
import { expire } from '../abilities/running/expire';
import { firstRanked } from '../abilities/scripts/lowest-first';
import { nextPreset } from '../abilities/scripts/preset-rank';
import { discardCard } from '../atoms/cards';
import { ask, pop, setRanks } from '../atoms/flow';
import { gain } from '../atoms/wealth';
import type { InitiativeFrame } from '../state/frames';
import { cardAt, clockwise, emit, type Game, houseAt, printed, seatsInPlay } from '../state/game';
import type { Seat } from '../state/state';
import { type ActionOf, inStages, type Step } from '../state/step';
import { inInitiativeOrder, openPhaseWindow } from '../windows/open-window';

/** Tied Houses discard till the costs differ, where none of them gives way. */
const ranks: Step<InitiativeFrame, ActionOf<'accept' | 'pass' | 'surrender'>> = {
  run: assign,
  options(_game, frame, seat) {
    if (frame.offer !== null) return [{ kind: 'accept' }, { kind: 'pass' }];
    const tied = frame.groups.find((group) => group.includes(seat)) ?? [];
    const rivals = tied.filter((other) => other !== seat);
    return [{ kind: 'pass' }, ...rivals.map((to) => ({ kind: 'surrender' as const, to }))];
  },
  answer(_game, frame, seat, action) {
    const { offer } = frame;
    if (offer !== null) {
      frame.offer = null;
      if (action.kind === 'accept') giveWay(frame, offer);
      else frame.refused.push(offer.from);
    } else if (action.kind === 'surrender') frame.offer = { from: seat, to: action.to };
    else frame.refused.push(seat);
  },
};

/**
 * The Initiative phase: Houses declare their favor (TAT-6.1.3-02), tactics that name initiative
 * change what was declared, and the Houses are ranked from the highest to the lowest
 * (TAT-6.1.3-09). The tactics come in one round after the declarations (TAT-6.1.3-03), or before
 * and after each of them (CRF-2.A.i-02, C12). Tied Houses discard from the top of their House decks
 * until the costs differ (TAT-6.1.3-10, TAT-6.1.3-11, TAT-6.1.3-12); by option one may first give
 * way to the other (TAT-8.2.1-01).
 */
export const initiativeStep = inStages<InitiativeFrame>({
  before: {
    run(game, frame) {
      frame.at = 'declare';
      if (game.state.options.initiativeTactics === 'any-time') openRound(game);
    },
  },
  declare: { run: declareNext },
  settle: { run: rankHouses },
  ranks,
  // What waits for the ranks may still ask what happened in the phase.
  over: { run: ({ state }) => pop(state) },
});

/** Ranks, where ties are still to be broken or given up. */
function assign(game: Game, frame: InitiativeFrame): void {
  const tied = frame.groups.find((group) => group.length > 1);
  if (tied !== undefined && game.state.options.surrender) {
    const asked = frame.offer?.to ?? tied.find((seat) => !frame.refused.includes(seat));
    if (asked !== undefined) {
      ask(game.state, asked);
      return;
    }
  }
  if (tied !== undefined) breakTie(game, frame, tied);
  else finishRanks(game, frame);
}

/** The two leave the tie: the rival stands above, and the rest still draws (C32). */
function giveWay(frame: InitiativeFrame, { from, to }: { readonly from: Seat; readonly to: Seat }) {
  frame.surrendered.push(from);
  frame.groups = frame.groups.flatMap((group) => {
    if (!group.includes(from)) return [group];
    const rest = group.filter((seat) => seat !== from && seat !== to);
    return [[to], [from], rest].filter((part) => part.length > 0);
  });
}

/** All Houses declare, and one round follows; or one House does, and a round follows (C12). */
function declareNext(game: Game, frame: InitiativeFrame): void {
  const together = game.state.options.initiativeTactics === 'rounds';
  const seats = together ? frame.waiting.splice(0) : frame.waiting.splice(0, 1);
  for (const seat of together ? seatsInPlay(game) : seats) {
    const { favor } = houseAt(game, seat);
    frame.declared[seat] = favor;
    emit(game, { kind: 'declared', seat, favor });
  }
  if (frame.waiting.length === 0) frame.at = 'settle';
  if (together) openPhaseWindow(game, 'initiative', clockwiseFromLast(game));
  else openRound(game);
}

/** In initiative order of the turn before (C12). */
function openRound(game: Game): void {
  openPhaseWindow(game, 'initiative', inInitiativeOrder(game));
}

/**
 * The Houses clockwise from the one that was last in the turn before (TAT-6.1.3-03); in the first turn
 * from one of those with the least favor, by chance (TAT-6.1.3-04).
 */
function clockwiseFromLast(game: Game): Seat[] {
  const last = game.state.ranks.at(-1) ?? leastFavored(game);
  return clockwise(game, last).filter((seat) => !houseAt(game, seat).eliminated);
}

function leastFavored(game: Game): Seat {
  const seats = seatsInPlay(game);
  const favor = (seat: Seat) => houseAt(game, seat).favor;
  const least = Math.min(...seats.map(favor));
  const found = seats.filter((seat) => favor(seat) === least);
  // A single one is no matter of chance.
  if (found.length > 1) shuffle(game.state, found);
  return found[0] ?? 0;
}

/**
 * Duration Effects of the phase end (TAT-6.1.3-05); then Houses rank by what they declared, those that tie
 * in one group.
 */
function rankHouses(game: Game, frame: InitiativeFrame): void {
  frame.at = 'ranks';
  const sign = firstRanked(game) === 'highest' ? 1 : -1;
  expire(game, 'operation');
  frame.groups = ranked(
    seatsInPlay(game),
    (seat) => sign * ((frame.declared[seat] ?? 0) + (frame.changes[seat] ?? 0)),
  );
}

/** Seats in groups of equal value, the highest value first, each group by seats. */
function ranked(seats: readonly Seat[], value: (seat: Seat) => number): Seat[][] {
  const values = [...new Set(seats.map(value))].sort((one, other) => other - one);
  return values.map((wanted) => seats.filter((seat) => value(seat) === wanted));
}

/** A cost of X counts as 10 (TAT-6.1.3-13). */
const TIE_BREAK_X = 10;
/** A House without a card loses to all that discard one (C13). */
const NO_CARD = -1;

function breakTie(game: Game, frame: InitiativeFrame, tied: readonly Seat[]): void {
  emit(game, { kind: 'tied', seats: tied });
  const costs = new Map(tied.map((seat) => [seat, drawForTie(game, seat)]));
  const none = tied.filter((seat) => costs.get(seat) === NO_CARD);
  const order = [...none];
  // Nothing else can part Houses that have no cards (C13).
  if (none.length > 1) shuffle(game.state, order);
  const split = ranked(
    tied.filter((seat) => !none.includes(seat)),
    (seat) => costs.get(seat) ?? 0,
  ).concat(order.map((seat) => [seat]));
  frame.groups = frame.groups.flatMap((group) => (group === tied ? split : [group]));
}

/** The cost of the card that a tied House discards; without cost or effect for it (TAT-6.1.3-14). */
function drawForTie(game: Game, seat: Seat): number {
  const top = houseAt(game, seat).zones['house-deck'].at(-1);
  if (top === undefined) return NO_CARD;
  const { cost } = printed(game, cardAt(game, top));
  discardCard(game, top);
  return cost === 'X' ? TIE_BREAK_X : cost;
}

function finishRanks(game: Game, frame: InitiativeFrame): void {
  const preset = nextPreset(game);
  if (preset !== null) {
    changeRank(frame, preset.target, preset.rank);
    return;
  }
  setRanks(game, frame.groups.flat(), frame.swayed);
  // Only now, so that it cannot change the ranks of this turn (TAT-8.2.1-02).
  for (const seat of frame.surrendered) gain(game, seat, 'favor', 1);
  frame.at = 'over';
}

/** A House comes to tie with the one that holds the rank that it is given; they draw for it and do not give way. */
function changeRank(frame: InitiativeFrame, target: Seat, rank: number): void {
  const order = frame.groups.flat();
  const holder = order[rank - 1];
  if (holder === undefined || holder === target) return;
  frame.groups = order
    .filter((seat) => seat !== target)
    .map((seat) => (seat === holder ? [holder, target] : [seat]));
  frame.refused.push(holder, target);
}

/**
 * Changes what a House declares, while the Initiative phase lasts, before or after it is declared;
 * actual favor stays (TAT-6.1.3-07, C12).
 */
export function changeDeclared(game: Game, seat: Seat, by: number): void {
  const frame = game.state.frames.find((one): one is InitiativeFrame => one.step === 'initiative');
  const { favor, eliminated } = houseAt(game, seat);
  if (frame === undefined || eliminated) return;
  const changed = (frame.changes[seat] ?? 0) + by;
  frame.changes[seat] = changed;
  const now = (frame.declared[seat] ?? favor) + changed;
  emit(game, { kind: 'declared-changed', seat, favor: now });
}
