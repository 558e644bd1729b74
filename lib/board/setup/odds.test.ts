import { describe, expect, it } from 'vitest';
import { chanceOfWorm } from '@/lib/board/decks/spice-blow';
import { range } from '@/lib/range';
import { chanceInPile, traitorOdds } from './odds';

/** Every way to draw so many of a list. */
function* draws<T>(list: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= list.length - count; at += 1)
      for (const rest of draws(list, count - 1, at + 1)) yield [list[at] as T, ...rest];
}

type Whose = 'mine' | 'rival' | 'other';

/** The two chances by going through every hand that the rival can have. */
function enumerated(unseen: readonly Whose[]) {
  let [all, dealt, kept] = [0, 0, 0];
  for (const hand of draws(unseen, 4)) {
    const mine = hand.filter((whose) => whose === 'mine').length;
    const choice = hand.filter((whose) => whose !== 'rival').length;
    all += 1;
    if (mine > 0) dealt += 1;
    if (choice > 0) kept += mine / choice;
  }
  return { dealt: dealt / all, kept: kept / all };
}

const cards = (mine: number, rival: number, other: number): readonly Whose[] => [
  ...Array<Whose>(mine).fill('mine'),
  ...Array<Whose>(rival).fill('rival'),
  ...Array<Whose>(other).fill('other'),
];

describe('the odds of a start', () => {
  it('[GF9-setup-14] tell as enumeration does how likely a rival was dealt, and keeps, one of my leaders', () => {
    for (const factions of [2, 3, 4])
      for (const mine of [0, 1, 2, 3, 4])
        for (const theirs of range(0, 4 - mine)) {
          const others = 5 * (factions - 2) - (4 - mine - theirs);
          if (others < 0) continue;
          const expected = enumerated(cards(5 - mine, 5 - theirs, others));
          const found = traitorOdds({ factions, own: 4, mine, theirs });
          expect(found.dealt).toBeCloseTo(expected.dealt, 12);
          expect(found.kept).toBeCloseTo(expected.kept, 12);
        }
  });

  it('[DES-setup-10] tell the same before anybody has looked at cards', () => {
    const found = traitorOdds({ factions: 4, own: 0, mine: 0, theirs: 0 });
    const expected = enumerated(cards(5, 5, 10));
    expect(found.dealt).toBeCloseTo(expected.dealt, 12);
    expect(found.kept).toBeCloseTo(expected.kept, 12);
  });

  it('tell as enumeration does how likely a card that I do not see is in the deck, or in a hand', () => {
    for (const copies of [1, 2, 4])
      for (const pile of [1, 3, 7]) {
        const unseen = range(1, 11);
        let [all, with1] = [0, 0];
        for (const drawn of draws(unseen, pile)) {
          all += 1;
          if (drawn.some((card) => card <= copies)) with1 += 1;
        }
        expect(chanceInPile({ copies, unseen: unseen.length }, pile)).toBeCloseTo(with1 / all, 12);
      }
  });

  it('[GF9-spice-11] give a worm the same chance in every turn after the first, as enumeration does', () => {
    // a small deck: 4 territories and 3 worms; a turn takes the worms up to the next territory
    const places = range(0, 6);
    for (const turn of [1, 2, 3, 4]) {
      let [all, withWorm] = [0, 0];
      for (const worms of draws(places, 3)) {
        const territories = places.filter((place) => !worms.includes(place));
        const from = territories[turn - 2] ?? -1;
        const to = territories[turn - 1] ?? -1;
        all += 1;
        if (worms.some((worm) => worm > from && worm < to)) withWorm += 1;
      }
      expect(withWorm / all).toBeCloseTo(chanceOfWorm({ territories: 4, worms: 3 }, 1), 12);
    }
  });
});
