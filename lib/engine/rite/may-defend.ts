import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameCardId } from '../state/state';
import { counterers } from './counter';
import { joiners } from './joiners';
import { forceOf } from './sides';
import { isBeyond } from './stages';

/**
 * The cards of the defender that may still step into a rite, as far as the table shows: personas that can counter, and those
 * that can join, with the most force that these bring together. What tactics could do is not counted.
 */
export function mayDefend(game: Game, rite: Readonly<RiteFrame>) {
  const counters: readonly GameCardId[] = isBeyond(rite, 'counter')
    ? []
    : counterers(game, rite).map(({ id }) => id);
  const joining = isBeyond(rite, 'defense-joins') ? [] : joiners(game, rite, rite.defender);
  return {
    counters,
    joins: joining.map(({ id }): GameCardId => id),
    most: joining.reduce((sum, card) => sum + forceOf(game, rite, card), 0),
  };
}
