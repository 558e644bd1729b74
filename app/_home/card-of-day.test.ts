import { expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { cardOfDay } from './card-of-day';

it('gives every card its day before one comes again', () => {
  const { cards } = loadCatalogue();
  const days = cards.map((_, day) => cardOfDay(cards, day * 86_400_000));
  expect(new Set(days).size).toBe(cards.length);
  expect(cardOfDay(cards, 86_399_999)).toBe(days[0]);
});
