import { factionName } from '@/lib/board/engine/narration/names';
import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';

/** How it ended for who sits at the table: "You lost: Atreides held 1 of 3". */
export function ownWords(view: BoardView, seat: Seat, winners: readonly Seat[]): string {
  if (winners.includes(seat)) return 'You won.';
  const side = [seat, ...(view.factions[seat]?.allies ?? [])];
  const goal = needed(view, side.length);
  const name = listed(side.map((one) => factionName(view, one)));
  const held = strongholdsOf(view, side);
  return Number.isFinite(goal)
    ? `You lost: ${name} held ${held} of the ${counted(goal, 'stronghold')} that win.`
    : `You lost: ${name} held ${counted(held, 'stronghold')}.`;
}
