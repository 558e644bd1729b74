import { expect, it } from 'vitest';
import { askedNumber, numberComes, numberWords } from './number-comes';

it('a number says what it does, as far as its question tells', () => {
  const asks = 'Dune: move up to 3 spice from a Desert you govern to your hoard';
  expect([0, 1, 2].map((amount) => numberComes(asks, amount, 4))).toEqual([
    '',
    'spice 4 to 5',
    'spice 4 to 6',
  ]);
  expect([0, 1, 2].map((amount) => numberWords(asks, amount))).toEqual([
    'Move none',
    'Move 1 spice',
    'Move 2 spice',
  ]);
  expect(numberWords('put X deferment tokens on it', 1)).toBe('Put 1 deferment token');
  expect(numberWords('produce X solaris', 1)).toBe('Produce 1 solari');
  expect(numberWords('choose a number', 1)).toBe('1');
});

it('a number is asked of the card that was chosen for it', () => {
  const asks = 'move up to 3 spice from a Desert you govern to your hoard';
  expect(askedNumber(asks, 'The Minor Erg')).toBe('Move how much spice from The Minor Erg?');
  expect(askedNumber('put up to 2 deferment tokens on it', 'Dune')).toBe(
    'Put how many deferment tokens on Dune?',
  );
  expect(askedNumber(asks, '')).toBe('');
  expect(askedNumber('produce X solaris', 'Dune')).toBe('');
});
