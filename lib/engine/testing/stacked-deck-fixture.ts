import type { Card, CardId } from '@/lib/cards/card';
import type { Deck } from '@/lib/decks/deck';
import { abilitiesOf, type GameCatalogue } from '../abilities/game-catalogue';
import { kitsOf } from './kit-fixture';

/** Cards beside each that a deck is stacked for. */
const FRIENDS = 6;
/** Cards of each of the two decks, with which a House has most of them in hand or on its table at once. */
const MOST = { imperial: 18, house: 34 };

/**
 * A deck in which some cards have what their texts speak of, so that what is rare comes about: the deck's own cards
 * fill it up.
 */
export function stackedDeck(
  deck: Deck,
  wanted: readonly CardId[],
  catalogue: GameCatalogue,
  from: number,
): Deck {
  const cardOf = (id: CardId) => catalogue.byId.get(id) ?? [];
  const kits = wanted.flatMap((id) =>
    kitsOf(catalogue)(id, from).flatMap((one) => cardOf(one.card)),
  );
  const cards = [
    ...kits,
    ...wanted.flatMap(cardOf).flatMap((card) => friendsOf(card, catalogue, from)),
  ];
  const ofDeck = (place: Card['deck']) => cards.filter((card) => card.deck === place);
  const lines = (place: 'imperial' | 'house', own: Deck['houseDeck']) => {
    const ids = new Set([...ofDeck(place).map(({ id }) => id), ...own.map(({ card }) => card)]);
    return [...ids].slice(0, MOST[place]).map((card) => ({ card, count: 1 }));
  };
  const programs = new Set([...ofDeck('program').map(({ id }) => id), ...deck.programs]);
  const [sponsor] = wanted.flatMap((id) => catalogue.byId.get(id)?.allegiance ?? []);
  return {
    ...deck,
    sponsor: sponsor ?? deck.sponsor,
    homeWorld: ofDeck('homeworld')[0]?.id ?? deck.homeWorld,
    programs: [...programs].slice(0, Math.max(2, ofDeck('program').length)),
    imperialDeck: lines('imperial', deck.imperialDeck),
    houseDeck: lines('house', deck.houseDeck),
  };
}

/** Cards that the text of one speaks of, by their subtypes and titles, and such as could bear it; every time others. */
function friendsOf(card: Card, catalogue: GameCatalogue, from: number): Card[] {
  const known = spokenOf.get(card) ?? spokenBy(card, catalogue);
  spokenOf.set(card, known);
  const start = (from * FRIENDS) % Math.max(1, known.length);
  return [...known.slice(start), ...known.slice(0, start)].slice(0, FRIENDS);
}

const spokenOf = new WeakMap<Card, readonly Card[]>();

function spokenBy(card: Card, catalogue: GameCatalogue): readonly Card[] {
  const words = wordsIn(abilitiesOf(catalogue, card.id));
  const { requirement } = card;
  const bears = ({ type, talents = {} }: Card) =>
    requirement !== undefined &&
    type === 'persona' &&
    (talents[requirement.talent] ?? -1) >= requirement.rank;
  const suits = ({ allegiance }: Card) =>
    card.allegiance === undefined || allegiance === undefined || allegiance === card.allegiance;
  return catalogue.cards.filter(
    (other) =>
      other.id !== card.id &&
      (words.has(other.title) ||
        other.subtypes.some((subtype) => words.has(subtype)) ||
        (bears(other) && suits(other))),
  );
}

/** Every word that a text holds. */
export function wordsIn(value: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) wordsIn(part, words);
  return words;
}
