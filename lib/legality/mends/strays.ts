import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import { type Deck, type DeckList, entriesOf } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { allocationOf, isLegalAllocation } from '@/lib/decks/profile';
import { counted } from '@/lib/sentences';
import { duplicateKey } from '../checks/copies';
import type { Format } from '../format';
import type { Mend, ProblemCard } from '../problem';

interface Surroundings {
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
    if (card === undefined || (list !== 'imperial' && list !== 'house')) continue;
    const step = putRight(card, count, list, { deck: after, catalogue, format });
    for (const edit of step.edits) after = applyEdit(after, edit);
    edits.push(...step.edits);
    labels.push(step.label);
  }
  const [label] = labels;
  if (label === undefined) return null;
  const all = labels.length === 1 ? label : `Put ${counted(labels.length, 'card')} right`;
  return { label: all, edit: { kind: 'several', label: all, edits } };
}

interface Step {
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
function newHome(
  card: Card,
  count: number,
  { deck, catalogue, format }: Surroundings,
): Step | null {
  switch (card.deck) {
    case 'dune':
      return null;
    case 'homeworld':
      return card.allegiance === deck.sponsor && !hasHomeWorld(deck, catalogue)
        ? {
            label: `Make ${card.title} the home world`,
            edits: [{ kind: 'set-home-world', card: card.id }],
          }
        : null;
    case 'program':
      return format.programs && hasRoomForProgram(deck, card, catalogue)
        ? {
            label: `Buy ${card.title} as a program`,
            edits: [{ kind: 'add-program', card: card.id }],
          }
        : null;
    case 'house': {
      const room = format.houseCopies - copiesOfTitle(deck, card, catalogue);
      return moved(card, 'house', Math.min(count, room));
    }
    case 'imperial':
      return moved(card, 'imperial', hasDouble(deck, card, catalogue, format) ? 0 : 1);
  }
}

function moved(card: Card, list: DeckList, count: number): Step | null {
  if (count < 1) return null;
  return {
    label: `Move ${card.title} to the ${list === 'house' ? 'House' : 'Imperial'} deck`,
    edits: [{ kind: 'add', list, card: card.id, count }],
  };
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
