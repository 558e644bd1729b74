import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import type { Deck, DeckEntry } from '@/lib/decks/deck';
import { profileWords } from '@/lib/decks/profile-words';
import { type ListOrder, sortEntries } from '@/lib/decks/sort';
import { findFormat } from '@/lib/legality/formats';
import { powerName } from '@/lib/rules/powers';
import { CARD_TYPES, type CardType, setName } from '@/lib/rules/taxonomy';
import { copiesOf } from './normalise';

/** A deck as headings and lines, sorted like a binder: what the formats for reading are written from. */
interface SortedList {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly ListSection[];
  /** Line by line; empty without notes. */
  readonly notes: readonly string[];
}

interface ListSection {
  /** With the number of cards: "House deck (40)". */
  readonly heading: string;
  readonly groups: readonly ListGroup[];
}

export interface ListGroup {
  /** "Personas (6)"; null where a section is not divided. */
  readonly heading: string | null;
  /** "3 House Battalion"; without a count where there is only ever one. */
  readonly lines: readonly string[];
}

/** Nothing of the deck is left out; what is written is text as it stands, not escaped for any format. */
export function sortedList(deck: Deck, catalogue: Catalogue): SortedList {
  const name = namer(catalogue);
  const one = (id: string) => [{ card: id, count: 1 }];
  const section = (title: string, entries: readonly DeckEntry[], order: ListOrder | null) =>
    entries.length === 0
      ? []
      : [
          sectionOf(
            title,
            [...copiesOf(entries)].map(([card, count]) => ({ card, count })),
            order,
            catalogue,
            name,
          ),
        ];
  const home =
    deck.homeWorld === null
      ? []
      : [{ heading: 'Home world', groups: [{ heading: null, lines: [name(deck.homeWorld)] }] }];
  return {
    title: oneLine(deck.name) || oneLine(deck.houseName) || 'Dune CCG deck',
    facts: [
      ...(oneLine(deck.houseName) === '' ? [] : [['House', oneLine(deck.houseName)] as const]),
      ['Sponsor', powerName(deck.sponsor)],
      ['Format', findFormat(deck.format)?.name ?? oneLine(deck.format)],
      ['Players', String(deck.players)],
      ['House Profile', profileWords(deck)],
    ],
    sections: [
      ...home,
      ...section('Programs', deck.programs.flatMap(one), null),
      ...section('Imperial deck', deck.imperialDeck, 'type'),
      ...section('House deck', deck.houseDeck, 'type'),
    ],
    notes:
      deck.notes.trim() === '' ? [] : deck.notes.split(/\r\n|\n|\r|\u2028|\u2029/).map(oneLine),
  };
}

function sectionOf(
  title: string,
  entries: readonly DeckEntry[],
  order: ListOrder | null,
  catalogue: Catalogue,
  name: (id: string) => string,
): ListSection {
  const sorted = sortEntries(entries, catalogue, order ?? 'name');
  const lines = (some: readonly DeckEntry[]) =>
    some.map(({ card, count }) => `${count} ${name(card)}`);
  const heading = `${title} (${sizeOf(entries)})`;
  if (order === null) return { heading, groups: [{ heading: null, lines: lines(sorted) }] };
  const typeOf = ({ card }: DeckEntry) => catalogue.byId.get(card)?.type;
  const groups = [...CARD_TYPES, undefined].flatMap((type): ListGroup[] => {
    const group = sorted.filter((entry) => typeOf(entry) === type);
    if (group.length === 0) return [];
    const words = type === undefined ? 'Not in the catalogue' : TYPE_HEADINGS[type];
    return [{ heading: `${words} (${sizeOf(group)})`, lines: lines(group) }];
  });
  return { heading, groups };
}

/** What stands above the cards of a type. */
export const TYPE_HEADINGS: Readonly<Record<CardType, string>> = {
  holding: 'Holdings',
  persona: 'Personas',
  resource: 'Resources',
  plan: 'Plans',
  event: 'Events',
};

function sizeOf(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

/** Full names; with the set where two cards have the same one; an unknown id as it is. */
function namer({ cards, byId }: Catalogue): (id: string) => string {
  const holders = new Map<string, Card[]>();
  for (const card of cards) {
    const key = fold(fullName(card));
    holders.set(key, [...(holders.get(key) ?? []), card]);
  }
  return (id) => {
    const card = byId.get(id);
    if (card === undefined) return oneLine(id);
    const name = fullName(card);
    const isShared = (holders.get(fold(name))?.length ?? 0) > 1;
    return isShared ? `${name} (${setName(card.set)})` : name;
  };
}

/** Without line breaks, control characters, half surrogates and invisible marks that reorder text. */
function oneLine(text: string): string {
  return text
    .replace(
      /[\p{Cc}\p{Surrogate}\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
