import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/kernel/query/fold';
import { X } from '@/lib/kernel/query/numbers';
import { conjuncts } from '@/lib/kernel/query/query';
import { searchLines, searchText } from '@/lib/kernel/query/text';
import { once } from '@/lib/once';
import { POWERS, type Power, powerName, powerShortName } from '@/lib/rules/powers';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { type Lexicon, lexiconOf } from './lexicon';
import { amountOf, type Entry, type PlayerContext, testOf } from './match';
import { type PlainWords, plainWords } from './plain-words';
import type { Query, SortField, SortKey } from './query';
import { SUBTYPES, TYPES } from './vocabulary';

/** A catalogue made ready for searching: its cards in their order, with texts folded when first asked for. */
export interface Searcher {
  readonly catalogue: Catalogue;
  readonly entries: readonly Entry[];
  readonly lexicon: Lexicon;
}

/** What a search may ask beyond the catalogue. */
export interface QueryContext extends PlayerContext {
  /** The sponsor of the deck being built; only the facets ask for it. */
  readonly sponsor?: Power;
}

/** Folds every card once, with the first search that asks for anything; `ruled` holds the cards that have rulings. */
export function createSearcher(catalogue: Catalogue, ruled: ReadonlySet<string>): Searcher {
  const entries = once(() => entriesOf(catalogue, ruled));
  const lexicon = once(() => lexiconOf(entries()));
  return {
    catalogue,
    get entries() {
      return entries();
    },
    get lexicon() {
      return lexicon();
    },
  };
}

function entriesOf({ cards }: Catalogue, ruled: ReadonlySet<string>): readonly Entry[] {
  let titleRank = 0;
  let title = '';
  return cards.map((card): Entry => {
    // The catalogue stands by title, so a new title is a new rank.
    const folded = fold(card.title);
    if (folded !== title) titleRank += 1;
    title = folded;
    const whole = [fullName(card), ...(card.aliases ?? [])];
    const parts = card.subtitle === undefined ? [] : [card.title, card.subtitle];
    const names = whole.map(searchLines).join('\n');
    return {
      card,
      names,
      kinds: kindsOf(card),
      wholeNames: [...whole, ...parts].map(searchText),
      titleRank,
      isRuled: ruled.has(card.id),
    };
  });
}

/** Type, subtypes and Power as players say them, a line for one of such cards and for many. */
function kindsOf({ type, subtypes, allegiance, deck }: Card): string {
  const kinds = [type, ...subtypes].map((word) => TYPE_LINES.get(word) ?? searchText(word));
  const power = allegiance === undefined ? 'unaligned\nneutral' : POWER_LINES[allegiance];
  return [...kinds, power, ...(deck === 'homeworld' ? ['home world'] : [])].join('\n');
}

const TYPE_LINES: ReadonlyMap<string, string> = new Map(
  [...TYPES, ...SUBTYPES].map(({ word, plural, noun }) => [
    word,
    (noun ? [word, plural] : [word]).map(searchText).join('\n'),
  ]),
);

const POWER_LINES = Object.fromEntries(
  POWERS.map((power) => [
    power,
    [powerShortName(power), powerName(power).replace(/^(?:House|The) /, '')]
      .map(searchText)
      .join('\n'),
  ]),
) as Readonly<Record<Power, string>>;

/**
 * The cards that a query finds, sorted as it says, else those that answer its plain words best first:
 * titles that are so, begin so, have words that begin so, then what is found elsewhere. Equals stand by
 * title and set. An unknown deck is empty.
 */
export function search(
  searcher: Searcher,
  { where, sort }: Query,
  context: QueryContext = {},
): readonly Card[] {
  if (where === null && sort.length === 0) return searcher.catalogue.cards;
  const { entries, lexicon } = searcher;
  const looking = { ...context, lexicon };
  const asked: PlainWords[] = [];
  let found = entries;
  for (const part of conjuncts(where)) {
    const plain = part.kind === 'is' && part.what.kind === 'text' ? part.what : null;
    const words = plain && plainWords(plain.text, plain.quoted, looking);
    if (words) asked.push(words);
    found = found.filter(words?.test ?? testOf(part, looking));
  }
  const ordered =
    sort.length > 0 || asked.length === 0
      ? sorted(found, sort, context.owned)
      : sortedBy(found, (entry) => asked.reduce((sum, { rank }) => sum + rank(entry), 0));
  return ordered.map(({ card }) => card);
}

/**
 * The cards in the order that the keys ask for; cards that are equal in all of them keep the order in
 * which they come. X stands behind the numbers and absent values last, upward and downward.
 */
function sorted(
  entries: readonly Entry[],
  keys: readonly SortKey[],
  owned?: ReadonlyMap<string, number>,
): readonly Entry[] {
  // From the last key to the first: each pass keeps the order of equals, so the first key decides.
  return keys.reduceRight(
    (list, key) => sortedBy(list, (entry) => weight(entry, key, owned)),
    entries,
  );
}

/** Values are few, so cards are put into groups, and only the groups are sorted. */
function sortedBy(entries: readonly Entry[], weightOf: (entry: Entry) => number): readonly Entry[] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const value = weightOf(entry);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [entry]);
    else group.push(entry);
  }
  const list: Entry[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b))
    for (const entry of group) list.push(entry);
  return list;
}

function weight(
  entry: Entry,
  { field, descending }: SortKey,
  owned: ReadonlyMap<string, number> | undefined,
): number {
  const value = sortValue(entry, field, owned);
  if (value === undefined) return LAST;
  if (value === X) return LAST - 1;
  return descending ? -value : value;
}

const LAST = Number.MAX_SAFE_INTEGER;

function sortValue(
  { card, titleRank }: Entry,
  field: SortField,
  owned: ReadonlyMap<string, number> | undefined,
): number | undefined {
  switch (field) {
    case 'name':
      return titleRank;
    case 'set':
      return SET_CODES.indexOf(card.set);
    case 'deck':
      return CARD_GROUPS.indexOf(card.deck);
    case 'type':
      return CARD_TYPES.indexOf(card.type);
    case 'allegiance':
      return card.allegiance === undefined ? undefined : POWERS.indexOf(card.allegiance);
    case 'requirement':
      return card.requirement?.rank;
    default:
      return amountOf(card, field, owned);
  }
}
