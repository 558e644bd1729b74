import type { GameRules, GameTypes } from '@/lib/kernel/game';
import { moveText } from '@/lib/kernel/moves';
import { ok } from '@/lib/result';
import type { GameCatalogue } from './abilities/game-catalogue';
import type { Action } from './actions';
import type { Manual } from './by-hand/manual';
import { playManual } from './by-hand/play-manual';
import { isManual, readMove } from './moves';
import { type LogLine, sayEvents } from './narration/log';
import { type Summary, summariesOf } from './narration/summary';
import { begin, legalActions, play } from './play';
import { checkOf, type GameRecord, madeOtherwise, recordOf, stateHash } from './record';
import { refusalOf } from './refusals';
import { type GameSetup, newGame } from './setup/new-game';
import { cloneState } from './state/clone';
import type { GameEvent } from './state/log-events';
import type { Refusal } from './state/refusal';
import type { GameCardId, GameState, Outcome, Seat } from './state/state';
import { shownBy, type View, viewFor } from './state/view';

/** What the card game is made of. */
export interface DuneCcg extends GameTypes {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly action: Action;
  readonly byHand: Manual;
  readonly event: GameEvent;
  readonly view: View;
  readonly line: LogLine;
  /** By seat. */
  readonly summary: readonly Summary[];
  readonly outcome: Outcome;
  readonly refusal: Refusal;
  readonly record: GameRecord;
}

/** The card game with the cards of a catalogue. */
export function duneCcg(catalogue: GameCatalogue): GameRules<DuneCcg> {
  return {
    newGame(setup) {
      const made = newGame(setup, catalogue);
      return made.ok ? ok({ state: made.value, events: begin(made.value, catalogue) }) : made;
    },
    seats: ({ houses }) => houses.length,
    turn: ({ turn }) => turn,
    toAct: ({ decision }) => decision?.seat ?? null,
    legalActions: (state) => legalActions(state, catalogue),
    play: (state, move) =>
      isManual(move) ? playManual(state, move, catalogue) : play(state, move, catalogue),
    refusal: (state, action) => refusalOf(state, catalogue, action),
    isByHand: isManual,
    outcome: ({ outcome }) => outcome,
    key: moveText,
    readMove,
    viewFor: (state, seat) => viewFor(state, seat, lookedThrough(state, catalogue, seat)),
    tell: (state, events, seat) =>
      sayEvents(viewFor(state, seat, shownBy(events, seat)), catalogue, events),
    sumUp: (state, events) => summariesOf(viewFor(state, null), catalogue, events),
    clone: cloneState,
    hash: stateHash,
    check: checkOf,
    recordOf: (setup, moves) => recordOf(setup, moves, catalogue),
    madeOtherwise: (record) => madeOtherwise(record, catalogue),
  };
}

/** The cards of piles among which a House is asked to choose: it looks at them, and searches whole decks. */
function lookedThrough(
  state: GameState,
  catalogue: GameCatalogue,
  seat: Seat | null,
): readonly GameCardId[] {
  if (state.decision?.seat !== seat || state.frames.at(-1)?.step !== 'effect') return [];
  return legalActions(state, catalogue).flatMap((action) => {
    if (action.kind !== 'choose') return [];
    const place = state.cards[action.card]?.place;
    if (place === undefined || place.zone === 'domain' || place.zone === 'concealed') return [];
    const searched = place.zone === 'house-deck' || place.zone === 'imperial-deck';
    return searched ? (state.houses[place.seat]?.zones[place.zone] ?? []) : [action.card];
  });
}
