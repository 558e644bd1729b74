import type { GameCatalogue } from '../abilities/game-catalogue';
import type { PetitionFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameEvent, Turned } from '../state/log-events';
import { takeUpView } from '../state/open-game';
import type { GameCardId, GameState, Place, Seat, Zone } from '../state/state';
import type { View } from '../state/view';
import { doerOf } from './deed';
import { engagedWith, sayEvent } from './event';
import { mergedLine } from './merge';
import type { Said } from './naming';

/** A line of the log. Lines of depth 1 say what came of the last one of depth 0. */
export interface LogLine extends Said {
  readonly depth: 0 | 1;
  /** Whose doing it tells, null where it is nobody's; left out of what only goes with something that was done. */
  readonly doer?: Seat | null;
  readonly of: LineOf;
}

/** What a line tells of. */
export interface LineOf {
  readonly kind: GameEvent['kind'];
  /** The card that it is about; of a rite its leader. */
  readonly card: GameCardId | null;
  /** Solaris that were paid. */
  readonly paid: number | null;
}

function whatOf(event: GameEvent): LineOf {
  const { kind } = event;
  const paid = kind === 'lost' && event.what === 'solaris' ? event.amount : null;
  const about = kind === 'announced' ? event.action : event;
  const card = 'leader' in about ? about.leader : 'card' in about ? about.card : null;
  return { kind, card, paid };
}

/**
 * The lines of what one action made happen: what another line tells as well is left out, and what
 * happened several times in a row is one line. `view` is the reader's, after the action and with what
 * the events showed.
 */
export function sayEvents(
  view: View,
  catalogue: GameCatalogue,
  events: readonly GameEvent[],
): readonly LogLine[] {
  const game = takeUpView(view, catalogue);
  const { state } = game;
  const told = events.filter((_, at) => !isEcho(game, events, at) && !isSilence(state, events, at));
  let inHouse =
    !told.some(({ kind }) => kind === 'turn') && state.frames.some(({ step }) => step === 'house');
  return runsOf(told).flatMap((run): LogLine[] => {
    const [first] = run;
    inHouse ||= first.kind === 'turn';
    const line = run.length > 1 ? mergedLine(game, run) : sayEvent(game, first);
    if (line === null) return [];
    const doer = doerOf(first);
    const depth = isHead(first, inHouse) ? 0 : 1;
    return [{ ...line, depth, of: whatOf(first), ...(doer !== undefined && { doer }) }];
  });
}

type Run = [first: GameEvent, ...others: GameEvent[]];

/** Events that follow each other and are told together. */
function runsOf(events: readonly GameEvent[]): readonly Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run !== undefined && isLike(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

function isLike(one: GameEvent, next: GameEvent): boolean {
  if (one.kind === 'tokens')
    return next.kind === 'tokens' && one.what === 'deferment' && next.what === 'deferment';
  if (one.kind === 'turned')
    return isDisengaging(one) && next.kind === 'turned' && isDisengaging(next);
  if (one.kind === 'exchanged')
    return next.kind === 'exchanged' && next.seat === one.seat && next.way === one.way;
  if (one.kind !== 'moved' || next.kind !== 'moved' || !isHeld(one.to.zone)) return false;
  const isDrawn = one.from.zone === 'house-deck' || one.from.zone === 'imperial-deck';
  return isDrawn && isSame(next.from, one.from) && isSame(next.to, one.to);
}

function isSame(one: Place, other: Place): boolean {
  return one.zone === other.zone && one.seat === other.seat;
}

function isDisengaging({ from, to }: Turned): boolean {
  return from === 'engaged' && to === 'disengaged';
}

const HEADS: ReadonlySet<GameEvent['kind']> = new Set([
  'turn',
  'phase',
  'interval',
  'tied',
  'ranked',
  'announced',
  'manual',
  'eliminated',
  'over',
]);

function isHead(event: GameEvent, inHouse: boolean): boolean {
  if (HEADS.has(event.kind)) return true;
  // Outside the House Intervals what a House discards and draws stands for itself.
  return event.kind === 'moved' && !inHouse && (isHeld(event.from.zone) || isHeld(event.to.zone));
}

function isHeld(zone: Zone): boolean {
  return zone === 'hand' || zone === 'assembly';
}

/** What the line of a move by hand says already. */
const BY_HAND: ReadonlySet<GameEvent['kind']> = new Set([
  'gained',
  'lost',
  'turned',
  'tokens',
  'guild-hoard',
]);

/** Whether a neighbour among the events of the same action says the one at a place as well. */
function isEcho(game: Game, events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  const next = events[at + 1];
  const last = events[at - 1];
  if (event !== undefined && last?.kind === 'manual')
    return BY_HAND.has(event.kind) || last.manual.kind === 'manual-discard';
  switch (event?.kind) {
    case 'gained':
      return (
        (next?.kind === 'produced' && next.on === 'own' && next.amount === event.amount) ||
        (next?.kind === 'favor-bought' && event.what === 'favor')
      );
    case 'tokens':
      if (event.what === 'spice') return next?.kind === 'produced' && next.on === event.card;
      return event.now === 0 && isToldLater(events, at, 'deployed', event.card);
    case 'moved':
      return next?.kind === 'captured' && next.card === event.card;
    case 'turned':
      if (event.to === 'engaged')
        return last?.kind === 'used' && engagedWith(game, last) === event.card;
      return event.to === 'subdued' && isToldLater(events, at, 'vanquished', event.card);
    case 'petition-won':
      return event.seat === event.petitioner && isToldLater(events, at, 'deployed', event.card);
    default:
      return false;
  }
}

function isToldLater(
  events: readonly GameEvent[],
  at: number,
  kind: 'deployed' | 'vanquished',
  card: GameCardId,
): boolean {
  return events.some((event, later) => later > at && event.kind === kind && event.card === card);
}

/**
 * Whether a pass says nothing: every House passes in every window, but in a petition it is out of it
 * (TAT-6.2.1-15), the highest bidder excepted.
 */
function isSilence(state: GameState, events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  if (event?.kind !== 'passed') return false;
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('petition')) return true;
  const petition = state.frames.find((frame): frame is PetitionFrame => frame.step === 'petition');
  if (petition !== undefined) return petition.bidder === event.seat && petition.bid > 0;
  return !kinds.includes('petition-won') && !kinds.includes('petition-cancelled');
}
