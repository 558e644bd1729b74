import { expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { searchCatalogue } from '@/lib/cards/query/load';
import { rulesFor } from '@/lib/cards/rules-for';
import { cardsUnder } from './cards-under';

it('finds by the search of a rule the very cards that it is for', () => {
  const { cards } = loadCatalogue();
  const rules = new Set(cards.flatMap(rulesFor));
  let asked = 0;
  for (const rule of rules) {
    const under = cardsUnder(rule);
    if (under === undefined) continue;
    asked += 1;
    const found = searchCatalogue(under[1]);
    expect(found.ok && found.value.cards.map(({ id }) => id).sort(), rule).toEqual(
      cards
        .filter((card) => rulesFor(card).includes(rule))
        .map(({ id }) => id)
        .sort(),
    );
  }
  expect(asked).toBeGreaterThan(30);
});
