import { isSame } from '@/lib/kernel/moves';
import { expire } from '../abilities/running/expire';
import type { Action } from '../actions';
import { pop } from '../atoms/flow';
import type { HouseFrame, OperationFrame, TacticClass } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { Step } from '../state/step';
import { currentInterval } from '../turn/current-interval';
import { openWindow } from '../windows/open-window';
import { operationOf } from './all';
import type { Operation } from './operation-kind';

/**
 * An operation of a House Interval: it is announced, Declaration tactics may answer (TAT-6.2.2-22), and
 * then it is done, if it still can be.
 */
export const operationStep: Step<OperationFrame, never> = {
  run(game, frame) {
    switch (frame.at) {
      case 'window':
        frame.at = 'perform';
        emit(game, { kind: 'announced', seat: frame.seat, action: frame.action });
        announce(game, frame);
        // A rite has its own round, once its participants are named (TAT-6.2.11-29).
        if (frame.action.kind !== 'rite')
          openWindow(game, 'declaration', answersOf(frame.action), cardOf(frame.action));
        return;
      case 'perform':
        frame.at = 'conclude';
        perform(game, frame);
        return;
      case 'conclude':
        frame.at = 'end';
        conclude(game, frame);
        return;
      case 'end':
        pop(game.state);
        expire(game, 'operation');
    }
  },
};

function announce(game: Game, { action }: OperationFrame): void {
  const house = currentInterval(game);
  if (house !== null) operationOf(action)?.announce?.(game, house, action);
}

function perform(game: Game, frame: OperationFrame): void {
  const { seat, action } = frame;
  const house = currentInterval(game);
  const operation = operationOf(action);
  if (house === null || operation === undefined) return;
  if (isStillPossible(game, house, operation, action)) operation.perform(game, house, action);
  else {
    frame.at = 'end';
    emit(game, { kind: 'prevented', seat, action });
  }
}

function isStillPossible(
  game: Game,
  house: HouseFrame,
  operation: Operation,
  action: Action,
): boolean {
  if (operation.stillPossible !== undefined) return operation.stillPossible(game, house, action);
  return operation.options(game, house).some((one) => isSame(one, action));
}

/** What an operation does once tactics have answered what it engaged (TAT-6.2.2-21). */
function conclude(game: Game, { action }: OperationFrame): void {
  const house = currentInterval(game);
  if (house !== null) operationOf(action)?.conclude?.(game, house, action);
}

function answersOf({ kind }: Action): TacticClass | null {
  return kind === 'buy-spice' || kind === 'sell-spice' ? 'exchange' : null;
}

function cardOf(action: Action): number | null {
  return 'card' in action ? action.card : null;
}
