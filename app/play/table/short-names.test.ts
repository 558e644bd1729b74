import { expect, it } from 'vitest';
import { withShortNames } from './short-names';

it('a text names Houses in short, and leaves what is called House otherwise', () => {
  expect(
    withShortNames('House Interval of House Vezhine: House Battalion', ['House Vezhine', 'Ann']),
  ).toBe('House Interval of Vezhine: House Battalion');
});
