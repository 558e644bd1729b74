import { z } from 'zod';
import { beginLasting } from '../../atoms/flow';
import { aimSchema, sayAim } from '../aim';
import { aimed } from '../effects/kind';
import { modifier } from '../modifiers/kind';

/** The card gains what another card says, as long as it stays in play; what it names may go. */
export const copyAbilities = aimed({
  kind: 'copy-abilities',
  shape: { of: aimSchema },
  say: ({ of }, title) =>
    `name ${sayAim(of, title)}: ${title} does what that card does as long as ${title} stays in play`,
  aim: ({ of }) => of,
  each({ game, seat, card }, _effect, { card: named }) {
    const modifiers = [{ kind: 'abilities-of', card: named } as const];
    beginLasting(game, { card: card.id, seat, on: [card.id], modifiers, until: 'card' });
  },
});

/** What it leaves behind on the card. */
export const abilitiesOfAnother = modifier(
  { card: z.string() },
  (_, { title }) => `${title} does what another card does`,
);
