import { isBeyond } from '../../rite/stages';
import { intervalOf } from '../../turn/current-interval';
import { riteOf } from '../rite-of';
import { unasked } from './kind';

/** Ends the rite that is under way: nothing is assessed, and it counts against the limit (TAT-6.2.11-04). */
export const endRite = unasked({
  kind: 'end-rite',
  shape: {},
  say: () => 'end the rite, which counts against the limit all the same',
  brings: null,
  possible: ({ game }) => riteOf(game) !== null,
  run({ game }) {
    const rite = riteOf(game);
    if (rite === null) return;
    // Once the attacker has engaged, the rite has been counted already.
    if (rite.counts && !isBeyond(rite, 'attack-engages'))
      intervalOf(game, rite.attacker)?.rites.push({ rival: rite.against, kind: rite.kind });
    rite.at = 'over';
    const window = game.state.frames.findLast((frame) => frame.step === 'window');
    // Nobody answers any more what is over.
    if (window?.step === 'window') window.passes = window.order.length;
  },
});
