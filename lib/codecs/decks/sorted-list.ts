import { type Card, fullName } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { profileWords } from '@/lib/decks/profile-words';
import { type ResolvedLine, resolveDeck } from '@/lib/decks/resolve';
import { sizeOf } from '@/lib/decks/sizes';
import { findFormat } from '@/lib/legality/formats';
import { powerName } from '@/lib/rules/powers';
import { CARD_TYPES, type CardType, setName } from '@/lib/rules/taxonomy';
import { fold } from '@/lib/words/fold';

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
  const { homeWorld, programs, imperial, house } = resolveDeck(deck, catalogue);
  const written = (lines: readonly ResolvedLine[]) =>
    lines.map(({ id, count }) => `${count} ${name(id)}`);
  const section = (title: string, lines: readonly ResolvedLine[], groups: readonly ListGroup[]) =>
    lines.length === 0 ? [] : [{ heading: `${title} (${sizeOf(lines)})`, groups }];
  const grouped = (lines: readonly ResolvedLine[]) =>
    byType(lines).map((group) => ({
      heading: `${group.name} (${sizeOf(group.lines)})`,
      lines: written(group.lines),
    }));
  const home = homeWorld === null ? [] : [name(homeWorld.id)];
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
      ...home.map((line) => ({
        heading: 'Home world',
        groups: [{ heading: null, lines: [line] }],
      })),
      ...section('Programs', programs, [{ heading: null, lines: written(byTitle(programs)) }]),
      ...section('Imperial deck', imperial, grouped(imperial)),
      ...section('House deck', house, grouped(house)),
    ],
    notes:
      deck.notes.trim() === '' ? [] : deck.notes.split(/\r\n|\n|\r|\u2028|\u2029/).map(oneLine),
  };
}

/** Lines under the name of their type, in the rulebook's order; those without a card last, as they stood. */
export function byType(lines: readonly ResolvedLine[]) {
  const groups = [...CARD_TYPES, undefined].map((type) => ({
    name: type === undefined ? 'Not in the catalogue' : TYPE_HEADINGS[type],
    lines: byTitle(lines.filter(({ card }) => card?.type === type)),
  }));
  return groups.filter((group) => group.lines.length > 0);
}

function byTitle(lines: readonly ResolvedLine[]): readonly ResolvedLine[] {
  return lines.toSorted(({ card: a }, { card: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : compareByTitle(a, b),
  );
}

/** What stands above the cards of a type. */
const TYPE_HEADINGS: Readonly<Record<CardType, string>> = {
  holding: 'Holdings',
  persona: 'Personas',
  resource: 'Resources',
  plan: 'Plans',
  event: 'Events',
};

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
