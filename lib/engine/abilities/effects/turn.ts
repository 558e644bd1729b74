import { z } from 'zod';
import { turnCard } from '../../atoms/turn-card';
import { subdue } from '../../leaving-play/subdue';
import { isDeployed } from '../../queries/face-up';
import { printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { openWindow } from '../../windows/open-window';
import { type Aim, aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { aimed, type EffectOf } from './kind';

const shape = {
  way: z.enum(['engage', 'disengage', 'subdue']),
  cards: aimSchema,
};
type Turn = EffectOf<'turn', typeof shape>;

/** Engages, disengages or subdues cards. */
export const turn = aimed({
  kind: 'turn',
  shape,
  say: ({ way, cards }, title) => `${way} ${sayAim(unsaid(way, cards), title)}`,
  brings: null,
  aim: ({ cards }) => cards,
  fits: (_scene, { way }) => FITS[way],
  run(scene, { way }, cards, frame) {
    const { game } = scene;
    for (const card of cards) {
      frame.targets.push(card.id);
      if (way === 'subdue') subdue(game, card);
      else turnCard(game, card.id, way === 'engage' ? 'engaged' : 'disengaged');
    }
    // Engaging for any purpose may be answered (TAT-6.2.2-21), but never a tactic (TAT-6.2.2-26).
    const [only = null, ...others] = cards;
    if (way === 'engage' && only !== null && !isTactic(scene))
      openWindow(game, 'engagement', null, others.length > 0 ? null : only.id);
  },
});

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
