import { lex } from '@/lib/kernel/query/lex';
import type { Span } from '@/lib/kernel/query/query';
import { type Value, value, valuesMeant } from '@/lib/kernel/query/values';
import { searchText } from '@/lib/words/text';
import { FIELDS, type FieldKey, fieldNamed, isNumberField } from './fields';
import { SORT_FIELDS } from './query';
import { type Named, titlesBegun } from './titles';
import { SUBTYPES, TYPES, VALUES } from './vocabulary';

/** A way to go on: text for the part of the box that `Suggestions` names. */
export interface Suggestion {
  readonly insert: string;
  /** What the page shows, the text itself apart. */
  readonly hint: string;
  /** Where the text is a card's title. */
  readonly title?: string;
}

/** Replace the text from start to end (excluded) by one of the items. Most likely first, at most ten. */
export interface Suggestions extends Span {
  readonly items: readonly Suggestion[];
  /** The words whose titles these are, where no title goes on from those that were typed. */
  readonly readAs?: string;
}

const MOST = 10;

/**
 * What may follow at the caret: fields while a word is written (`ba` to `battle>=`), whole terms
 * where a word begins a value that one field has (`frem` to `a:fremen`), values after an operator.
 * Before all, while there are but plain words, the titles of `cards` that they begin. `decks` are the
 * names of the player's decks. Nothing inside quoted phrases; never fails.
 */
export function suggest(
  text: string,
  caret: number,
  decks: readonly string[] = [],
  cards: readonly Named[] = [],
): Suggestions {
  const at = Math.max(0, Math.min(Math.trunc(caret) || 0, text.length));
  const written = text.slice(Math.max(0, at - 200), at);
  const shift = at - written.length;
  // The rest of the word that the caret stands in goes, too.
  const end = at + (/^[^\s()"“”„‟«»]*/.exec(text.slice(at))?.[0].length ?? 0);
  const token = lex(written).at(-1);
  const none = { start: at, end: at, items: [] };
  if (!token) return none;
  if (token.kind === 'term') {
    const { start, end: until } = token.valueSpan;
    // A blank after the value ends it; before the value is there, it does not matter.
    if (until !== written.length && token.value !== '') return none;
    const field = fieldNamed(token.field);
    if (!field) return none;
    const items = valuesFor(field.key, token.value, decks).filter(
      ({ insert }) => insert !== token.value,
    );
    return { start: shift + start, end, items: items.slice(0, MOST) };
  }
  if (token.end !== written.length || (token.kind === 'word' && token.quoted)) return none;
  if (token.kind !== 'word') return none;
  const { titles: meant, readAs } =
    shift === 0 && isPlain(written) ? titlesBegun(written, cards) : NO_TITLES;
  const begun = titleItems(meant);
  const words = readAs === null || begun.length === 0 ? {} : { readAs };
  // A title takes the place of all the words, a field of the last one.
  if (begun.length > 0 && written.trimStart().includes(' '))
    return { start: 0, end, items: begun, ...words };
  const span = { start: shift + token.start, end };
  const items = [...begun, ...fieldsFor(token.text), ...termsFor(token.text)];
  return { ...span, items: items.slice(0, MOST), ...words };
}

const NO_TITLES = titlesBegun('', []);
const PLAIN = /^(?!-)(?!.*\s-)[^:=<>!()"“”„‟«»]+$/;

/** Whether there are but words in a text: no field, no sign, no quote. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

const MOST_TITLES = 5;

/** In quotes, for so they find that title. */
function titleItems(titles: readonly string[]): readonly Suggestion[] {
  return titles
    .slice(0, MOST_TITLES)
    .map((title) => ({ insert: `"${title.replace(/["“”„‟«»]/g, '')}"`, hint: '', title }));
}

function fieldsFor(typed: string): readonly Suggestion[] {
  const begun = typed.toLowerCase();
  return FIELDS.flatMap((field) => {
    const name = [field.name, ...field.also].find((each) => each.startsWith(begun));
    if (name === undefined) return [];
    // Write the long name where only that one has been begun: "ty" goes on to "type:".
    const sign =
      (isNumberField(field.key) && field.key !== 'cost') || field.key === 'own' ? '>=' : ':';
    return [{ insert: `${name}${sign}`, hint: field.explain }];
  });
}

function termsFor(typed: string): readonly Suggestion[] {
  if (typed.length < 2) return [];
  return [
    ...named(VALUES.allegiance, typed, 'a:'),
    ...typeNames(typed, 't:'),
    ...named(VALUES.deck, typed, 'deck:'),
    ...named(VALUES.set, typed, 'set:'),
  ];
}

function named(values: readonly Value[], typed: string, before = ''): readonly Suggestion[] {
  const meant = typed === '' ? values : valuesMeant(typed, values);
  return meant.map(({ id, label }) => ({ insert: `${before}${id}`, hint: label }));
}

function typeNames(typed: string, before = ''): readonly Suggestion[] {
  const begun = searchText(typed);
  return [...TYPES, ...SUBTYPES]
    .filter(({ word }) => {
      const name = searchText(word);
      return name.startsWith(begun) || name.includes(` ${begun}`);
    })
    .map(({ word }) => ({
      insert: `${before}${word.toLowerCase().replaceAll(' ', '-')}`,
      hint: word === word.toLowerCase() ? 'Card type' : 'Subtype',
    }));
}

const NONE = value('none', 'Without any');
const X = value('x', 'X');
const OTHER_NUMBERS = ['cost', 'command', 'resistance'].map((id) =>
  value(id, `Compare with ${id}`),
);

const LISTED: Readonly<Partial<Record<FieldKey, readonly Value[]>>> = {
  ...VALUES,
  talent: [...VALUES.talent, NONE],
  requirement: [...VALUES.talent, NONE],
  own: [NONE],
};

function valuesFor(key: FieldKey, typed: string, decks: readonly string[]): readonly Suggestion[] {
  const values = LISTED[key];
  if (values !== undefined) return named(values, typed);
  switch (key) {
    case 'type':
      return typeNames(typed);
    case 'in':
      return deckNames(['deck', ...decks], typed);
    case 'missing':
      return deckNames(['any', 'deck', ...decks], typed);
    case 'sort':
    case 'order':
      return sortKeys(typed);
    case 'name':
    case 'text':
      return [];
    default: {
      const numbers = [...VALUES.talent, ...OTHER_NUMBERS, key === 'cost' ? X : NONE];
      return named(
        numbers.filter(({ id }) => id !== key),
        typed,
      );
    }
  }
}

function deckNames(names: readonly string[], value: string): readonly Suggestion[] {
  return names
    .filter((name) => searchText(name).startsWith(searchText(value)))
    .map((name) => ({
      insert: deckTerm(name),
      hint: name === 'deck' ? 'This deck' : name === 'any' ? 'All your decks' : 'Deck',
    }));
}

function deckTerm(name: string): string {
  const bare = name.replace(/["“”„‟«»]/g, '').trim();
  return /^[^\s()]+$/.test(bare) ? bare : `"${bare}"`;
}

/** Goes on with the last of several keys and keeps the ones before it. */
function sortKeys(value: string): readonly Suggestion[] {
  const [, before = '', begun = ''] = /^(.*?,)?[-+]?([^,]*)$/.exec(value) ?? [];
  const sign = /[-+](?=[^,]*$)/.exec(value)?.[0] ?? '';
  return SORT_FIELDS.filter((field) => field.startsWith(begun.toLowerCase())).map((field) => ({
    insert: `${before}${sign}${field}`,
    hint: `Sort by ${field}`,
  }));
}
