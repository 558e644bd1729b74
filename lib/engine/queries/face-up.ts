import { type Refusal, refuse } from '../state/refusal';
import type { GameCard } from '../state/state';

/** Whether a card is in play: in the Domain, engaged or not, and not subdued (TAT-9-11). */
export function isDeployed(card: Readonly<Pick<GameCard, 'status'>>): boolean {
  return card.status === 'disengaged' || card.status === 'engaged';
}

/**
 * Whether everyone sees what a card is. Decks, Assemblies, hands, concealed programs, subdued cards
 * and events that wait lie face down; deployed and discarded cards face up.
 */
export function isFaceUp(card: Readonly<Pick<GameCard, 'place' | 'status'>>): boolean {
  switch (card.place.zone) {
    case 'domain':
      return isDeployed(card);
    case 'imperial-discard':
    case 'house-discard':
    case 'removed':
      return true;
    default:
      return false;
  }
}

/** What is engaged cannot engage again this turn (TAT-5.4-06), nor can what is subdued (TAT-5.4-20). */
export function readyRefusal(
  { id, status }: Readonly<GameCard>,
  asked: Readonly<GameCard> | null,
): Refusal | null {
  if (status === 'disengaged') return null;
  const self = id === asked?.id;
  return status === 'subdued'
    ? refuse({ code: 'subdued', self }, ['TAT-5.4-20'], [id])
    : refuse({ code: 'engaged', self }, ['TAT-5.4-06'], [id]);
}
