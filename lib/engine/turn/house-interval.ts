import { expire } from '../abilities/running/expire';
import type { Action } from '../actions';
import { ask, pop, push } from '../atoms/flow';
import { mustRise } from '../deployment/conditions';
import { isDue } from '../event-cards/ripe-events';
import { OPERATIONS } from '../operations/all';
import { cardsInDomain } from '../queries/governed';
import type { HouseFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { Refusal } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import type { Step } from '../state/step';

/** A House Interval: operations until the House ends it. */
export const houseStep: Step<HouseFrame> = {
  run(game, frame) {
    // What lasts for an operation is over once none is under way.
    expire(game, 'operation');
    if (game.state.frames.at(-1) !== frame) return;
    if (game.state.houses[frame.seat]?.eliminated) end(game);
    else ask(game.state, frame.seat);
  },

  options(game, frame, seat) {
    const actions: Action[] = [];
    for (const operation of OPERATIONS) actions.push(...operation.options(game, frame));
    if (endRefusals(game, seat).length === 0) actions.push({ kind: 'end-interval' });
    return actions;
  },

  answer(game, frame, _seat, action) {
    if (action.kind === 'end-interval') end(game);
    else push(game.state, { step: 'operation', seat: frame.seat, action, at: 'window' });
  },
};

function end(game: Game): void {
  pop(game.state);
  expire(game, 'interval');
}

/**
 * What keeps the Interval open: nothing but full cards that can still rise, and by option events that are due
 * (TAT-6.2.4-06, C23, TAT-8.3.1-01).
 */
export function endRefusals(game: Game, seat: Seat): readonly Refusal[] {
  const domain = cardsInDomain(game, seat);
  const rising = domain.filter((card) => mustRise(game, seat, card));
  const due = game.state.options.promptEvents ? domain.filter((card) => isDue(game, card)) : [];
  return [
    ...held('must-deploy', rising, ['TAT-6.2.4-06', 'C23']),
    ...held('must-leave', due, ['TAT-8.3.1-01']),
  ];
}

function held(
  code: 'must-deploy' | 'must-leave',
  cards: readonly GameCard[],
  rules: readonly string[],
): Refusal[] {
  return cards.length === 0 ? [] : [{ code, rules, cards: cards.map(({ id }) => id) }];
}
