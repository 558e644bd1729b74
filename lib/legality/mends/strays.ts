import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type Deck, type DeckList, type DeckPlace, entriesOf, isList } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { addition, placeName, placeOf, removal } from '@/lib/decks/places';
import { allocationOf, isLegalAllocation } from '@/lib/decks/profile';
import { counted } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import { duplicateKey } from '../checks/copies';
import type { Format } from '../format';
import type { Mend, ProblemCard } from '../problem';

/** What a mend is made for. */
export interface Surroundings {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: Format;
}

/**
 * Puts cards that stand on a wrong list where they belong, if there is room for them there, and
 * takes them out otherwise: four of a title and one of an Imperial card are the most, a program must
 * be affordable, and a home world replaces only one that does not fit.
 */
export function mendStrays(
  cards: readonly ProblemCard[],
  { deck, catalogue, format }: Surroundings,
): Mend | null {
  let after = deck;
  const edits: Edit[] = [];
  const labels: string[] = [];
  for (const { id, deck: list, count } of cards) {
    const card = catalogue.byId.get(id);
    if (card === undefined || !isList(list)) continue;
    const step = putRight(card, count, list, { deck: after, catalogue, format });
    for (const edit of step.edits) after = applyEdit(after, edit);
    edits.push(...step.edits);
    labels.push(step.label);
  }
  const [first] = labels;
  if (first === undefined) return null;
  const all = labels.length === 1 ? first : `Put ${counted(labels.length, 'card')} right`;
  return { label: all, edit: { kind: 'several', label: all, edits } };
}

/** Edits, and what they do in words. */
export interface Step {
  readonly label: string;
  readonly edits: readonly Edit[];
}

function putRight(card: Card, count: number, list: DeckList, where: Surroundings): Step {
  const out = removal(where.deck, list, card.id);
  const home = newHome(card, count, where);
  return home === null
    ? { label: `Remove ${card.title}`, edits: out }
    : { label: home.label, edits: [...out, ...home.edits] };
}

/** Where a card goes that is taken off a list; null where there is no room for it. */
function newHome(card: Card, count: number, where: Surroundings): Step | null {
  const place = placeOf(card);
  if (place === null) return null;
  const copies = Math.min(count, roomIn(place, card, where));
  if (copies < 1) return null;
  return { label: label(place, card.title), edits: [addition(place, card.id, copies)] };
}

function label(place: DeckPlace, title: string): string {
  if (place === 'homeworld') return `Make ${title} the home world`;
  return place === 'programs'
    ? `Buy ${title} as a program`
    : `Move ${title} to ${placeName(place)}`;
}

/** How many copies of a card a place has room for. */
function roomIn(place: DeckPlace, card: Card, { deck, catalogue, format }: Surroundings): number {
  switch (place) {
    case 'homeworld':
      return Number(card.allegiance === deck.sponsor && !hasHomeWorld(deck, catalogue));
    case 'programs':
      return Number(format.programs && hasRoomForProgram(deck, card, catalogue));
    case 'house':
      return format.houseCopies - copiesOfTitle(deck, card, catalogue);
    case 'imperial':
      return Number(!hasDouble(deck, card, catalogue, format));
  }
}

function hasHomeWorld({ homeWorld, sponsor }: Deck, { byId }: Catalogue): boolean {
  const card = homeWorld === null ? undefined : byId.get(homeWorld);
  return card?.deck === 'homeworld' && card.allegiance === sponsor;
}

function hasRoomForProgram(deck: Deck, card: Card, catalogue: Catalogue): boolean {
  const { favor, spice, programs } = allocationOf(deck);
  return (
    !deck.programs.some((id) => titleKey(id, catalogue) === fold(card.title)) &&
    isLegalAllocation(deck.players, { favor, spice, programs: programs + 1 })
  );
}

function copiesOfTitle(deck: Deck, card: Card, catalogue: Catalogue): number {
  return entriesOf(deck, 'house')
    .filter((entry) => titleKey(entry.card, catalogue) === fold(card.title))
    .reduce((sum, entry) => sum + entry.count, 0);
}

function hasDouble(deck: Deck, card: Card, catalogue: Catalogue, format: Format): boolean {
  const key = (id: string) =>
    duplicateKey(
      { card: catalogue.byId.get(id) ?? null, titleKey: titleKey(id, catalogue) },
      format.uniqueness,
    );
  return entriesOf(deck, 'imperial').some((entry) => key(entry.card) === key(card.id));
}

function titleKey(id: string, { byId }: Catalogue): string {
  return fold(byId.get(id)?.title ?? id);
}
