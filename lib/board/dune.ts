import type { GameRules, GameTypes } from '@/lib/kernel/game';
import { digest } from '@/lib/kernel/hash';
import { moveText } from '@/lib/kernel/moves';
import { ok } from '@/lib/result';
import { type Action, type ByHand, isByHand, readMove } from './engine/actions';
import { type BoardLine, tell } from './engine/narration/log';
import { type BoardSummary, sumUp } from './engine/narration/summary';
import { advance, legalActions, play } from './engine/play';
import { type BoardRecord, checkOf, madeOtherwise, recordOf } from './engine/record';
import { type BoardRefusal, refusalOf } from './engine/refusals';
import type { BoardGameSetup } from './engine/setup/board-setup';
import { newGame } from './engine/setup/new-game';
import { cloneState } from './engine/state/clone';
import type { BoardEvent } from './engine/state/events';
import type { BoardState, Outcome } from './engine/state/state';
import { type BoardView, viewFor } from './engine/state/view';

/** What the board game is made of. */
export interface DuneBoard extends GameTypes {
  readonly setup: BoardGameSetup;
  readonly state: BoardState;
  readonly action: Action;
  readonly byHand: ByHand;
  readonly event: BoardEvent;
  readonly view: BoardView;
  readonly line: BoardLine;
  /** By seat. */
  readonly summary: readonly BoardSummary[];
  readonly outcome: Outcome;
  readonly refusal: BoardRefusal;
  readonly record: BoardRecord;
}

/** The Dune board game by the rules of 2019 or of Descartes, the basic game and the advanced one. */
export const duneBoard: GameRules<DuneBoard> = {
  newGame(setup) {
    const made = newGame(setup);
    return made.ok ? ok({ state: made.value, events: advance(made.value) }) : made;
  },
  seats: ({ factions }) => factions.length,
  // What is chosen before turn 1 belongs to it.
  turn: ({ turn }) => Math.max(1, turn),
  toAct: ({ asked, outcome }) => (outcome === null ? asked : null),
  legalActions,
  play,
  refusal: refusalOf,
  isByHand,
  outcome: ({ outcome }) => outcome,
  key: moveText,
  readMove,
  viewFor,
  tell,
  sumUp,
  clone: cloneState,
  hash: digest,
  check: checkOf,
  recordOf,
  madeOtherwise,
};
