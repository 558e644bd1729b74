import { holds } from '../abilities/condition';
import type { Yield } from '../abilities/effects/kind';
import type { Effect } from '../abilities/effects/table';
import { gathered } from '../abilities/gathered';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { abilitiesOn } from '../queries/abilities-on';
import { governedBy } from '../queries/governed';
import type { Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';

/**
 * What the deployed cards of a House can produce in a turn in which each engages once (TAT-5.4-06,
 * TAT-5.4-13): solaris for its treasury, spice for its hoard or its cards, not for the Guild Hoard. An
 * upper bound at today's numbers: X at its most, of several abilities or parts the best, conditions as
 * they stand. `either` where some card can give one or the other, so that the two sums are not had
 * together.
 */
export function incomeOf(game: Game, seat: Seat) {
  let solaris = 0;
  let spice = 0;
  let either = false;
  for (const card of governedBy(game, seat)) {
    const ways = waysOf(game, seat, card);
    const most = best(ways);
    solaris += most.solaris;
    spice += most.spice;
    either ||=
      most.solaris > 0 &&
      most.spice > 0 &&
      !ways.some((way) => way.solaris === most.solaris && way.spice === most.spice);
  }
  return { solaris, spice, either };
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
