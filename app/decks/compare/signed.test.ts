import { expect, it } from 'vitest';
import { largerOf } from './signed';

it('is far more by five and by two fifths', () => {
  const of = (before: number, after: number) => largerOf({ name: 'Plans', before, after });
  expect(of(5, 19)).toBe('other');
  expect(of(41, 24)).toBe('one');
  expect(of(1, 4)).toBeUndefined();
  expect(of(40, 46)).toBeUndefined();
  expect(of(7, 7)).toBeUndefined();
});
