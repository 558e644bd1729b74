import type { Card, CardId } from '@/lib/cards/card';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { placeOf } from '@/lib/decks/places';
import { type ResolvedDeck, resolveDeck } from '@/lib/decks/resolve';
import { type Checker, checkResolved } from '@/lib/legality/check';
import { whatAddingBreaks } from '@/lib/legality/preview';
import type { LegalityProblem, Report } from '@/lib/legality/problem';

/** What one row of the table says about the deck. */
export interface RowState {
  /** Copies in the place where the card belongs. */
  readonly count: number;
  /** The errors that one more would cause. */
  readonly breaks: readonly LegalityProblem[];
}

/** All that follows from a deck. Worked out once a deck; rows only when they are looked at. */
export interface Derived {
  readonly deck: Deck;
  readonly resolved: ResolvedDeck;
  readonly report: Report;
  readonly count: (place: DeckPlace, id: CardId) => number;
  readonly row: (card: Card) => RowState;
}

/** Derives decks one after the other; what did not change from one to the next stays the same object. */
export function createDeriver(checker: Checker): (deck: Deck) => Derived {
  let last: (Derived & { readonly rows: ReadonlyMap<CardId, RowState> }) | undefined;
  return (deck) => {
    if (last?.deck === deck) return last;
    const before = last?.rows;
    const resolved = resolveDeck(deck, checker.catalogue);
    const counts = new Map(
      resolved.all.map(({ place, id, count }) => [`${place} ${id}`, count] as const),
    );
    const count = (place: DeckPlace, id: CardId) => counts.get(`${place} ${id}`) ?? 0;
    const rows = new Map<CardId, RowState>();
    const row = (card: Card) => {
      let state = rows.get(card.id);
      if (state === undefined) {
        state = kept(before?.get(card.id), rowState(checker, deck, card, count));
        rows.set(card.id, state);
      }
      return state;
    };
    const report = checkResolved(checker, resolved, deck.format);
    last = { deck, resolved, report, count, row, rows };
    return last;
  };
}

function rowState(
  checker: Checker,
  deck: Deck,
  card: Card,
  count: (place: DeckPlace, id: CardId) => number,
): RowState {
  const place = placeOf(card);
  if (place === null) return { count: 0, breaks: [] };
  const copies = count(place, card.id);
  // one press takes these out again: they are not added twice
  const isThere = (place === 'homeworld' || place === 'programs') && copies > 0;
  return {
    count: copies,
    breaks: isThere ? [] : whatAddingBreaks(checker, deck, card, place),
  };
}

/** The earlier state where it says the same, so that its row need not be drawn again. */
function kept(before: RowState | undefined, now: RowState): RowState {
  if (before === undefined || before.count !== now.count) return now;
  if (before.breaks.length === 0 && now.breaks.length === 0) return before;
  return JSON.stringify(before.breaks) === JSON.stringify(now.breaks) ? before : now;
}
