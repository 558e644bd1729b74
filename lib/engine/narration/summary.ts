import { listed, listedOr } from '@/lib/sentences';
import type { GameCatalogue } from '../abilities/game-catalogue';
import type { GameEvent } from '../state/log-events';
import { takeUpView } from '../state/open-game';
import type { GameCardId, Seat } from '../state/state';
import type { View } from '../state/view';
import { incomeOf } from './income';
import { houseName, solarisWords } from './naming';

/** Where a House stands, and what it has done in a turn. */
export interface Summary {
  readonly seat: Seat;
  readonly name: string;
  readonly treasury: number;
  readonly favor: number;
  readonly hoard: number;
  /** Cards that it deployed, in their order; one that was deployed twice stands twice. */
  readonly deployed: readonly GameCardId[];
  readonly income: Income;
}

/** What its cards can produce in the next turn. */
export interface Income {
  readonly solaris: number;
  readonly spice: number;
  /** "9 solaris or 2 spice": the two do not add up where `either`. */
  readonly text: string;
}

/** What `Income` counts and what it does not, for a reader. */
export const INCOME_NOTE =
  'The most that the deployed cards can produce for the House if each engages once next turn, at today’s numbers. Costs are not taken off, and what rivals, tactics and events change is not foreseen.';

/** The summaries of all Houses, by seat; `events` are those of the turn that is summed up. */
export function summariesOf(
  view: View,
  catalogue: GameCatalogue,
  events: readonly GameEvent[],
): readonly Summary[] {
  const game = takeUpView(view, catalogue);
  return view.houses.map(({ treasury, favor, hoard }, seat) => {
    const { solaris, spice, either } = incomeOf(game, seat);
    return {
      seat,
      name: houseName(view, seat),
      treasury,
      favor,
      hoard,
      deployed: events.flatMap((event) =>
        event.kind === 'deployed' && event.seat === seat ? [event.card] : [],
      ),
      income: { solaris, spice, text: incomeWords(solaris, spice, either) },
    };
  });
}

function incomeWords(solaris: number, spice: number, either: boolean): string {
  const parts = [
    ...(solaris > 0 ? [solarisWords(solaris)] : []),
    ...(spice > 0 ? [`${spice} spice`] : []),
  ];
  return parts.length === 0 ? 'none' : either ? listedOr(parts) : listed(parts);
}
