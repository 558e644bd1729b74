import type { GameCatalogue } from '../abilities/game-catalogue';
import type { GameEvent } from '../state/log-events';
import type { GameCardId, GameState, Zone } from '../state/state';
import type { View } from '../state/view';
import { takeUpView } from '../state/view-game';
import { sayEvent } from './event';
import { mergedLine } from './merge';
import type { Said } from './naming';

/** A line of the log. Lines of depth 1 say what came of the last one of depth 0. */
export interface LogLine extends Said {
  readonly depth: 0 | 1;
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
  const told = events.filter((_, at) => !isEcho(events, at) && !isSilence(state, events, at));
  const turn = told.findIndex(({ kind }) => kind === 'turn');
  const inHouse = turn < 0 && state.frames.some(({ step }) => step === 'house');
  const lines: LogLine[] = [];
  for (let at = 0; at < told.length; ) {
    const run = runFrom(told, at);
    const [first] = run;
    at += run.length;
    if (first === undefined) continue;
    const line = run.length > 1 ? mergedLine(game, run) : sayEvent(game, first);
    // Of passes those in a petition alone are told.
    if (line !== null && first.kind === 'passed')
      lines.push({ text: line.text, rules: ['TAT-6.2.1-15'], depth: 1 });
    else if (line !== null)
      lines.push({ ...line, depth: isHead(first, inHouse || (turn >= 0 && at > turn)) ? 0 : 1 });
  }
  return lines;
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
function isEcho(events: readonly GameEvent[], at: number): boolean {
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
 * (TAT-6.2.1-15).
 */
function isSilence(state: GameState, events: readonly GameEvent[], at: number): boolean {
  if (events[at]?.kind !== 'passed') return false;
  const later = events.slice(at + 1).map(({ kind }) => kind);
  if (later.includes('petition')) return true;
  return (
    !state.frames.some(({ step }) => step === 'petition') && !later.some((one) => ENDS.has(one))
  );
}

const ENDS: ReadonlySet<GameEvent['kind']> = new Set(['petition-won', 'petition-cancelled']);

/** The events from one on that are told together with it. */
function runFrom(events: readonly GameEvent[], at: number): readonly GameEvent[] {
  const first = events[at];
  if (first === undefined) return [];
  let end = at + 1;
  for (let next = events[end]; next !== undefined && isLike(first, next); next = events[end])
    end += 1;
  return events.slice(at, end);
}

function isLike(one: GameEvent, next: GameEvent): boolean {
  if (one.kind === 'tokens')
    return next.kind === 'tokens' && one.what === 'deferment' && next.what === 'deferment';
  if (one.kind === 'turned')
    return isDisengaging(one) && next.kind === 'turned' && isDisengaging(next);
  if (one.kind === 'exchanged')
    return next.kind === 'exchanged' && next.seat === one.seat && next.way === one.way;
  if (one.kind === 'moved' && next.kind === 'moved') {
    const draw = one.to.zone === 'hand' || one.to.zone === 'assembly';
    return (
      draw &&
      next.from.zone === one.from.zone &&
      next.from.seat === one.from.seat &&
      next.to.zone === one.to.zone &&
      next.to.seat === one.to.seat &&
      (one.from.zone === 'house-deck' || one.from.zone === 'imperial-deck')
    );
  }
  return false;
}

function isDisengaging({ from, to }: Extract<GameEvent, { kind: 'turned' }>): boolean {
  return from === 'engaged' && to === 'disengaged';
}
