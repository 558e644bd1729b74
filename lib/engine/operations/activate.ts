import type { Card } from '@/lib/cards/card';
import { turnCard } from '../atoms/turn-card';
import { governedBy } from '../queries/governed';
import { readyRefusal } from '../queries/ready';
import { hostOf, playable } from '../queries/usable';
import { cardAt, printed } from '../state/game';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard } from '../state/state';
import { openWindow } from '../windows/open-window';
import { playOut } from '../windows/tactic';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

/** A program needs a token. */
const tokened = refuseIf(
  (_game, _seat, { group, program }) => group === 'program' && program < 1,
  'no-program-token',
  'TAT-6.2.6-16',
);

/** The persona that it is assigned to engages for it (TAT-6.2.6-06). */
const personaReady: Check = (game, _seat, card) => {
  const persona = hostOf(game, card);
  return persona === null ? null : readyRefusal(persona, card);
};

/**
 * Using a venture (TAT-6.2.6-06 to TAT-6.2.6-10), or a program with tokens (TAT-6.2.6-16), by engaging
 * the persona that it is assigned to. One declaration activates that card alone (TAT-6.2.6-07).
 */
export const activate: Operation = {
  kinds: ['activate'],
  ...aboutCard({
    cards: (game, seat) =>
      governedBy(game, seat).filter((card) => isActivated(card, printed(game, card))),
    checks: [tokened, personaReady, playable],
    ways: ({ id }) => [{ kind: 'activate', card: id }],
  }),
  perform(game, { seat }, action) {
    if (action.kind !== 'activate') return;
    const card = cardAt(game, action.card);
    const persona = hostOf(game, card);
    if (persona === null) return;
    turnCard(game, persona.id, 'engaged');
    // The window lies on top: Engagement tactics answer the engaging before the venture takes effect.
    playOut(game, seat, card);
    openWindow(game, 'engagement', null, persona.id);
  },
};

/** Whether a card is activated by its persona: a venture or a program. */
export function isActivated({ group }: GameCard, { subtypes }: Card): boolean {
  return group === 'program' || subtypes.includes('Venture');
}
