import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { saysWhose, sharedCards } from './whose-card';

const catalogue = loadGameCatalogue();

it('of a card that several Houses have the log says whose it is', () => {
  const { state } = scenario({
    houses: [
      { domain: ['eots-dune', 'eots-caladan'], hand: [] },
      { domain: ['eots-dune'], hand: [] },
    ],
  }).toInterval(0);
  const view = viewFor(state, 0);
  const owners = sharedCards(view);
  const titleOf = (card: number) => catalogue.byId.get(view.cards[card]?.card ?? '')?.title ?? '';
  const says = (name: string, seat: number, text: string) => {
    const card = Object.values(view.cards).find(
      (one) => one.card === name && one.place.seat === seat,
    );
    return saysWhose(text, { card: card?.id ?? null }, owners, titleOf);
  };
  expect(says('eots-dune', 1, 'Dune has 3 tokens')).toBe('Dune of 1 has 3 tokens');
  expect(says('eots-dune', 1, 'House 1 deploys Dune')).toBe('House 1 deploys Dune');
  expect(says('eots-caladan', 0, 'Caladan is engaged')).toBe('Caladan is engaged');
});
