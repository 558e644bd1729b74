import { describe, expect, it } from 'vitest';
import { TERRITORIES } from '../map/map';
import { chanceOfPlace, chanceOfWorm, SPICE_DECK } from './spice-blow';

describe('the spice deck', () => {
  it('[GF9-card-spice-01] has a card for each territory where spice blows', () => {
    expect(TERRITORIES.filter(({ spice }) => spice !== undefined)).toHaveLength(
      SPICE_DECK.territories,
    );
  });

  it('[GF9-spice-10] [GF9-spice-11] tells what counting every order of a small deck tells', () => {
    for (const territories of [1, 2, 3, 4])
      for (const worms of [0, 1, 2, 3])
        for (let blows = 1; blows <= territories; blows += 1) {
          const left = { territories, worms };
          const { all, worm, place } = counted(territories, worms, blows);
          expect(chanceOfWorm(left, blows)).toBeCloseTo(worm / all, 12);
          expect(chanceOfPlace(left, blows)).toBeCloseTo(place / all, 12);
        }
  });

  it('[GF9-spice-10] brings a worm on turn 2 of a new game 3 times in 10', () => {
    expect(chanceOfWorm({ territories: 14, worms: 6 }, 1)).toBeCloseTo(0.3, 12);
  });

  it('has nothing more to bring once it is used up', () => {
    expect(chanceOfWorm({ territories: 3, worms: 0 }, 2)).toBe(0);
    expect(chanceOfWorm({ territories: 0, worms: 2 }, 1)).toBe(1);
    expect(chanceOfPlace({ territories: 0, worms: 2 }, 1)).toBe(0);
    expect(chanceOfPlace({ territories: 2, worms: 2 }, 5)).toBe(1);
  });
});

/** In how many orders of the deck the first blows bring a worm, and the first territory. */
function counted(territories: number, worms: number, blows: number) {
  const deck = [
    ...Array.from({ length: territories }, (_, at) => at),
    ...Array.from({ length: worms }, () => null),
  ];
  const counts = { all: 0, worm: 0, place: 0 };
  for (const order of orders(deck)) {
    const shown = order.slice(0, 1 + order.findIndex((_, at) => seen(order, at) === blows));
    counts.all += 1;
    if (shown.includes(null)) counts.worm += 1;
    if (shown.includes(0)) counts.place += 1;
  }
  return counts;
}

function seen(order: readonly (number | null)[], at: number): number {
  return order.slice(0, at + 1).filter((card) => card !== null).length;
}

function* orders<T>(cards: readonly T[]): Generator<readonly T[]> {
  if (cards.length === 0) yield [];
  for (const [at, card] of cards.entries())
    for (const rest of orders(cards.filter((_, other) => other !== at))) yield [card, ...rest];
}
