import type { TermToken } from '@/lib/kernel/query/lex';
import { nearest, quote } from '@/lib/kernel/query/problem';
import {
  condition,
  isNone,
  oneOf,
  problem,
  type Read,
  readOrder,
  readSort,
  sortsAmong,
  unfinished,
  unknownField,
  withoutOrder,
} from '@/lib/kernel/query/term';
import type { Value } from '@/lib/kernel/query/values';
import { searchText } from '@/lib/words/text';
import { FIELD_NAMES, fieldNamed, isNumberField } from './fields';
import { type Condition, SORT_FIELDS, type SortField } from './query';
import { readNumber, readRequirement } from './term-numbers';
import { TYPE_NAMES, typesMeant, VALUES } from './vocabulary';

/** Reads a term, or says what is wrong with its field, operator or value. */
export function readTerm(token: TermToken): Read<Condition, SortField> {
  const field = fieldNamed(token.field);
  if (!field) return unknownField(token, FIELD_NAMES, 'battle>=2');
  const wrong = unfinished(token, field.example);
  if (wrong) return wrong;
  const value = token.value.trim();
  const { key } = field;
  if (key === 'own' || isNumberField(key)) return readNumber(key, token, value);
  if (key === 'requirement') return readRequirement(token, value);
  const unordered = withoutOrder(token);
  if (unordered) return unordered;
  switch (key) {
    case 'sort':
      return readSort(token, value, SORTS);
    case 'order':
      return readOrder(token, value, SORTS);
    case 'in':
    case 'missing':
      return condition({ kind: key, deck: value }, token.sign);
    case 'name':
    case 'text':
      if (searchText(value) === '')
        return problem('empty-word', token.valueSpan, `${quote(value)} holds nothing to look for.`);
      return key === 'text'
        ? condition({ kind: 'printed', text: value }, token.sign)
        : condition({ kind: 'name', text: value, exact: token.sign !== ':' }, token.sign);
    case 'type':
      return readType(token, value);
    case 'talent':
      if (isNone(value)) return condition({ kind: 'talent', value: null }, token.sign);
      return CHOICES.talent(token, value);
    default:
      return CHOICES[key](token, value);
  }
}

const SORTS = sortsAmong(SORT_FIELDS, FIELD_NAMES, (name) => fieldNamed(name)?.key, {
  some: 'name, set, cost, battle …',
  example: 'sort:cost',
});

type Choice = (token: TermToken, typed: string) => Read<Condition, SortField>;

/** A field that takes one of a list. */
function choice<T extends string>(
  values: readonly Value<T>[],
  noun: string,
  make: (value: T) => Condition,
): Choice {
  return (token, typed) => oneOf(token, typed, values, noun, make);
}

const CHOICES = {
  set: choice(VALUES.set, 'set', (value) => ({ kind: 'set', value })),
  deck: choice(VALUES.deck, 'kind of deck', (value) => ({ kind: 'deck', value })),
  allegiance: choice(VALUES.allegiance, 'Power', (value) => ({ kind: 'allegiance', value })),
  legal: choice(VALUES.legal, 'Power', (value) => ({ kind: 'legal', value })),
  quality: choice(VALUES.quality, 'quality', (value) => ({ kind: 'quality', value })),
  keyword: choice(VALUES.keyword, 'keyword', (value) => ({ kind: 'keyword', value })),
  talent: choice(VALUES.talent, 'talent', (value) => ({ kind: 'talent', value })),
};

function readType(token: TermToken, value: string): Read<Condition, SortField> {
  const exact = token.sign !== ':';
  const words = typesMeant(value, exact);
  if (words.length > 0) return condition({ kind: 'type', text: value, words, exact }, token.sign);
  const near = nearest(value, TYPE_NAMES);
  return problem(
    'unknown-value',
    token.valueSpan,
    near
      ? `No type or subtype is called ${quote(value)}. Did you mean ${near}?`
      : `No type or subtype is called ${quote(value)}.`,
    near?.replaceAll(' ', '-'),
  );
}
