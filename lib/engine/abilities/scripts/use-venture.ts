import { z } from 'zod';
import { turnCard } from '../../atoms/cards';
import { lose } from '../../atoms/wealth';
import { baseCost } from '../../payment/cost';
import { isDeployed, readyRefusal } from '../../queries/face-up';
import { hostOf } from '../../queries/governed';
import type { Game } from '../../state/game';
import { printed } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { openWindow } from '../../windows/open-window';
import { playOut } from '../../windows/tactic';
import { aimSchema, sayAim } from '../aim';
import { aimed } from '../effects/kind';

/**
 * Uses a venture at once, in the House's own Interval or not: its persona engages for it (TAT-6.2.6-06), unless
 * something else did. Tactics answer that engaging as they answer any other (TAT-6.2.2-21).
 */
export const useVenture = aimed({
  kind: 'use-venture',
  shape: {
    which: aimSchema,
    /** What engages for it now. */
    engage: z.enum(['its-persona', 'nothing']),
    /** What its use costs: its deployment cost once more. */
    price: z.literal('favor').optional(),
  },
  say: ({ which, engage, price }, title) =>
    `${engage === 'nothing' ? 'use' : 'engage the persona of'} ${sayAim(which, title)}${engage === 'nothing' ? '' : ' and use that venture'} at once${price === undefined ? '' : ' for favor equal to its deployment cost'}`,
  aim: ({ which }) => which,
  fits: ({ game, seat }, card, { engage }) => isUsable(game, seat, card, engage),
  each({ game, seat }, { engage, price }, card) {
    const persona = hostOf(game, card);
    if (price !== undefined) lose(game, seat, 'favor', baseCost(game, card));
    if (persona !== null && engage === 'its-persona') turnCard(game, persona.id, 'engaged');
    playOut(game, seat, card);
    // The window lies on top: tactics answer the engaging before the venture takes effect.
    if (persona !== null && engage === 'its-persona')
      openWindow(game, 'engagement', null, persona.id);
  },
});

function isUsable(
  game: Game,
  seat: Seat,
  card: GameCard,
  engage: 'its-persona' | 'nothing',
): boolean {
  const persona = hostOf(game, card);
  // A subdued persona is out of action, whatever engages in its place (TAT-5.4-14).
  if (persona === null || !isDeployed(persona)) return false;
  if (card.place.zone !== 'domain' || card.place.seat !== seat) return false;
  if (!printed(game, card).subtypes.includes('Venture')) return false;
  if (engage === 'its-persona' && readyRefusal(persona, card) !== null) return false;
  return game.derived.playable(game, seat, card) === null;
}
