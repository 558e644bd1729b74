import { it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { actionKey } from '../../actions';
import { walk } from '../games';
import { naiveActions } from './lister';
it('x', () => {
  const catalogue = loadCatalogue();
  const [seed, at] = (process.env.AT ?? '0 0').split(' ').map(Number);
  walk(seed ?? 0, (at ?? 0) + 1, catalogue, (state, legal, _e, step) => {
    if (step !== at) return;
    console.log(JSON.stringify(state.frames), JSON.stringify(state.decision));
    console.log(legal.map(actionKey).sort().join('; '));
    console.log(naiveActions(state, catalogue).join('; '));
    const t0 = performance.now(); for (let i = 0; i < 3; i++) naiveActions(state, catalogue); console.log((performance.now() - t0) / 3);
  });
});
