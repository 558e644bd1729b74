import { expect, test } from 'vitest';
import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  queryText,
} from './parsers';

test('a number is read as far as it is one', () => {
  expect(parseAsInteger.parse('12 cards')).toBe(12);
  expect(parseAsInteger.parse('many')).toBeNull();
  expect(parseAsInteger.serialize(-3)).toBe('-3');
});

test('only "true" is true', () => {
  expect(['true', 'TRUE', 'false', 'x'].map(parseAsBoolean.parse)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('one of several words, or none of them', () => {
  const paper = parseAsStringLiteral(['a4', 'letter']);
  expect(paper.parse('a4')).toBe('a4');
  expect(paper.parse('a5')).toBeNull();
});

test('a list keeps commas within what it lists, and leaves out what cannot be read', () => {
  const words = parseAsArrayOf(parseAsString);
  expect(words.serialize(['one, two', 'three'])).toBe('one%2C two,three');
  expect(words.parse('one%2C two,three')).toEqual(['one, two', 'three']);
  expect(words.parse('')).toEqual([]);
  expect(parseAsArrayOf(parseAsInteger).parse('1,x,3')).toEqual([1, 3]);
  expect(words.eq(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(words.eq(['a', 'b'], ['a'])).toBe(false);
});

test('what is the same may be said by the parser', () => {
  const seat = createParser<{ readonly id: string }>({
    parse: (id) => ({ id }),
    serialize: ({ id }) => id,
    eq: (one, other) => one.id === other.id,
  });
  expect(seat.withDefault({ id: 'a' }).eq({ id: 'a' }, { id: 'a' })).toBe(true);
});

test('an address stays readable, and is read back as it was written', () => {
  const query = new URLSearchParams({ q: 'a:fremen cost<=2 & "x+y" 100% #é', view: 'faces' });
  expect(queryText(query)).toBe('q=a:fremen+cost%3C=2+%26+%22x%2By%22+100%25+%23%C3%A9&view=faces');
  expect([...new URLSearchParams(queryText(query))]).toEqual([...query]);
});
