import type { CardId } from '@/lib/cards/card';
import { governedBy } from '../queries/governed';
import { faceOf, type Game, printed } from '../state/game';
import { type Check, refuse } from '../state/refusal';
import type { GameCard } from '../state/state';

/**
 * The deployed card that keeps a unique card out of play: any card of the same title, whatever its
 * subtitle or set, under any House (TAT-6.2.2-03, TAT-9-13, TAT-3.1.2-04). Undefined when nothing stands
 * against it; always so for home worlds and other cards that are not unique.
 */
export function uniqueInTheWay(game: Game, card: CardId): GameCard | undefined {
  const wanted = game.catalogue.byId.get(card);
  return wanted?.unique === true ? byTitle(game).get(wanted.title) : undefined;
}

/** The first deployed card of each title. */
function byTitle(game: Game): ReadonlyMap<string, GameCard> {
  if (game.table.titles !== null) return game.table.titles;
  const found = new Map<string, GameCard>();
  for (let seat = 0; seat < game.state.houses.length; seat += 1)
    for (const card of governedBy(game, seat)) {
      const { title } = printed(game, card);
      if (!found.has(title)) found.set(title, card);
    }
  game.table.titles = found;
  return found;
}

/** No copy of a unique card may be deployed (TAT-9-13), by the rule that says so of what is done. */
export function noCopy(rule: string): Check {
  const rules = [rule, 'TAT-9-13'];
  return (game, _seat, card) => {
    const other = uniqueInTheWay(game, faceOf(game, card));
    return other === undefined ? null : refuse({ code: 'copy-deployed' }, rules, [other.id]);
  };
}
