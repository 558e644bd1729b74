import { it } from 'vitest';
import { scenario } from './testing/scenario-fixture';

it('x', () => {
  const t = scenario({
    houses: [
      {
        domain: ['eots-caladan', 'eots-dune subdued 1', 'jotc-atreides-occupation subdued 1'],
        treasury: 2,
      },
      { sponsor: 'harkonnen', domain: ['eots-dune'] },
    ],
    ranks: [0, 1],
  }).toInterval(0);
  console.log(t.state.turn, t.options());
  t.act('deploy-event jotc-atreides-occupation');
  console.log(t.state.turn, t.options(), t.events.slice(-12), t.zone('house-discard').length);
});
