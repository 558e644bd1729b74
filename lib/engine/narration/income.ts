import type { Doing } from '../abilities/ability';
import { holds } from '../abilities/condition';
import { type Effect, partsOf } from '../abilities/effects/table';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { abilitiesOn } from '../queries/abilities-on';
import { governedBy } from '../queries/governed';
import type { Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';

interface Yield {
  readonly solaris: number;
  readonly spice: number;
}

const NOTHING: Yield = { solaris: 0, spice: 0 };

/**
 * What the deployed cards of a House can produce in a turn in which each engages once (TAT-5.4-06,
 * TAT-5.4-13): solaris for its treasury, spice for its hoard or its cards, not for the Guild Hoard. An
 * upper bound at today's numbers: X at its most, of several abilities or parts the best, conditions as
 * they stand. `either` where some card can give one or the other, so that the two sums are not had
 * together.
 */
export function incomeOf(game: Game, seat: Seat): Yield & { readonly either: boolean } {
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
function waysOf(game: Game, seat: Seat, card: GameCard): Yield[] {
  return abilitiesOn(game, card).flatMap((ability) =>
    ability.kind === 'operation' && ability.window === undefined && ability.engage !== 'nothing'
      ? [yieldOf(sceneFor(game, seat, card, ability), ability)]
      : [],
  );
}

function sceneFor(game: Game, seat: Seat, card: GameCard, doing: Doing): Scene {
  const scene = standing(game, seat, card);
  return { ...scene, x: doing.x === undefined ? null : amountOf(scene, doing.x) };
}

function yieldOf(scene: Scene, doing: Doing): Yield {
  return doing.when === undefined || holds(scene, doing.when)
    ? yieldOfList(scene, doing.effects)
    : NOTHING;
}

function yieldOfList(scene: Scene, effects: readonly Effect[]): Yield {
  return effects
    .map((effect) => yieldOfEffect(scene, effect))
    .reduce(
      (sum, one) => ({ solaris: sum.solaris + one.solaris, spice: sum.spice + one.spice }),
      NOTHING,
    );
}

function yieldOfEffect(scene: Scene, effect: Effect): Yield {
  switch (effect.kind) {
    case 'produce': {
      if (effect.on === 'guild-hoard') return NOTHING;
      const amount = Math.max(0, amountOf(scene, effect.amount));
      return effect.what === 'solaris'
        ? { solaris: amount, spice: 0 }
        : { solaris: 0, spice: amount };
    }
    case 'one-of':
      return best(effect.parts.map((part) => yieldOfList(scene, part)));
    case 'whether': {
      const [does = [], otherwise = []] = partsOf(effect);
      return yieldOfList(scene, holds(scene, effect.is) ? does : otherwise);
    }
    default:
      return NOTHING;
  }
}

/** The most solaris and the most spice of several ways, each for itself. */
function best(ways: readonly Yield[]): Yield {
  return {
    solaris: Math.max(0, ...ways.map((way) => way.solaris)),
    spice: Math.max(0, ...ways.map((way) => way.spice)),
  };
}
