import type { Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { Place } from '../state/state';
import { cardName, houseName, isShown, type Said } from './naming';
import { PILES } from './places';

/** Where a card went; null where another event tells the same. */
export function movedWords(game: Game, event: Moved): Said | null {
  const { from, to } = event;
  const house = houseName(game.state, to.seat);
  const name = isShown(game, event.card) ? cardName(game.state, game.catalogue, event.card) : null;
  if (to.zone === 'removed') return removedWords(game, event);
  if (to.zone === 'domain') return toDomain(game, event, name);
  if (from.zone === 'imperial-deck' && to.zone === 'assembly')
    return { text: `${house} draws ${name ?? 'an Imperial card'}`, rules: ['TAT-6.3.1-04'] };
  if (from.zone === 'house-deck' && to.zone === 'hand')
    return { text: `${house} draws ${name ?? 'a House card'}`, rules: ['TAT-6.3.2-04'] };
  if (to.zone === 'imperial-discard' || to.zone === 'house-discard')
    return discardWords(game, event);
  return {
    text: `${name ?? 'A card'} goes from ${placeWords(game, from)} to ${placeWords(game, to)}`,
    rules: ['TAT-5.4-27'],
  };
}

/** What an eliminated House takes with it is told by its elimination. */
function removedWords(game: Game, { card, from }: Moved): Said | null {
  if (game.state.cards[card]?.group !== 'program' || from.zone !== 'domain') return null;
  return {
    text: `${cardName(game.state, game.catalogue, card)} leaves the game`,
    rules: ['TAT-5.4-31', 'TAT-6.2.6-18'],
  };
}

function toDomain(game: Game, { card: id, from, to }: Moved, name: string | null): Said | null {
  const house = houseName(game.state, to.seat);
  if (from.zone === 'domain') {
    if (from.seat !== to.seat)
      return {
        text: `${name ?? 'A face-down card'} goes to the Domain of ${house}`,
        rules: ['TAT-5.4-27'],
      };
    if (to.host === null) return null;
    const host = cardName(game.state, game.catalogue, to.host);
    return { text: `${name ?? 'A face-down card'} is assigned to ${host}`, rules: ['TAT-5.4-02'] };
  }
  // What is deployed has an event of its own.
  if (game.state.cards[id]?.status === 'subdued')
    return { text: `${house} places ${name ?? 'a card'} face down`, rules: ['TAT-6.2.3-01'] };
  return null;
}

function discardWords(game: Game, { card, from, to }: Moved): Said {
  const name = cardName(game.state, game.catalogue, card);
  switch (from.zone) {
    case 'assembly':
      return {
        text: `${houseName(game.state, from.seat)} discards ${name} from its Assembly`,
        rules: ['TAT-5.2.1-07'],
      };
    case 'hand':
      return {
        text: `${houseName(game.state, from.seat)} discards ${name} from its hand`,
        rules: ['TAT-5.2.3-03'],
      };
    case 'house-deck':
    case 'imperial-deck':
      return {
        text: `${houseName(game.state, from.seat)} discards ${name} from the top of its ${PILES[from.zone]}`,
        rules: ['TAT-5.2.3-03'],
      };
    default:
      return {
        text:
          from.seat === to.seat
            ? `${name} is discarded`
            : `${name} is discarded, to the pile of ${houseName(game.state, to.seat)}`,
        rules: ['TAT-5.4-03'],
      };
  }
}

function placeWords(game: Game, { zone, seat }: Place): string {
  return `the ${PILES[zone]} of ${houseName(game.state, seat)}`;
}
