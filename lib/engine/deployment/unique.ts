import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { isDeployed } from '../queries/face-up';
import { faceOf } from '../state/game';
import { type Check, refuse } from '../state/refusal';
import type { GameCard, GameState } from '../state/state';

/**
 * The deployed card that keeps a unique card out of play: any card of the same title, whatever its
 * subtitle or set, under any House (TAT-6.2.2-03, TAT-9-13, TAT-3.1.2-04). Undefined when nothing stands
 * against it; always so for home worlds and other cards that are not unique.
 */
export function uniqueInTheWay(
  state: Readonly<GameState>,
  card: CardId,
  catalogue: Catalogue,
): GameCard | undefined {
  const wanted = catalogue.byId.get(card);
  if (wanted?.unique !== true) return undefined;
  for (const { zones } of state.houses)
    for (const id of zones.domain) {
      const other = state.cards[id];
      if (other === undefined || !isDeployed(other)) continue;
      if (catalogue.byId.get(other.card)?.title === wanted.title) return other;
    }
  return undefined;
}

/** No copy of a unique card may be deployed (TAT-9-13), by the rule that says so of what is done. */
export function noCopy(rule: string): Check {
  const rules = [rule, 'TAT-9-13'];
  return (game, _seat, card) => {
    const other = uniqueInTheWay(game.state, faceOf(game, card), game.catalogue);
    return other === undefined ? null : refuse({ code: 'copy-deployed' }, rules, [other.id]);
  };
}
