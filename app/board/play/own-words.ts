import { nameTo } from '@/lib/board/engine/narration/names';
import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';

/** How it ended for who sits at the table: "You lost: you held 1 stronghold of the 3 needed." */
export function ownWords(view: BoardView, seat: Seat, winners: readonly Seat[]): string {
  if (winners.includes(seat)) return 'You won.';
  const side = [seat, ...(view.factions[seat]?.allies ?? [])];
  const goal = needed(view, side.length);
  const name = listed(side.map((one) => nameTo(view, one)));
  const held = strongholdsOf(view, side);
  return Number.isFinite(goal)
    ? `You lost: ${name} held ${counted(held, 'stronghold')} of the ${goal} needed.`
    : `You lost: ${name} held ${counted(held, 'stronghold')}.`;
}
