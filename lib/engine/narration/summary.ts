import { listed } from '@/lib/sentences';
import { holds } from '../abilities/condition';
import type { Yield } from '../abilities/effects/kind';
import type { Effect } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { gathered } from '../abilities/gathered';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { abilitiesOn } from '../queries/abilities-on';
import { governedBy } from '../queries/governed';
import type { Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import { takeUpView } from '../state/open-game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { View } from '../state/view';
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
  /** "9 solaris and 2 spice": no card gives one or the other, so that the two add up. */
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
    return {
      seat,
      name: houseName(view, seat),
      treasury,
      favor,
      hoard,
      deployed: events.flatMap((event) =>
        event.kind === 'deployed' && event.seat === seat ? [event.card] : [],
      ),
      income: incomeOf(game, seat),
    };
  });
}

/**
 * What the deployed cards of a House can produce in a turn in which each engages once (TAT-5.4-06,
 * TAT-5.4-13): solaris for its treasury, spice for its hoard or its cards, not for the Guild Hoard. An
 * upper bound at today's numbers: X at its most, of several abilities or parts the best, conditions as
 * they stand.
 */
function incomeOf(game: Game, seat: Seat): Income {
  let solaris = 0;
  let spice = 0;
  for (const card of governedBy(game, seat)) {
    const ways = waysOf(game, seat, card);
    const most = best(ways);
    solaris += most.solaris;
    spice += most.spice;
  }
  const parts = [
    ...(solaris > 0 ? [solarisWords(solaris)] : []),
    ...(spice > 0 ? [`${spice} spice`] : []),
  ];
  const text = parts.length === 0 ? 'none' : listed(parts);
  return { solaris, spice, text };
}

/** What each operation of a card that belongs to the own Interval produces. */
function waysOf(game: Game, seat: Seat, card: GameCard): Required<Yield>[] {
  return abilitiesOn(game, card).flatMap((ability) => {
    if (
      ability.kind !== 'operation' ||
      ability.window !== undefined ||
      ability.engage === 'nothing'
    )
      return [];
    const plain = standing(game, seat, card);
    const scene = { ...plain, x: ability.x === undefined ? null : amountOf(plain, ability.x) };
    const { when, effects } = ability;
    return when === undefined || holds(scene, when) ? gathered(scene, effects, produced, best) : [];
  });
}

function produced(scene: Scene, effect: Effect): Yield {
  if (effect.kind !== 'produce' || effect.on === 'guild-hoard') return {};
  return { [effect.what]: Math.max(0, amountOf(scene, effect.amount)) };
}

/** The most solaris and the most spice of several ways, each for itself. */
function best(ways: readonly Required<Yield>[]): Required<Yield> {
  return {
    solaris: Math.max(0, ...ways.map((way) => way.solaris)),
    spice: Math.max(0, ...ways.map((way) => way.spice)),
    favor: 0,
    laid: 0,
  };
}
