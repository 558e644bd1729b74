import { beginTurn, finish, pop, push } from '../atoms/flow';
import type { TurnFrame } from '../frames';
import { type Game, happened, seatsInPlay } from '../game';
import { addDeferment } from '../procedures/deferment';
import { endEvents } from '../procedures/end-events';
import { expire } from '../procedures/expire';
import type { Seat } from '../state';
import type { Step } from './step';

/** A turn: Opening Interval, the House Intervals in rank order, Closing Interval (TAT-6-01, TAT-6-02). */
export const turnStep: Step<TurnFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.next) {
      case 'disengage':
        frame.next = 'initiative';
        push(state, { step: 'disengage', waiting: inOrder(game), kept: [] });
        return;
      case 'initiative':
        frame.next = 'houses';
        addDeferment(game);
        push(state, {
          step: 'initiative',
          declared: [],
          groups: [],
          refused: [],
          offer: null,
          surrendered: [],
        });
        return;
      case 'houses': {
        const seat = state.ranks[frame.house];
        if (seat === undefined) {
          frame.next = 'assembly-discard';
          return;
        }
        frame.house += 1;
        happened(game, { kind: 'interval', seat });
        push(state, {
          step: 'house',
          seat,
          petitionLost: false,
          favorBought: false,
          exchanged: false,
          imperiumEvent: false,
          duneEvent: false,
          rites: [],
        });
        return;
      }
      case 'assembly-discard':
        frame.next = 'assembly-draw';
        push(state, { step: 'discard', list: 'assembly', waiting: inOrder(game), last: 0 });
        return;
      case 'assembly-draw':
        frame.next = 'hand-discard';
        push(state, { step: 'draw', list: 'assembly', waiting: inOrder(game), short: [] });
        return;
      case 'hand-discard':
        frame.next = 'hand-draw';
        endEvents(game);
        push(state, { step: 'discard', list: 'hand', waiting: inOrder(game), last: 0 });
        return;
      case 'hand-draw':
        frame.next = 'end';
        push(state, { step: 'draw', list: 'hand', waiting: inOrder(game), short: [] });
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

/** The Houses in initiative order (C09); before the first ranks by their seats. */
function inOrder(game: Game): Seat[] {
  return game.state.ranks.length > 0 ? [...game.state.ranks] : seatsInPlay(game);
}

/** The next turn, or the end: the last House standing wins, with none left it is a draw (C31). */
function endTurn(game: Game): void {
  const { state } = game;
  const left = seatsInPlay(game);
  const [winner] = left;
  if (winner === undefined) happened(game, finish(state, { winner: null, reason: 'nobody-left' }));
  else if (left.length === 1 && state.houses.length > 1)
    happened(game, finish(state, { winner, reason: 'last-house' }));
  else happened(game, beginTurn(state));
}
