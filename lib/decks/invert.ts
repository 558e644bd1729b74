import type { Deck, DeckEntry, DeckList } from './deck';
import { entriesOf } from './deck';
import { applyEdit, type Edit } from './edits';

/**
 * The edit that takes an edit of this deck back: applied after it, it gives the same deck again, the
 * order of every list included. Where a line would have to come back in the middle of a list, the
 * inverse is the whole deck.
 */
export function invertEdit(deck: Deck, edit: Edit): Edit {
  const inverse = likelyInverse(deck, edit);
  return isSameDeck(applyEdit(applyEdit(deck, edit), inverse), deck)
    ? inverse
    : { kind: 'replace', deck };
}

function likelyInverse(deck: Deck, edit: Edit): Edit {
  switch (edit.kind) {
    case 'add':
    case 'remove':
      return countBack(deck, edit.list, edit.card, applyEdit(deck, edit));
    case 'add-program':
      return { kind: 'remove-program', card: edit.card };
    case 'remove-program':
      return deck.programs.includes(edit.card) ? { kind: 'add-program', card: edit.card } : NOTHING;
    case 'set-home-world':
      return { kind: 'set-home-world', card: deck.homeWorld };
    case 'set-sponsor':
      return { kind: 'set-sponsor', sponsor: deck.sponsor };
    case 'set-profile':
      return { kind: 'set-profile', ...deck.profile };
    case 'set-players':
      return { kind: 'set-players', players: deck.players };
    case 'set-format':
      return { kind: 'set-format', format: deck.format };
    case 'set-name':
      return { kind: 'set-name', name: deck.name };
    case 'set-house-name':
      return { kind: 'set-house-name', houseName: deck.houseName };
    case 'set-notes':
      return { kind: 'set-notes', notes: deck.notes };
    case 'replace':
      return { kind: 'replace', deck };
    case 'several':
      return { kind: 'several', label: edit.label, edits: invertAll(deck, edit.edits) };
  }
}

const NOTHING: Edit = { kind: 'several', label: '', edits: [] };

function countBack(deck: Deck, list: DeckList, card: string, after: Deck): Edit {
  const change = copies(after, list, card) - copies(deck, list, card);
  if (change === 0) return NOTHING;
  return change > 0
    ? { kind: 'remove', list, card, count: change }
    : { kind: 'add', list, card, count: -change };
}

function copies(deck: Deck, list: DeckList, card: string): number {
  return entriesOf(deck, list).reduce(
    (sum, entry) => (entry.card === card ? sum + entry.count : sum),
    0,
  );
}

function invertAll(deck: Deck, edits: readonly Edit[]): readonly Edit[] {
  const inverses: Edit[] = [];
  let now = deck;
  for (const edit of edits) {
    inverses.unshift(invertEdit(now, edit));
    now = applyEdit(now, edit);
  }
  return inverses;
}

/** Whether two decks are equal in every field, the order of their lists included. */
export function isSameDeck(a: Deck, b: Deck): boolean {
  return (
    a.name === b.name &&
    a.houseName === b.houseName &&
    a.sponsor === b.sponsor &&
    a.homeWorld === b.homeWorld &&
    a.players === b.players &&
    a.format === b.format &&
    a.profile.favor === b.profile.favor &&
    a.profile.spice === b.profile.spice &&
    a.notes === b.notes &&
    a.programs.length === b.programs.length &&
    a.programs.every((id, at) => id === b.programs[at]) &&
    areSameLines(a.imperialDeck, b.imperialDeck) &&
    areSameLines(a.houseDeck, b.houseDeck)
  );
}

function areSameLines(a: readonly DeckEntry[], b: readonly DeckEntry[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ card, count }, at) => card === b[at]?.card && count === b[at]?.count)
  );
}
