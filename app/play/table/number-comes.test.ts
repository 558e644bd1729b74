import { expect, it } from 'vitest';
import { askedNumber, numberComes } from './number-comes';

it('a number says what it does, as far as its question tells', () => {
  const asks = 'Dune: move up to 3 spice from a Desert you govern to your hoard';
  expect([0, 1, 2].map((amount) => numberComes(asks, amount, 4))).toEqual([
    'nothing',
    'spice 4 to 5',
    'spice 4 to 6',
  ]);
  expect(numberComes('put X deferment tokens on it', 1, null)).toBe('put 1 deferment token');
  expect(numberComes('produce X solaris', 1, null)).toBe('produce 1 solari');
  expect(numberComes('choose a number', 1, null)).toBe('');
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
