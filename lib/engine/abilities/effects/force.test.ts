import { describe, expect, it } from 'vitest';
import { cardAt } from '../../state/game';
import { takeUp } from '../../state/open-game';
import { scenario } from '../../testing/scenario-fixture';
import { inSight } from '../aim';
import { loadGameCatalogue } from '../load';
import { standing } from '../scene';
import { type Effect, kindOf } from './table';

const STORM: Effect = {
  kind: 'force',
  amount: 9,
  on: { choose: { all: ['Desert'] } },
  must: 'reach',
  does: 'subdue',
};

/** What a deployed card could apply force to. */
function reachOf(source: string): readonly string[] {
  const table = scenario({
    houses: [
      { domain: ['eots-caladan', 'jotc-hagga-basin', 'eots-imperial-basin', source] },
      { domain: ['eots-giedi-prime'] },
    ],
  });
  const game = takeUp(table.state, loadGameCatalogue());
  const options =
    kindOf(STORM).ask(standing(game, 0, table.card(source)), STORM, [])?.options ?? [];
  return options.flatMap((one) => (one.kind === 'choose' ? [cardAt(game, one.card).card] : []));
}

describe('force outside rites', () => {
  it('leaves alone what is immune to its source: Hagga Basin to Sandworms and Coriolis Storms', () => {
    expect(reachOf('eots-coriolis-storm')).toEqual(['eots-imperial-basin']);
    expect(reachOf('eots-sandworm')).toEqual(['eots-imperial-basin']);
    expect(reachOf('eots-pogrom')).toEqual(['jotc-hagga-basin', 'eots-imperial-basin']);
  });

  it('does nothing where nothing else is in sight', () => {
    const table = scenario({
      houses: [
        { domain: ['eots-caladan', 'jotc-hagga-basin', 'eots-sandworm'] },
        { domain: ['eots-giedi-prime'] },
      ],
    });
    const game = takeUp(table.state, loadGameCatalogue());
    const scene = standing(game, 0, table.card('eots-sandworm'));
    expect(inSight(scene, STORM.on)).toHaveLength(1);
    expect(kindOf(STORM).possible(scene, STORM)).toBe(false);
  });
});
