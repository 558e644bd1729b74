import { z } from 'zod';
import { turnCard } from '../../atoms/turn-card';
import { happened, printed } from '../../game';
import { subdue } from '../../procedures/subdue';
import { openWindow } from '../../procedures/windows';
import { isDeployed } from '../../queries/face-up';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
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
  say: ({ way, cards }, title) => `${way} ${sayAim(unsaid(way, cards), title)}`,
  possible: (scene, { way, cards }) => inSight(scene, cards, FITS[way]).length > 0,
  ask: (scene, { way, cards }, picks) => askAim(scene, cards, picks, FITS[way]),
  run(scene, { way, cards }, picks, frame) {
    const { game } = scene;
    const aimed = hit(scene, cards, picks, FITS[way]);
    for (const card of aimed) {
      frame.targets.push(card.id);
      if (way === 'subdue') subdue(game, card);
      else
        happened(game, turnCard(game.state, card.id, way === 'engage' ? 'engaged' : 'disengaged'));
    }
    // Engaging for any purpose may be answered (TAT-6.2.2-21), but never a tactic (TAT-6.2.2-26).
    const [only = null, ...others] = aimed;
    if (way === 'engage' && only !== null && !isTactic(scene))
      openWindow(game, 'engagement', null, others.length > 0 ? null : only.id);
  },
};

const FITS: Readonly<Record<Turn['way'], (card: GameCard) => boolean>> = {
  engage: ({ status }) => status === 'disengaged',
  disengage: ({ status }) => status === 'engaged',
  subdue: isDeployed,
};

function isTactic({ game, card }: Scene): boolean {
  return printed(game, card).subtypes.includes('Tactic');
}

/** What is engaged was disengaged: no sentence needs to say so. */
function unsaid(way: Turn['way'], cards: Aim): Aim {
  if (typeof cards === 'string' || 'each' in cards) return cards;
  const before = way === 'engage' ? 'disengaged' : 'engaged';
  return cards.choose.state === before && way !== 'subdue'
    ? { ...cards, choose: { ...cards.choose, state: undefined } }
    : cards;
}
