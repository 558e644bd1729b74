import { expire } from '../abilities/running/expire';
import { subdueTheSpent } from '../abilities/scripts/falls-in-hand-discard';
import { beginTurn, finish, pop, push } from '../atoms/flow';
import { endEvents } from '../event-cards/play-event';
import type { Held, TurnFrame } from '../state/frames';
import { emit, type Game, seatsInPlay } from '../state/game';
import type { Phase } from '../state/log-events';
import type { Step } from '../state/step';
import { inInitiativeOrder, openPhaseWindow } from '../windows/open-window';
import { addDeferment } from './opening-interval';

/** A turn: Opening Interval, the House Intervals in rank order, Closing Interval (TAT-6-01, TAT-6-02). */
export const turnStep: Step<TurnFrame, never> = {
  run(game, frame) {
    const { state } = game;
    // What lasts for an operation began in the phase that is over, or beside it, and is over too.
    expire(game, 'operation');
    if (state.frames.at(-1) !== frame) return;
    const now = frame.next;
    frame.next = AFTER[now];
    switch (now) {
      case 'disengage':
        begin(game, 'disengage');
        push(state, { step: 'disengage', waiting: inInitiativeOrder(game), kept: [] });
        return;
      case 'deferment':
        // What a card adds follows at once, before the next phase.
        begin(game, 'deferment');
        addDeferment(game);
        return;
      case 'initiative':
        begin(game, 'initiative');
        push(state, {
          step: 'initiative',
          at: 'before',
          waiting: inInitiativeOrder(game),
          declared: state.houses.map(() => null),
          changes: state.houses.map(() => 0),
          swayed: [],
          groups: [],
          refused: [],
          offer: null,
          surrendered: [],
          discards: state.houses.map(({ zones }) => zones['house-discard'].length),
        });
        return;
      case 'houses':
        nextHouse(game, frame);
        return;
      case 'assembly-discard':
        discardPhase(game, 'assembly');
        return;
      case 'assembly-draw':
        drawPhase(game, 'assembly');
        return;
      case 'hand-discard':
        discardPhase(game, 'hand');
        return;
      case 'hand-draw':
        drawPhase(game, 'hand');
        return;
      case 'end':
        pop(state);
        expire(game, 'turn');
        endTurn(game);
    }
  },
};

const AFTER: Readonly<Record<TurnFrame['next'], TurnFrame['next']>> = {
  disengage: 'deferment',
  deferment: 'initiative',
  initiative: 'houses',
  houses: 'houses',
  'assembly-discard': 'assembly-draw',
  'assembly-draw': 'hand-discard',
  'hand-discard': 'hand-draw',
  'hand-draw': 'end',
  end: 'end',
};

/** The Interval of the next House in initiative order; the Closing Interval after the last. */
function nextHouse(game: Game, frame: TurnFrame): void {
  const seat = game.state.ranks.find((one) => !frame.done.includes(one));
  if (seat === undefined) {
    frame.next = 'assembly-discard';
    return;
  }
  frame.done.push(seat);
  emit(game, { kind: 'interval', seat });
  push(game.state, {
    step: 'house',
    seat,
    petitionLost: false,
    barred: [],
    favorBought: false,
    exchanged: false,
    extraExchanges: 0,
    imperiumEvent: false,
    duneEvent: false,
    rites: [],
    freed: [],
  });
}

function begin(game: Game, phase: Phase): void {
  emit(game, { kind: 'phase', phase });
}

/** The Houses discard in initiative order (C09), after tactics that name it. */
function discardPhase(game: Game, list: Held): void {
  begin(game, `${list}-discard`);
  if (list === 'hand') {
    endEvents(game);
    subdueTheSpent(game);
  }
  push(game.state, { step: 'discard', list, waiting: inInitiativeOrder(game) });
  openPhaseWindow(game, 'discard', inInitiativeOrder(game));
}

function drawPhase(game: Game, list: Held): void {
  begin(game, `${list}-draw`);
  push(game.state, { step: 'draw', list, waiting: inInitiativeOrder(game), short: [] });
}

/** The next turn, or the end: the last House standing wins, with none left it is a draw (C31). */
function endTurn(game: Game): void {
  const { state } = game;
  const left = seatsInPlay(game);
  const [winner] = left;
  if (winner === undefined) finish(game, { winner: null, reason: 'nobody-left' });
  else if (left.length === 1 && state.houses.length > 1)
    finish(game, { winner, reason: 'last-house' });
  else beginTurn(game);
}
