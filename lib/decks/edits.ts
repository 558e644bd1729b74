import type { Power } from '@/lib/rules/powers';
import {
  consideredIn,
  type Deck,
  type DeckEntry,
  type DeckList,
  entriesOf,
  MAX_COUNT,
  withConsidered,
} from './deck';

/** One change to a deck, as a value: undo, history and comparison are lists of these. */
export type Edit =
  | { readonly kind: 'add'; readonly list: DeckList; readonly card: string; readonly count: number }
  | {
      readonly kind: 'remove';
      readonly list: DeckList;
      readonly card: string;
      readonly count: number;
    }
  | { readonly kind: 'add-program'; readonly card: string }
  | { readonly kind: 'remove-program'; readonly card: string }
  /** Onto the side list, once, and off it. */
  | { readonly kind: 'consider'; readonly card: string }
  | { readonly kind: 'dismiss'; readonly card: string }
  | { readonly kind: 'set-home-world'; readonly card: string | null }
  | { readonly kind: 'set-sponsor'; readonly sponsor: Power }
  | { readonly kind: 'set-profile'; readonly favor: number; readonly spice: number }
  | { readonly kind: 'set-players'; readonly players: number }
  | { readonly kind: 'set-format'; readonly format: string }
  | { readonly kind: 'set-name'; readonly name: string }
  | { readonly kind: 'set-house-name'; readonly houseName: string }
  | { readonly kind: 'set-notes'; readonly notes: string }
  | { readonly kind: 'replace'; readonly deck: Deck }
  | { readonly kind: 'several'; readonly label: string; readonly edits: readonly Edit[] };

/** The deck after one edit. Never fails: what cannot be removed is not there, counts stop at 99. */
export function applyEdit(deck: Deck, edit: Edit): Deck {
  switch (edit.kind) {
    case 'add':
      return withCount(deck, edit.list, edit.card, edit.count);
    case 'remove':
      return withCount(deck, edit.list, edit.card, -edit.count);
    case 'add-program':
      return { ...deck, programs: [...deck.programs, edit.card] };
    case 'remove-program': {
      const at = deck.programs.lastIndexOf(edit.card);
      return at < 0 ? deck : { ...deck, programs: deck.programs.toSpliced(at, 1) };
    }
    case 'consider': {
      const before = consideredIn(deck);
      return before.includes(edit.card) ? deck : withConsidered(deck, [...before, edit.card]);
    }
    case 'dismiss': {
      const before = consideredIn(deck);
      const after = before.filter((card) => card !== edit.card);
      return after.length === before.length ? deck : withConsidered(deck, after);
    }
    case 'set-home-world':
      return { ...deck, homeWorld: edit.card };
    case 'set-sponsor':
      return { ...deck, sponsor: edit.sponsor };
    case 'set-profile':
      return { ...deck, profile: { favor: edit.favor, spice: edit.spice } };
    case 'set-players':
      return { ...deck, players: edit.players };
    case 'set-format':
      return { ...deck, format: edit.format };
    case 'set-name':
      return { ...deck, name: edit.name };
    case 'set-house-name':
      return { ...deck, houseName: edit.houseName };
    case 'set-notes':
      return { ...deck, notes: edit.notes };
    case 'replace':
      return edit.deck;
    case 'several':
      return edit.edits.reduce(applyEdit, deck);
  }
}

function withCount(deck: Deck, list: DeckList, card: string, change: number): Deck {
  const entries = changed(entriesOf(deck, list), card, change);
  return list === 'imperial'
    ? { ...deck, imperialDeck: [...entries] }
    : { ...deck, houseDeck: [...entries] };
}

function changed(
  entries: readonly DeckEntry[],
  card: string,
  change: number,
): readonly DeckEntry[] {
  const at = entries.findIndex((entry) => entry.card === card);
  const count = Math.min((entries[at]?.count ?? 0) + change, MAX_COUNT);
  if (at < 0) return count > 0 ? [...entries, { card, count }] : entries;
  return count > 0 ? entries.with(at, { card, count }) : entries.toSpliced(at, 1);
}
