import type { Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { Place } from '../state/state';
import { PILES } from '../state/zones';
import { isShown, type Names, namesIn, type Said, said } from './naming';

/** Where a card went; null where another event tells the same. */
export function movedWords(game: Game, event: Moved): Said | null {
  const { from, to, card } = event;
  const names = namesIn(game);
  const house = names.house(to.seat);
  const name = isShown(game, card) ? names.name(card) : null;
  if (to.zone === 'removed') {
    // What an eliminated House takes with it is told by its elimination.
    if (game.state.cards[card]?.group !== 'program' || from.zone !== 'domain') return null;
    return said(`${names.name(card)} leaves the game`, 'TAT-5.4-31', 'TAT-6.2.6-18');
  }
  if (to.zone === 'domain') return toDomain(game, event, name);
  if (from.zone === 'imperial-deck' && to.zone === 'assembly')
    return said(`${house} draws ${name ?? 'an Imperial card'}`, 'TAT-6.3.1-04');
  if (from.zone === 'house-deck' && to.zone === 'hand')
    return said(`${house} draws ${name ?? 'a House card'}`, 'TAT-6.3.2-04');
  if (to.zone === 'imperial-discard' || to.zone === 'house-discard')
    return discardWords(names, event);
  const way = `from ${placeWords(names, from)} to ${placeWords(names, to)}`;
  return said(`${name ?? 'A card'} goes ${way}`, 'TAT-5.4-27');
}

function toDomain(game: Game, { card, from, to }: Moved, title: string | null): Said | null {
  const { house, name } = namesIn(game);
  if (from.zone === 'domain') {
    const what = title ?? 'A face-down card';
    if (from.seat !== to.seat)
      return said(`${what} goes to the Domain of ${house(to.seat)}`, 'TAT-5.4-27');
    return to.host === null ? null : said(`${what} is assigned to ${name(to.host)}`, 'TAT-5.4-02');
  }
  // What is deployed has an event of its own.
  if (game.state.cards[card]?.status !== 'subdued') return null;
  return said(`${house(to.seat)} places ${title ?? 'a card'} face down`, 'TAT-6.2.3-01');
}

function discardWords({ house, name }: Names, { card, from, to }: Moved): Said {
  const discards = `${house(from.seat)} discards ${name(card)} from`;
  switch (from.zone) {
    case 'assembly':
      return said(`${discards} its Assembly`, 'TAT-5.2.1-07');
    case 'hand':
      return said(`${discards} its hand`, 'TAT-5.2.3-03');
    case 'house-deck':
    case 'imperial-deck':
      return said(`${discards} the top of its ${PILES[from.zone]}`, 'TAT-5.2.3-03');
    default: {
      const pile = from.seat === to.seat ? '' : `, to the pile of ${house(to.seat)}`;
      return said(`${name(card)} is discarded${pile}`, 'TAT-5.4-03');
    }
  }
}

function placeWords({ house }: Names, { zone, seat }: Place): string {
  return `the ${PILES[zone]} of ${house(seat)}`;
}
