import { isEquipment, isPersonnel } from '@/lib/rules/resources';
import { discardCard } from '../atoms/discard';
import { push } from '../atoms/flow';
import { moveCard } from '../atoms/move';
import { cardsInDomain } from '../queries/governed';
import { byId } from '../state/by-id';
import { type Game, printed } from '../state/game';
import type { GameCard, Place, Status } from '../state/state';

/**
 * Discards a card. What lies on it in the Domain looks for another host there if it is a venture, a
 * program, personnel or equipment (TAT-5.4-04); enhancements go with it (TAT-6.2.11-83).
 */
export function discard(game: Game, card: GameCard): void {
  leave(game, card, () => discardCard(game, card.id));
}

/**
 * Takes a card out of its Domain, to another or to a pile, where its tokens go (TAT-5.4-32). It leaves
 * behind what a discarded card leaves there (TAT-5.4-29, C10).
 */
export function moveAway(game: Game, card: GameCard, to: Place, status: Status = 'none'): void {
  leave(game, card, () => moveCard(game, card.id, to, status));
}

function leave(game: Game, card: GameCard, move: () => void): void {
  const { seat, zone } = card.place;
  const on =
    zone === 'domain'
      ? cardsInDomain(game, seat).filter(({ place }) => place.host === card.id)
      : [];
  move();
  const homeless = on.filter((other) => staysBehind(game, other));
  for (const other of on) if (!homeless.includes(other)) discard(game, other);
  if (homeless.length > 0)
    push(game.state, {
      step: 'host',
      seat,
      cards: homeless.sort(byId).map(({ id }) => id),
    });
}

/** Whether a card stays in the Domain when its host leaves it: ventures, programs, personnel and equipment. */
export function staysBehind(game: Game, card: GameCard): boolean {
  const { type, subtypes } = printed(game, card);
  return type === 'plan' || isPersonnel(subtypes) || isEquipment(subtypes);
}
