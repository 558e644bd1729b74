import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { bidComes, passComes } from './petition-comes';

const catalogue = loadGameCatalogue();

/** A petition of the first of three Houses for a card of cost 4, as it stands after these moves. */
function petitioned(...moves: readonly string[]) {
  const table = scenario({
    houses: [{ treasury: 9, assembly: ['eots-carthag'] }, { treasury: 9 }, { treasury: 9 }],
  })
    .toInterval(0)
    .act('petition eots-carthag', ...moves);
  const frame = table.state.frames.find((one): one is PetitionFrame => one.step === 'petition');
  if (frame === undefined) throw new Error('no petition');
  return { game: takeUpView(viewFor(table.state, 1), catalogue), frame };
}

describe('what an answer in a petition comes to', () => {
  it('[TAT-6.2.1-28] is for a rival what it pays, and that nobody gets the card', () => {
    const { game, frame } = petitioned('bid 4');
    expect(bidComes(game, frame, 1, 6)).toBe('pay 2, 7 left');
    expect(bidComes(game, frame, 0, 6)).toBe('leaves 3');
  });

  it('is after a pass what the best bid brings, unless another may raise it', () => {
    const { game, frame } = petitioned('bid 4');
    expect(passComes(game, frame, 1)).toMatch(/^if nobody raises, .+ deploys it for 4$/);
    const last = petitioned('bid 4', 'pass');
    expect(passComes(last.game, last.frame, 2)).toMatch(/^[^,]+ deploys it for 4$/);
    const raised = petitioned('bid 4', 'bid 6', 'pass');
    expect(passComes(raised.game, raised.frame, 0)).toMatch(/^.+ pays 2: you do not get it$/);
  });
});
