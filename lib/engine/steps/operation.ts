import type { Action } from '../actions';
import { actionKey } from '../actions';
import { pop } from '../atoms/flow';
import type { HouseFrame, OperationFrame, TacticClass } from '../frames';
import { type Game, happened } from '../game';
import { expire } from '../procedures/expire';
import { openWindow } from '../procedures/windows';
import { OPERATIONS } from './operations/all';
import type { Step } from './step';

/**
 * An operation of a House Interval: it is announced, Declaration tactics may answer (TAT-6.2.2-22), and
 * then it is done, if it still can be.
 */
export const operationStep: Step<OperationFrame> = {
  run(game, frame) {
    switch (frame.at) {
      case 'window':
        frame.at = 'perform';
        happened(game, { kind: 'announced', seat: frame.seat, action: frame.action });
        openWindow(game, 'declaration', answersOf(frame.action), cardOf(frame.action));
        return;
      case 'perform':
        frame.at = 'end';
        perform(game, frame);
        return;
      case 'end':
        pop(game.state);
        expire(game, 'operation');
    }
  },
  options: () => [],
  answer: () => undefined,
};

function perform(game: Game, { seat, action }: OperationFrame): void {
  const house = game.state.frames.findLast((one): one is HouseFrame => one.step === 'house');
  const operation = OPERATIONS.find(({ kinds }) => kinds.includes(action.kind));
  if (house === undefined || operation === undefined) return;
  const wanted = actionKey(action);
  if (operation.options(game, house).some((one) => actionKey(one) === wanted))
    operation.perform(game, house, action);
  else happened(game, { kind: 'prevented', seat, action });
}

function answersOf({ kind }: Action): TacticClass | null {
  return kind === 'buy-spice' || kind === 'sell-spice' ? 'exchange' : null;
}

function cardOf(action: Action): number | null {
  return 'card' in action ? action.card : null;
}
