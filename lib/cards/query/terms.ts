import { ok } from '@/lib/result';
import { FIELD_NAMES, fieldNamed, isNumberField, isSortField } from './fields';
import type { TermToken } from './lex';
import { nearest, quote } from './problem';
import type { Condition } from './query';
import { readNumber, readRequirement } from './term-numbers';
import { condition, isNone, type OpenSortKey, oneOf, problem, type Read } from './term-words';
import { searchText } from './text';
import { TYPE_NAMES, typesMeant, VALUES, type Value } from './vocabulary';

/** Reads a term, or says what is wrong with its field, operator or value. */
export function readTerm(token: TermToken): Read {
  const field = fieldNamed(token.field);
  if (!field) return unknownField(token);
  if (!token.closed)
    return problem('unclosed-quote', token.valueSpan, 'The quotation mark is never closed.');
  const value = token.value.trim();
  if (value === '')
    return problem(
      'missing-value',
      token,
      `${quote(`${token.field}${token.sign}`)} needs a value, as in ${field.example}.`,
    );
  const { key } = field;
  if (key === 'own' || isNumberField(key)) return readNumber(key, token, value);
  if (key === 'requirement') return readRequirement(token, value);
  if (token.sign !== ':' && token.sign !== '=' && token.sign !== '!=')
    return problem(
      'bad-operator',
      token,
      `${quote(token.field)} takes : or = or !=, not ${token.sign}, for it has no order.`,
    );
  switch (key) {
    case 'sort':
      return readSort(token, value);
    case 'order':
      return /^(asc|desc)(ending)?$/i.test(value)
        ? ok({ kind: 'direction', descending: /^d/i.test(value) })
        : readSort(token, value);
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

type Choice = (token: TermToken, typed: string) => Read;

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

function unknownField(token: TermToken): Read {
  if (token.field === '')
    return problem(
      'missing-field',
      token,
      `${quote(token.sign)} needs a field before it, as in battle>=2.`,
    );
  const near = nearest(token.field, FIELD_NAMES);
  const hint = near
    ? `Did you mean ${quote(near)}?`
    : 'Put quotation marks round it to look for these very words.';
  return problem(
    'unknown-field',
    token.fieldSpan,
    `There is no field ${quote(token.field)}. ${hint}`,
    near,
  );
}

function readType(token: TermToken, value: string): Read {
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

function readSort(token: TermToken, value: string): Read {
  if (token.sign === '!=') return problem('bad-operator', token, 'A sort takes : or =.');
  const keys: OpenSortKey[] = [];
  for (const part of value.split(',')) {
    const name = part.trim().replace(/^[-+]/, '');
    if (name === '') continue;
    const key = fieldNamed(name)?.key;
    if (key === undefined || !isSortField(key)) {
      const names = FIELD_NAMES.filter((known) => isSortField(fieldNamed(known)?.key ?? ''));
      const near = nearest(name, names);
      return problem(
        'unknown-value',
        token.valueSpan,
        `Cards cannot be sorted by ${quote(name)}. ${
          near ? `Did you mean ${quote(near)}?` : 'Sort by name, set, cost, battle …'
        }`,
        near === null ? null : value.replace(name, near),
      );
    }
    const first = part.trim()[0];
    keys.push({ field: key, descending: first === '-' ? true : first === '+' ? false : null });
  }
  if (keys.length === 0)
    return problem('missing-value', token, 'Say what to sort by, as in sort:cost.');
  return ok({ kind: 'sort', keys });
}
