import { expect, it } from 'vitest';
import { titleWidth } from './title-width';

it('a title of two words is as wide as the longer of them', () => {
  expect(titleWidth('CHOAM Restructuring')).toBe(titleWidth('Restructuring'));
  expect(titleWidth('Restructuring')).toBeGreaterThan(titleWidth('CHOAM'));
});

it('one of three words is divided where its lines are most alike', () => {
  const three = titleWidth('Imperial Suk School');
  expect(three).toBeLessThan(titleWidth('ImperialSuk School'));
  expect(three).toBeGreaterThanOrEqual(titleWidth('Suk School'));
});

it('breaks behind a hyphen, and knows wide letters from narrow ones', () => {
  expect(titleWidth('Drop-Battalion')).toBe(titleWidth('Battalion'));
  expect(titleWidth('Mmmm')).toBeGreaterThan(titleWidth('Illl'));
});
