import { changeTokens } from '../../atoms/cards';
import { aimSchema, inSight, sayAim } from '../aim';
import { aimed } from '../effects/kind';

/** Two cards exchange the deferment tokens that lie on them. */
export const swapDeferment = aimed({
  kind: 'swap-deferment',
  shape: { cards: aimSchema },
  say: ({ cards }, title) => `exchange the deferment tokens on ${sayAim(cards, title)}`,
  possible: (scene, { cards }) => inSight(scene, cards).length > 1,
  aim: ({ cards }) => cards,
  after({ game }, _effect, [one, other]) {
    if (one === undefined || other === undefined) return;
    const more = other.deferment - one.deferment;
    changeTokens(game, one.id, 'deferment', more);
    changeTokens(game, other.id, 'deferment', -more);
  },
});
