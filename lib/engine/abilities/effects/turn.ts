import { z } from 'zod';
import { turnCard } from '../../atoms/turn-card';
import { happened } from '../../game';
import { subdue } from '../../procedures/subdue';
import { isDeployed } from '../../queries/face-up';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { EffectKind } from './kind';

/** Engages, disengages or subdues cards. */
export interface Turn {
  readonly kind: 'turn';
  readonly way: 'engage' | 'disengage' | 'subdue';
  readonly cards: Aim;
}

export const turn: EffectKind<Turn> = {
  schema: z.strictObject({
    kind: z.literal('turn'),
    way: z.enum(['engage', 'disengage', 'subdue']),
    cards: aimSchema,
  }),
  say: ({ way, cards }, title) => `${way} ${sayAim(cards, title)}`,
  possible: (scene, { way, cards }) => inSight(scene, cards, FITS[way]).length > 0,
  ask: (scene, { way, cards }, picks) => askAim(scene, cards, picks, FITS[way]),
  run(scene, { way, cards }, picks, frame) {
    const { game } = scene;
    for (const card of hit(scene, cards, picks, FITS[way])) {
      frame.targets.push(card.id);
      if (way === 'subdue') subdue(game, card);
      else
        happened(game, turnCard(game.state, card.id, way === 'engage' ? 'engaged' : 'disengaged'));
    }
  },
};

const FITS: Readonly<Record<Turn['way'], (card: GameCard) => boolean>> = {
  engage: ({ status }) => status === 'disengaged',
  disengage: ({ status }) => status === 'engaged',
  subdue: isDeployed,
};
