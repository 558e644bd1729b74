import { expect, it } from 'vitest';
import { loadCatalogue } from './load';
import { TITLES_TWICE } from './set-mark';

it('marks the set where two cards have one title, and only there', () => {
  const titles = loadCatalogue().cards.map(({ title }) => title);
  const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
  expect([...TITLES_TWICE]).toEqual([...new Set(twice)]);
});
