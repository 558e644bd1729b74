import { describe, expect, it } from 'vitest';
import { treacheryDeck } from '../decks/treachery';
import { CARD_CLASSES, classOf, countOf, handsOf, totalOf, unseenOf } from './cards';

describe('cards that do the same', () => {
  it.each(['2019', 'descartes'] as const)('are the whole deck of %s', (edition) => {
    expect(totalOf(unseenOf(edition, []))).toBe(33);
    const found = new Set(treacheryDeck(edition).map(classOf));
    expect([...found].sort()).toEqual([...CARD_CLASSES].sort());
  });

  it('make up a hand as often as among all hands that can be dealt', () => {
    const unseen = {
      ...countOf([]),
      ...{ lasgun: 1, shield: 2, snooper: 1, worthless: 2 },
    };
    const classes = ['lasgun', 'shield', 'snooper'] as const;
    const deck = CARD_CLASSES.flatMap((one) => Array.from({ length: unseen[one] }, () => one));
    const counts = new Map<string, number>();
    let all = 0;
    for (const [at, one] of deck.entries())
      for (const [by, two] of deck.entries())
        for (const three of deck.slice(by + 1)) {
          if (by <= at) continue;
          const hand = [one, two, three, 'snooper'] as const;
          const key = classes.filter((each) => hand.includes(each)).join();
          counts.set(key, (counts.get(key) ?? 0) + 1);
          all += 1;
        }
    const found = handsOf(classes, ['snooper'], 3, unseen);
    expect(found).toHaveLength(counts.size);
    for (const { holds, chance } of found)
      expect(chance).toBeCloseTo((counts.get([...holds].join()) ?? 0) / all, 12);
  });
});
