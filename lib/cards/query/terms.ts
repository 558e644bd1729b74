import { ok } from '@/lib/result';
import { FIELD_NAMES, fieldNamed, isNumberField, isSortField } from './fields';
import type { TermToken } from './lex';
import { nearest, quote } from './problem';
import { readNumber, readRequirement } from './term-numbers';
import { condition, isNone, type OpenSortKey, oneOf, problem, type Read } from './term-words';
import { searchText } from './text';
import {
  ALLEGIANCE_VALUES,
  DECK_VALUES,
  POWER_VALUES,
  QUALITY_VALUES,
  SET_VALUES,
  TALENT_VALUES,
  TYPE_NAMES,
  typesMeant,
} from './vocabulary';

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
    case 'name':
      return searchText(value) === ''
        ? problem('empty-word', token.valueSpan, `${quote(value)} holds nothing to look for.`)
        : condition({ kind: 'name', text: value, exact: token.sign !== ':' }, token.sign);
    case 'in':
      return condition({ kind: 'in', deck: value }, token.sign);
    case 'missing':
      return condition({ kind: 'missing', deck: value }, token.sign);
    case 'text':
      return searchText(value) === ''
        ? problem('empty-word', token.valueSpan, `${quote(value)} holds nothing to look for.`)
        : condition({ kind: 'printed', text: value }, token.sign);
    case 'type':
      return readType(token, value);
    case 'set':
      return oneOf(token, value, SET_VALUES, 'set', (set) => ({ kind: 'set', set }));
    case 'deck':
      return oneOf(token, value, DECK_VALUES, 'kind of deck', (deck) => ({ kind: 'deck', deck }));
    case 'allegiance':
      return oneOf(token, value, ALLEGIANCE_VALUES, 'Power', (allegiance) => ({
        kind: 'allegiance',
        allegiance,
      }));
    case 'legal':
      return oneOf(token, value, POWER_VALUES, 'Power', (sponsor) => ({ kind: 'legal', sponsor }));
    case 'quality':
      return oneOf(token, value, QUALITY_VALUES, 'quality', (quality) => ({
        kind: 'quality',
        quality,
      }));
    case 'talent':
      if (isNone(value)) return condition({ kind: 'talent', talent: null }, token.sign);
      return oneOf(token, value, TALENT_VALUES, 'talent', (talent) => ({ kind: 'talent', talent }));
  }
}

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
