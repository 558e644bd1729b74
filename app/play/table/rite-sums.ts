import { cardName } from '@/lib/engine/narration/naming';
import { sumWords } from '@/lib/engine/narration/outlook';
import type { ForcePart } from '@/lib/engine/queries/ranks';
import type { RiteLine } from '@/lib/engine/rite/lines';
import { givenBy } from '@/lib/engine/rite/outlook';
import { forceOf } from '@/lib/engine/rite/sides';
import type { RiteFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';

/** What a House has given away of its force, as a sum; '' before it has. */
export function leftSum(game: Game, rite: Readonly<RiteFrame>, seat: Seat, force: number): string {
  const given = givenBy(game, rite, seat);
  const all = given.reduce((sum, { amount }) => sum - amount, force);
  return sumWords(all, given, force, (id) => cardName(game.state, game.catalogue, id));
}

/** The rank of a participant with what raises and lowers it, as a sum; '' where nothing does. */
export function forceSum(game: Game, rite: Readonly<RiteFrame>, line: RiteLine): string {
  if (line.role === 'target' || line.isVanquished || line.isGone) return '';
  const parts: ForcePart[] = [];
  const card = cardAt(game, line.id);
  const asEngaged = line.isOpen ? { ...rite, defends: true } : rite;
  const sum = forceOf(game, asEngaged, card, (part) => parts.push(part));
  const rank = parts[0]?.by === line.id ? (parts[0]?.amount ?? 0) : null;
  const others = rank === null ? parts : parts.slice(1);
  return sumWords(rank ?? 0, others, sum, (id) => cardName(game.state, game.catalogue, id));
}
