import type { CardId } from '@/lib/cards/card';
import { fold } from '@/lib/cards/fold';
import { type Bits, complement, intersect, noBits, setBit, unite } from './bits';
import { ABSENT, type Columns, UNKNOWN_X } from './columns';
import { findText } from './haystack';
import { copiesOwned, printedTexts } from './player';
import type { Comparison, Condition, Expression, NumberField } from './query';
import { searchText } from './text';

/** Folded deck names and ids, each with cards of that deck. */
export type Decks = ReadonlyMap<string, ReadonlySet<CardId>>;

/** What a condition may ask about the player's own things. What is left out is empty. */
export interface PlayerContext {
  /** Cards of each deck by folded name or id; the deck being built is under "deck". */
  readonly decks?: Decks;
  /** Copies owned; a card that is not there is not owned. */
  readonly owned?: ReadonlyMap<CardId, number>;
  /** Cards of which a deck needs more copies than are owned, under "any" those of all decks. */
  readonly missing?: Decks;
  /** Folded texts: what the card does in our words, printed texts that the player has loaded. */
  readonly texts?: ReadonlyMap<CardId, string>;
}

/** The cards for which an expression holds. An unknown deck holds no cards. */
export function matching(columns: Columns, expression: Expression, context: PlayerContext): Bits {
  switch (expression.kind) {
    case 'is':
      return holds(columns, expression.what, context);
    case 'not':
      return complement(matching(columns, expression.of, context), columns.whole);
    case 'all':
      return combined(columns, expression.of, context, intersect);
    case 'any':
      return combined(columns, expression.of, context, unite);
  }
}

function combined(
  columns: Columns,
  parts: readonly Expression[],
  context: PlayerContext,
  combine: (bits: Bits, other: Bits) => void,
): Bits {
  const [first, ...rest] = parts.map((part) => matching(columns, part, context));
  // A copy, for the first may be one of the columns' own sets.
  const bits = first ? first.slice() : noBits(columns.size);
  for (const other of rest) combine(bits, other);
  return bits;
}

/** The cards for which one condition holds. The set may belong to the columns: do not change it. */
function holds(columns: Columns, what: Condition, context: PlayerContext): Bits {
  const none = () => noBits(columns.size);
  switch (what.kind) {
    case 'text':
      return findText(columns.texts, searchText(what.text));
    case 'name': {
      const text = searchText(what.text);
      if (!what.exact) return findText(columns.names, text);
      const bits = none();
      for (const place of columns.named.get(text) ?? []) setBit(bits, place);
      return bits;
    }
    case 'type': {
      const bits = none();
      for (const word of what.words) {
        const found = columns.type.get(word) ?? columns.subtype.get(word);
        if (found) unite(bits, found);
      }
      return bits;
    }
    case 'set':
      return columns.set.get(what.set) ?? none();
    case 'deck':
      return columns.deck.get(what.deck) ?? none();
    case 'allegiance':
      return columns.allegiance.get(what.allegiance) ?? none();
    case 'talent': {
      if (what.talent !== null) return columns.talent.get(what.talent) ?? none();
      const bits = none();
      for (const found of columns.talent.values()) unite(bits, found);
      return complement(bits, columns.whole);
    }
    case 'quality':
      return columns.quality[what.quality];
    case 'legal':
      return columns.legal[what.sponsor];
    case 'in':
      return cardsOf(columns, context.decks, what.deck);
    case 'missing':
      return cardsOf(columns, context.missing, what.deck);
    case 'own':
      return scanOwned(columns, context, (count) => compare(count, what.is, what.value));
    case 'own-range': {
      const [min, max] = [what.min ?? 0, what.max ?? Number.POSITIVE_INFINITY];
      return scanOwned(columns, context, (count) => (count >= min && count <= max) === what.inside);
    }
    case 'printed':
      return context.texts
        ? findText(printedTexts(columns, context.texts), searchText(what.text))
        : none();
    case 'requirement': {
      const bits = none();
      for (const { talent, rank, place } of columns.requirements)
        if (
          (what.talent === null || what.talent === talent) &&
          (what.rank === null || compare(rank, what.rank.is, what.rank.value))
        )
          setBit(bits, place);
      return bits;
    }
    case 'absent':
      return scan(columns, what.field, (value) => value === ABSENT);
    case 'number': {
      const wanted = what.value === 'X' ? UNKNOWN_X : what.value;
      return scan(columns, what.field, (value) => compare(value, what.is, wanted));
    }
    case 'range': {
      const [min, max] = [what.min ?? 0, what.max ?? Number.POSITIVE_INFINITY];
      return scan(
        columns,
        what.field,
        (value) => value >= 0 && (value >= min && value <= max) === what.inside,
      );
    }
    case 'fields': {
      const other = columns.numbers[what.other];
      return scan(columns, what.field, (value, place) =>
        compare(value, what.is, other[place] ?? ABSENT),
      );
    }
  }
}

function cardsOf(columns: Columns, decks: Decks | undefined, name: string): Bits {
  const bits = noBits(columns.size);
  for (const id of decks?.get(fold(name)) ?? []) {
    const place = columns.placeOf.get(id);
    if (place !== undefined) setBit(bits, place);
  }
  return bits;
}

function scanOwned(
  columns: Columns,
  { owned }: PlayerContext,
  test: (count: number) => boolean,
): Bits {
  if (!owned) return test(0) ? columns.whole : noBits(columns.size);
  const bits = noBits(columns.size);
  copiesOwned(columns, owned).forEach((count, place) => {
    if (test(count)) setBit(bits, place);
  });
  return bits;
}

function scan(
  columns: Columns,
  field: NumberField,
  test: (value: number, place: number) => boolean,
): Bits {
  const bits = noBits(columns.size);
  const column = columns.numbers[field];
  for (let place = 0; place < column.length; place += 1)
    if (test(column[place] ?? ABSENT, place)) setBit(bits, place);
  return bits;
}

/** False where a side is absent and where X meets a number; X equals X. */
function compare(a: number, is: Comparison, b: number): boolean {
  if (a === ABSENT || b === ABSENT || (a === UNKNOWN_X) !== (b === UNKNOWN_X)) return false;
  switch (is) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}
