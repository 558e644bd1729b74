import type { CountChange } from './collection';
import { copiesIn, type Deck, type DeckEntry, singles } from './deck';

/** What another version of a list has more or less of. Lines of one card are added up first. */
export interface ListChanges {
  readonly added: readonly DeckEntry[];
  readonly removed: readonly DeckEntry[];
  readonly changed: readonly CountChange[];
}

export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** A field that differs; the order of lists is not a difference. */
export type FieldChange = {
  readonly [Field in ComparedField]: { readonly field: Field } & Change<Deck[Field]>;
}[ComparedField];

type ComparedField =
  | 'name'
  | 'houseName'
  | 'sponsor'
  | 'homeWorld'
  | 'players'
  | 'format'
  | 'profile'
  | 'notes';

export interface Comparison {
  readonly imperial: ListChanges;
  readonly house: ListChanges;
  readonly programs: ListChanges;
  readonly fields: readonly FieldChange[];
  /** Whether nothing differs but, perhaps, the order of lists. */
  readonly same: boolean;
}

/** What changed from one deck, or version of a deck, to another. */
export function compareDecks(before: Deck, after: Deck): Comparison {
  const imperial = compareLists(before.imperialDeck, after.imperialDeck);
  const house = compareLists(before.houseDeck, after.houseDeck);
  const programs = compareLists(singles(before.programs), singles(after.programs));
  const fields = changedFields(before, after);
  const same = fields.length === 0 && [imperial, house, programs].every(isEmpty);
  return { imperial, house, programs, fields, same };
}

/** What one list has more or less of than another. */
export function compareLists(
  before: readonly DeckEntry[],
  after: readonly DeckEntry[],
): ListChanges {
  const counts = copiesIn(before);
  const later = copiesIn(after);
  return {
    added: [...later]
      .filter(([card]) => !counts.has(card))
      .map(([card, count]) => ({ card, count })),
    removed: [...counts]
      .filter(([card]) => !later.has(card))
      .map(([card, count]) => ({ card, count })),
    changed: [...counts].flatMap(([card, count]) => {
      const now = later.get(card);
      return now === undefined || now === count ? [] : [{ card, before: count, after: now }];
    }),
  };
}

/** What two lists have in common: of each card the copies that both have. */
export function sharedEntries(
  one: readonly DeckEntry[],
  other: readonly DeckEntry[],
): readonly DeckEntry[] {
  const there = copiesIn(other);
  return [...copiesIn(one)].flatMap(([card, count]) => {
    const shared = Math.min(count, there.get(card) ?? 0);
    return shared > 0 ? [{ card, count: shared }] : [];
  });
}

/** Two lists by copies: how many both have, and how many only one of them has. */
export interface Share {
  readonly one: number;
  readonly both: number;
  readonly other: number;
}

export function shareOf(one: readonly DeckEntry[], other: readonly DeckEntry[]): Share {
  const both = sharedEntries(one, other).reduce((sum, { count }) => sum + count, 0);
  const size = (entries: readonly DeckEntry[]) =>
    entries.reduce((sum, { count }) => sum + count, 0);
  return { one: size(one) - both, both, other: size(other) - both };
}

function isEmpty({ added, removed, changed }: ListChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}

function changedFields(a: Deck, b: Deck): readonly FieldChange[] {
  const fields: FieldChange[] = [
    { field: 'name', before: a.name, after: b.name },
    { field: 'houseName', before: a.houseName, after: b.houseName },
    { field: 'sponsor', before: a.sponsor, after: b.sponsor },
    { field: 'homeWorld', before: a.homeWorld, after: b.homeWorld },
    { field: 'players', before: a.players, after: b.players },
    { field: 'format', before: a.format, after: b.format },
    { field: 'profile', before: a.profile, after: b.profile },
    { field: 'notes', before: a.notes, after: b.notes },
  ];
  return fields.filter((change) =>
    change.field === 'profile'
      ? change.before.favor !== change.after.favor || change.before.spice !== change.after.spice
      : change.before !== change.after,
  );
}
