import { expect, it } from 'vitest';
import { foldedIn } from './rival-groups';

type Seen = Parameters<typeof foldedIn>[0];

/** Four Houses, each with one card of the number of its seat. */
function seenIn(frames: readonly object[], lit: readonly number[] = []): Seen {
  const houses = [0, 1, 2, 3].map((seat) => ({
    zones: { domain: { cards: [seat] }, concealed: { cards: [] } },
  }));
  const places = { cards: new Map(lit.map((card) => [card, []])) };
  return { view: { frames, houses }, viewer: 0, places, aim: null } as unknown as Seen;
}

const rite = (attacker: number, defender: number) => ({
  step: 'rite',
  attacker,
  defender,
  lender: null,
});

it('Houses with no part in a rite are folded, but where one of their cards can be chosen', () => {
  expect(foldedIn(seenIn([]))).toEqual([]);
  expect(foldedIn(seenIn([rite(0, 2)]))).toEqual([1, 3]);
  expect(foldedIn(seenIn([rite(1, 2)]))).toEqual([3]);
  expect(foldedIn(seenIn([rite(0, 2)], [3]))).toEqual([1]);
});
