import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Power } from '@/lib/rules/powers';
import { fold } from '@/lib/words/fold';
import { type Deck, type DeckEntry, type DeckPlace, singles } from './deck';

/** A card in one place of a deck, with the copies of all its lines there added up. */
export interface ResolvedLine {
  readonly id: string;
  /** Null where the catalogue has no such card. */
  readonly card: Card | null;
  /** The card's title; the id where the card is unknown. */
  readonly title: string;
  /** The folded title: what duplicates, copies and ban lists go by. */
  readonly titleKey: string;
  readonly place: DeckPlace;
  readonly count: number;
}

/** A deck with its cards looked up, once for everything that asks about it. */
export interface ResolvedDeck {
  readonly deck: Deck;
  readonly homeWorld: ResolvedLine | null;
  readonly programs: readonly ResolvedLine[];
  readonly imperial: readonly ResolvedLine[];
  readonly house: readonly ResolvedLine[];
  /** Both decks, Imperial first. */
  readonly decks: readonly ResolvedLine[];
  /** Everything: home world, programs, Imperial deck, House deck. */
  readonly all: readonly ResolvedLine[];
  /**
   * Cards on the list that may stand there. House cards, programs, home worlds and Dune are no part
   * of an Imperial deck, so they do not help it to its least size (TAT-4.2-02, TAT-4.1-11,
   * TAT-3.1.1-05, TAT-4.2-12). A card that nobody knows is counted.
   */
  readonly imperialSize: number;
  /** The same for the House deck: House cards and unknown cards. */
  readonly houseSize: number;
  /** The Powers that the Imperial deck includes: the allegiances of the Imperial cards on its list. */
  readonly included: ReadonlySet<Power>;
}

/** Looks up every card that a deck names. Never fails: an unknown id becomes a line without a card. */
export function resolveDeck(deck: Deck, catalogue: Catalogue): ResolvedDeck {
  const facts = factsOf(catalogue);
  const imperial = lines(deck.imperialDeck, 'imperial', facts);
  const house = lines(deck.houseDeck, 'house', facts);
  const included = new Set<Power>();
  let imperialSize = 0;
  for (const { card, count } of imperial) {
    if (card === null) imperialSize += count;
    else if (card.deck === 'imperial') {
      imperialSize += count;
      if (card.allegiance !== undefined) included.add(card.allegiance);
    }
  }
  let houseSize = 0;
  for (const { card, count } of house)
    if (card === null || card.deck === 'house') houseSize += count;
  const homeWorld = deck.homeWorld === null ? null : line(deck.homeWorld, 1, 'homeworld', facts);
  const programs = lines(singles(deck.programs), 'programs', facts);
  const decks = imperial.concat(house);
  return {
    deck,
    homeWorld,
    programs,
    imperial,
    house,
    decks,
    all: (homeWorld === null ? programs : [homeWorld, ...programs]).concat(decks),
    imperialSize,
    houseSize,
    included,
  };
}

interface CardFacts {
  readonly card: Card;
  readonly titleKey: string;
}
type Facts = ReadonlyMap<string, CardFacts>;

function lines(entries: readonly DeckEntry[], place: DeckPlace, facts: Facts): ResolvedLine[] {
  const made: ResolvedLine[] = [];
  const places = new Map<string, number>();
  for (const { card: id, count } of entries) {
    const at = places.get(id);
    const before = at === undefined ? undefined : made[at];
    if (at !== undefined && before !== undefined)
      made[at] = { ...before, count: before.count + count };
    else {
      places.set(id, made.length);
      made.push(line(id, count, place, facts));
    }
  }
  return made;
}

function line(id: string, count: number, place: DeckPlace, facts: Facts): ResolvedLine {
  const known = facts.get(id);
  return known === undefined
    ? { id, card: null, title: id, titleKey: fold(id), place, count }
    : { id, card: known.card, title: known.card.title, titleKey: known.titleKey, place, count };
}

const KNOWN = new WeakMap<Catalogue, Facts>();

/** Folding is slow beside everything else here, so each catalogue's titles are folded once. */
function factsOf(catalogue: Catalogue): Facts {
  const known = KNOWN.get(catalogue);
  if (known !== undefined) return known;
  const made = new Map(
    catalogue.cards.map((card) => [card.id, { card, titleKey: fold(card.title) }] as const),
  );
  KNOWN.set(catalogue, made);
  return made;
}
