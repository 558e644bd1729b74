import { expire } from '../abilities/running/expire';
import { beginTurn, finish, pop, push } from '../atoms/flow';
import { endEvents } from '../event-cards/end-events';
import type { Held, TurnFrame } from '../state/frames';
import { emit, type Game, seatsInPlay } from '../state/game';
import type { Phase } from '../state/log-events';
import type { Step } from '../state/step';
import { inInitiativeOrder, openPhaseWindow } from '../windows/open-window';
import { addDeferment } from './deferment-phase';

/** A turn: Opening Interval, the House Intervals in rank order, Closing Interval (TAT-6-01, TAT-6-02). */
export const turnStep: Step<TurnFrame, never> = {
  run(game, frame) {
    const { state } = game;
    // What lasts for an operation began in the phase that is over, or beside it, and is over too.
    expire(game, 'operation');
    if (state.frames.at(-1) !== frame) return;
    switch (frame.next) {
      case 'disengage':
        frame.next = 'initiative';
        begin(game, 'disengage');
        push(state, { step: 'disengage', waiting: inInitiativeOrder(game), kept: [] });
        return;
      case 'initiative':
        frame.next = 'houses';
        begin(game, 'deferment');
        addDeferment(game);
        begin(game, 'initiative');
        push(state, {
          step: 'initiative',
          at: 'before',
          waiting: inInitiativeOrder(game),
          declared: state.houses.map(() => null),
          changes: state.houses.map(() => 0),
          groups: [],
          refused: [],
          offer: null,
          surrendered: [],
        });
        return;
      case 'houses': {
        const seat = state.ranks.find((one) => !frame.done.includes(one));
        if (seat === undefined) {
          frame.next = 'assembly-discard';
          return;
        }
        frame.done.push(seat);
        emit(game, { kind: 'interval', seat });
        push(state, {
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
        });
        return;
      }
      case 'assembly-discard':
        frame.next = 'assembly-draw';
        begin(game, 'assembly-discard');
        discardPhase(game, 'assembly');
        return;
      case 'assembly-draw':
        frame.next = 'hand-discard';
        begin(game, 'assembly-draw');
        push(state, {
          step: 'draw',
          list: 'assembly',
          waiting: inInitiativeOrder(game),
          short: [],
        });
        return;
      case 'hand-discard':
        frame.next = 'hand-draw';
        begin(game, 'hand-discard');
        endEvents(game);
        discardPhase(game, 'hand');
        return;
      case 'hand-draw':
        frame.next = 'end';
        begin(game, 'hand-draw');
        push(state, { step: 'draw', list: 'hand', waiting: inInitiativeOrder(game), short: [] });
        return;
      case 'end':
        pop(state);
        expire(game, 'turn');
        endTurn(game);
    }
  },
  options: () => [],
  answer: () => undefined,
};

function begin(game: Game, phase: Phase): void {
  emit(game, { kind: 'phase', phase });
}

/** The Houses discard in initiative order (C09), after tactics that name it. */
function discardPhase(game: Game, list: Held): void {
  push(game.state, { step: 'discard', list, waiting: inInitiativeOrder(game), last: 0 });
  openPhaseWindow(game, 'discard', inInitiativeOrder(game));
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
