import { z } from 'zod';
import { beginLasting } from '../../atoms/lasting';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { EffectKind } from './kind';

/** The card gains what another card says, as long as it stays in play; what it names may go. */
export interface CopyAbilities {
  readonly kind: 'copy-abilities';
  readonly of: Aim;
}

export const copyAbilities: EffectKind<CopyAbilities> = {
  schema: z.strictObject({ kind: z.literal('copy-abilities'), of: aimSchema }),
  say: ({ of }, title) =>
    `name ${sayAim(of, title)}: ${title} does what that card does as long as ${title} stays in play`,
  possible: (scene, { of }) => inSight(scene, of).length > 0,
  ask: (scene, { of }, picks) => askAim(scene, of, picks),
  run(scene, { of }, picks, frame) {
    const { game, seat, card } = scene;
    for (const named of hit(scene, of, picks)) {
      frame.targets.push(named.id);
      happened(
        game,
        beginLasting(game.state, {
          card: card.id,
          seat,
          on: [card.id],
          modifiers: [{ kind: 'abilities-of', card: named.card }],
          until: 'card',
        }),
      );
    }
  },
};
