import { type Card, fullName } from '@/lib/cards/card';
import { announce } from '../announce';
import { copiesNow } from './store';

/** Says how many copies of a card are owned now. */
export function sayOwned(card: Card): void {
  announce(`${fullName(card)}: ${copiesNow(card.id)} owned`);
}
