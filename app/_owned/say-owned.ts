import { announce } from '@/app/_ui/base/announce';
import { type Card, fullName } from '@/lib/cards/card';
import { copiesNow } from './collection-store';

/** Says how many copies of a card are owned now. */
export function sayOwned(card: Card): void {
  announce(`${fullName(card)}: ${copiesNow(card.id)} owned`);
}
