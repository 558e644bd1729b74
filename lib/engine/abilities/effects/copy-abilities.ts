import { beginLasting } from '../../atoms/lasting';
import { aimSchema, sayAim } from '../aim';
import { aimed } from './kind';

/** The card gains what another card says, as long as it stays in play; what it names may go. */
export const copyAbilities = aimed({
  kind: 'copy-abilities',
  shape: { of: aimSchema },
  say: ({ of }, title) =>
    `name ${sayAim(of, title)}: ${title} does what that card does as long as ${title} stays in play`,
  brings: null,
  aim: ({ of }) => of,
  run({ game, seat, card }, _effect, cards, frame) {
    for (const named of cards) {
      frame.targets.push(named.id);
      beginLasting(game, {
        card: card.id,
        seat,
        on: [card.id],
        modifiers: [{ kind: 'abilities-of', card: named.card }],
        until: 'card',
      });
    }
  },
});
