import type { GameCard, GameCardId, GameState, Seat } from '@/lib/engine/state';

/** Whether a House sees which card this is: what lies open, and what is its own and in its sight. */
export function isKnown(card: Readonly<GameCard>, viewer: Seat | null): boolean {
  switch (card.place.zone) {
    case 'imperial-discard':
    case 'house-discard':
    case 'removed':
      return true;
    case 'domain':
      return card.status !== 'subdued' || card.group === 'dune' || card.place.seat === viewer;
    case 'assembly':
    case 'hand':
    case 'concealed':
      return card.place.seat === viewer;
    case 'imperial-deck':
    case 'house-deck':
      return false;
  }
}

/** Whether a card has a place of its own on the page, for this House. */
export function isShown({ cards }: GameState, id: GameCardId, viewer: Seat | null): boolean {
  const card = cards[id];
  if (card === undefined) return false;
  const { zone, seat } = card.place;
  if (zone === 'domain' || zone === 'concealed') return true;
  return (zone === 'assembly' || zone === 'hand') && seat === viewer;
}
