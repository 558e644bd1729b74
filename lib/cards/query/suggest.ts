import { FIELDS, type Field, fieldNamed, isNumberField, SORT_FIELDS } from './fields';
import { lex, type TermToken } from './lex';
import type { Span } from './query';
import { searchText } from './text';
import {
  ALLEGIANCE_VALUES,
  DECK_VALUES,
  POWER_VALUES,
  QUALITY_VALUES,
  SET_VALUES,
  SUBTYPES,
  TALENT_VALUES,
  TYPES,
} from './vocabulary';

/** A way to go on: text for the part of the box that `Suggestions` names. */
export interface Suggestion {
  readonly insert: string;
  /** What the page shows, the text itself apart. */
  readonly hint: string;
}

/** Replace the text from start to end (excluded) by one of the items. Most likely first, at most ten. */
export interface Suggestions extends Span {
  readonly items: readonly Suggestion[];
}

const MOST = 10;

/**
 * What may follow at the caret: fields while a word is written (`ba` to `battle>=`), whole terms
 * where a word begins a value that one field has (`frem` to `a:fremen`), values after an operator.
 * `decks` are the names of the player's decks. Nothing inside quoted phrases; never fails.
 */
export function suggest(text: string, caret: number, decks: readonly string[] = []): Suggestions {
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
    return valuesFor(field, token, decks, { start: shift + start, end });
  }
  if (token.end !== written.length || (token.kind === 'word' && token.quoted)) return none;
  if (token.kind !== 'word') return none;
  const span = { start: shift + token.start, end };
  return { ...span, items: [...fieldsFor(token.text), ...termsFor(token.text)].slice(0, MOST) };
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
    ...named('a', ALLEGIANCE_VALUES, typed),
    ...typeNames(typed).map(({ insert, hint }) => ({ insert: `t:${insert}`, hint })),
    ...named('deck', DECK_VALUES, typed),
    ...named('set', SET_VALUES, typed),
  ];
}

interface Named {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
}

function named(field: string, values: readonly Named[], typed: string): readonly Suggestion[] {
  return idsFor(values, typed).map(({ insert, hint }) => ({ insert: `${field}:${insert}`, hint }));
}

/** The values that begin so, or failing that those of which a later word does. */
function idsFor(values: readonly Named[], typed: string): readonly Suggestion[] {
  const begun = searchText(typed);
  const first = values.filter(({ id, label }) =>
    [id, label].some((name) => searchText(name).startsWith(begun)),
  );
  const fitting =
    first.length > 0
      ? first
      : values.filter(({ words }) => words.some((word) => word.startsWith(begun)));
  return fitting.map(({ id, label }) => ({ insert: id, hint: label }));
}

function typeNames(typed: string): readonly Suggestion[] {
  const begun = searchText(typed);
  return [...TYPES, ...SUBTYPES]
    .filter(({ word }) => {
      const name = searchText(word);
      return name.startsWith(begun) || name.includes(` ${begun}`);
    })
    .map(({ word }) => ({
      insert: word.toLowerCase().replaceAll(' ', '-'),
      hint: word === word.toLowerCase() ? 'Card type' : 'Subtype',
    }));
}

function valuesFor(
  field: Field,
  token: TermToken,
  decks: readonly string[],
  span: Span,
): Suggestions {
  const items = valueItems(field, token, decks).filter(({ insert }) => insert !== token.value);
  return { ...span, items: items.slice(0, MOST) };
}

function valueItems(
  { key }: Field,
  { value }: TermToken,
  decks: readonly string[],
): readonly Suggestion[] {
  switch (key) {
    case 'type':
      return typeNames(value);
    case 'set':
      return idsFor(SET_VALUES, value);
    case 'deck':
      return idsFor(DECK_VALUES, value);
    case 'allegiance':
      return idsFor(ALLEGIANCE_VALUES, value);
    case 'legal':
      return idsFor(POWER_VALUES, value);
    case 'quality':
      return idsFor(QUALITY_VALUES, value);
    case 'talent':
    case 'requirement':
      return idsFor([...TALENT_VALUES, NONE], value);
    case 'in':
      return deckNames(['deck', ...decks], value);
    case 'missing':
      return deckNames(['any', 'deck', ...decks], value);
    case 'own':
      return idsFor([NONE], value);
    case 'sort':
    case 'order':
      return sortKeys(value);
    case 'name':
    case 'text':
      return [];
    default:
      return idsFor(
        [...TALENT_VALUES, ...OTHER_NUMBERS, key === 'cost' ? X : NONE].filter(
          ({ id }) => id !== key,
        ),
        value,
      );
  }
}

const NONE = { id: 'none', label: 'Without any', words: ['none'] };
const X = { id: 'x', label: 'X', words: ['x'] };
const OTHER_NUMBERS = ['cost', 'command', 'resistance'].map((id) => ({
  id,
  label: `Compare with ${id}`,
  words: [id],
}));

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
