import { expect, it } from 'vitest';
import { kindWords } from './by-kind';

it('counts cards by their types, the most first, those face down last', () => {
  expect(kindWords(['holding', 'persona', null, 'persona'])).toBe(
    '2 Personas, 1 Holding, 1 face down',
  );
  expect(kindWords([null, null])).toBe('2 face down');
  expect(kindWords([])).toBe('');
});
