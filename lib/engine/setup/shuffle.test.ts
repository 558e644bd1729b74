import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { hashText } from '@/lib/kernel/hash';
import { type HasRandom, randomOf, shuffle } from '@/lib/kernel/random';
import { seedOf } from '@/lib/kernel/seed';
import { plainDeck } from '../testing/deck-fixture';
import { dealOpening } from './opening';

/** Sum of (seen - expected)² / expected over the cells. */
function chiSquare(cells: readonly number[], expected: number): number {
  return cells.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}

/** A bound that chi-square with so many degrees of freedom passes about once in 100,000 times. */
const bound = (degrees: number) => degrees + 4.27 * Math.sqrt(2 * degrees) + 12;

const from = (seed: number): HasRandom => ({ random: randomOf(seed) });

/** The numbers from 0, shuffled. */
function shuffled(holder: HasRandom, size: number): number[] {
  const list = Array.from({ length: size }, (_, card) => card);
  shuffle(holder, list);
  return list;
}

describe('chance', () => {
  it('goes on where it stood: the generator is part of the state', () => {
    const whole = from(5);
    const both = [shuffled(whole, 30), shuffled(whole, 30)];
    expect(both[1]).not.toEqual(both[0]);
    const first = from(5);
    const one = shuffled(first, 30);
    const later: HasRandom = JSON.parse(JSON.stringify(first));
    expect([one, shuffled(later, 30)]).toEqual(both);
  });

  it('shuffles into every order equally often', () => {
    const holder = from(1);
    const seen = new Map<string, number>();
    for (let time = 0; time < 24_000; time += 1) {
      const order = shuffled(holder, 4).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()], 1000)).toBeLessThan(bound(23));
  });

  it('brings each card to each place equally often over seeds that lie side by side', () => {
    const size = 12;
    const seen = new Array<number>(size * size).fill(0);
    for (let seed = 0; seed < 12_000; seed += 1) {
      shuffled(from(seed), size).forEach((card, place) => {
        seen[card * size + place] = (seen[card * size + place] ?? 0) + 1;
      });
    }
    expect(chiSquare(seen, 1000)).toBeLessThan(bound((size - 1) ** 2));
  });

  it('makes openings of neighbouring seeds independent', () => {
    const sides = 10;
    const pairs = new Array<number>(sides * sides).fill(0);
    let [last = 0] = shuffled(from(0), sides);
    for (let seed = 1; seed <= 100_000; seed += 1) {
      const [top = 0] = shuffled(from(seed), sides);
      pairs[last * sides + top] = (pairs[last * sides + top] ?? 0) + 1;
      last = top;
    }
    expect(chiSquare(pairs, 1000)).toBeLessThan(bound(sides * sides - 1));
  });

  it('deals each title to the opening hand as often as its copies say', () => {
    const deck = plainDeck();
    const seen = new Map<string, number>();
    const deals = 4000;
    for (let seed = 0; seed < deals; seed += 1) {
      const opening = dealOpening(deck, seed, loadCatalogue());
      for (const card of opening.ok ? opening.value.hand : [])
        seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    expect(seen.size).toBe(10);
    expect(chiSquare([...seen.values()], (deals * 7) / 10)).toBeLessThan(bound(9));
  });
});

describe('a seed', () => {
  it('stands for itself as a number, also in digits', () => {
    expect([0, 1, 4294967295, '7', ' 7 ', '4294967295', -0].map(seedOf)).toEqual([
      0, 1, 4294967295, 7, 7, 4294967295, 0,
    ]);
  });

  it('is a number for any word, always the same one', () => {
    expect(seedOf('Muad’Dib')).toBe(seedOf('Muad’Dib'));
    expect(seedOf('caf\u00e9')).toBe(seedOf('cafe\u0301'));
    expect(new Set(['a', 'b', 'ab', 'ba', '', '007', '-1', '1.5'].map(seedOf)).size).toBe(8);
    for (const odd of ['', '\ud800', '4294967296', -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const seed = seedOf(odd);
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
    }
  });
});

describe('a hash', () => {
  it('is the same on every machine', () => {
    expect([hashText(''), hashText('desert')]).toEqual([2872998923, 2865942863]);
  });
});
