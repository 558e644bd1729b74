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

it('a shipment that is paid for is one sentence with its price', () => {
  const { state } = scenario({ phase: 'bidding', factions: { harkonnen: {}, guild: {} } });
  const events = [
    { kind: 'paid', seat: 0, to: 1, amount: 4, bill: 'shipment' },
    { kind: 'shipped', seat: 0, from: 'reserves', to: 'carthag-10', count: 4, elite: 0 },
    { kind: 'paid', seat: 0, to: null, amount: 2, bill: 'card' },
  ] as const;
  const told = tell(state, events, 0);
  expect(told[1]?.whole).toBe('Harkonnen shipped 4 forces to Carthag for 4 spice, paid to Guild.');
  expect(told.map(({ isPart = false }) => isPart)).toEqual([true, false, false]);
});
