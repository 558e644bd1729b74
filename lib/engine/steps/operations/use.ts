import { cardAt } from '../../game';
import { carryOut } from '../../procedures/carry-out';
import { usableOperations } from '../../queries/usable';
import type { Operation } from './operation';

/** Engaging a card, or using it otherwise, for what its operation says (TAT-6.2.6-01, TAT-6.2.6-02). */
export const use: Operation = {
  kinds: ['use'],
  options: (game, { seat }) =>
    usableOperations(game, seat, ({ window }) => window === undefined).map((one) => ({
      kind: 'use',
      ...one,
    })),
  perform(game, { seat }, action) {
    if (action.kind === 'use') carryOut(game, seat, cardAt(game, action.card), action.ability);
  },
};
