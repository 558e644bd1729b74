import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { ownLoss } from './own-loss';

const catalogue = loadGameCatalogue();

/** What the uses of a card would cost its House, with cards of a rival. */
function losses(card: string, ...rival: readonly string[]) {
  const { state } = scenario({
    houses: [
      { domain: [card], hand: [] },
      { domain: [...rival], hand: [] },
    ],
  }).toInterval(0);
  const view = viewFor(state, 0);
  return legalActions(state, catalogue)
    .filter((one) => one.kind === 'use' && view.cards[one.card]?.card === card)
    .map((one) => ownLoss(view, catalogue, one));
}

it('a use that subdues the own card says so, one that brings goods does not', () => {
  expect(losses('tat-dr-yueh', 'tat-duke-leto-atreides')).toEqual(['Dr. Yueh is subdued']);
  expect(losses('jotc-schlag-hide-exports')).toEqual(['']);
});
