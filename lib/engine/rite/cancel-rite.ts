import { riteOf } from '../abilities/rite';
import type { Game } from '../state/game';
import { countRite } from './limits';
import { isBeyond } from './stages';

/** Ends the rite that is under way: nothing is assessed, and it counts against the limit (TAT-6.2.11-04). */
export function cancelRite(game: Game): void {
  const rite = riteOf(game);
  if (rite === null) return;
  // Once the attacker has engaged, the rite has been counted already.
  if (rite.counts && !isBeyond(rite, 'attack-engages')) countRite(game, rite);
  rite.at = 'over';
  const window = game.state.frames.findLast((frame) => frame.step === 'window');
  // Nobody answers any more what is over.
  if (window?.step === 'window') window.passes = window.order.length;
}
