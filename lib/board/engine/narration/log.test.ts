import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { tell } from './log';

it('a purchase is one whole sentence, which names the cards to their buyer alone; what it says too is a part of it', () => {
  const { state } = scenario({ phase: 'bidding', factions: { harkonnen: {}, emperor: {} } });
  const events = [
    { kind: 'bought', seat: 0, price: 2, karama: false },
    { kind: 'paid', seat: 0, to: 1, amount: 2, why: 'card' },
    { kind: 'drew', seat: 0, card: 'shield', why: 'bought' },
    { kind: 'drew', seat: 0, card: 'snooper', why: 'free' },
    { kind: 'card-up', card: 'hajr', sighted: false },
  ] as const;
  const told = (seat: number) => tell(state, events as never, seat);
  expect(told(1)[0]?.whole).toBe(
    'Harkonnen bought a card for 2 spice, paid to Emperor and drew another for nothing.',
  );
  expect(told(0)[0]?.whole).toBe(
    'Harkonnen bought Shield for 2 spice, paid to Emperor and drew Snooper for nothing.',
  );
  expect(told(0).map(({ isPart = false }) => isPart)).toEqual([false, true, true, true, false]);
});
