import { z } from 'zod';
import { listed } from '@/lib/sentences';
import { push } from '../../../atoms/flow';

import { clockwise } from '../../../state/game';
import type { Seat } from '../../../state/state';
import { filterSchema } from '../../filter';
import { sayFilter } from '../../filter-words';
import { cardsThat } from '../../matching';
import { HOUSES, housesOf, housesSchema, ofHouse } from '../../ref';
import type { Scene } from '../../scene';
import { flag } from '../../shape';
import { sayValue, type Value, valueSchema } from '../../value';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import type { Effect } from '../table';
import { type Nested, partOf } from './nested';

const eachHouseShape = ({ effects }: Nested) => ({
  /** Houses by what they are, or those that govern a card of a kind. */
  of: z.union([housesSchema.exclude(['you']), z.strictObject({ governing: filterSchema })]),
  /** Each may leave it. */
  may: flag,
  /** The most that X may be for each, which chooses it for itself from 0. */
  x: valueSchema.optional(),
  effects,
});
type EachHouse = EffectOf<'each-house', ReturnType<typeof eachHouseShape>>;

/** Houses do something one after the other, each for itself, the own House or the next clockwise first. */
export const eachHouse = (nested: Nested): EffectKind<EachHouse> =>
  effectKind({
    kind: 'each-house',
    shape: eachHouseShape(nested),
    say({ of, may, x, effects }, title) {
      const who =
        typeof of === 'string'
          ? HOUSES[of][0]
          : `the governor of ${sayFilter(of.governing, 'one')}`;
      const said = effects.map((effect) =>
        ofHouse(nested.say(effect, title).replace(/^you may /, '')),
      );
      if (x !== undefined) return `${who} may ${listed(said)}, X at most ${sayBound(x, title)}`;
      return may === true || effects.some(mayBeLeft)
        ? `${who} may ${listed(said)}`
        : sayMust(who, said);
    },
    possible: (scene, { of }) => actors(scene, of).length > 0,
    run(scene, { of, may, x }, _picks, frame) {
      for (const seat of actors(scene, of).reverse())
        push(scene.game.state, {
          ...partOf(frame, 0),
          seat,
          targets: [],
          houses: [],
          at: may === true ? 'may' : 'x',
          x: x === undefined ? frame.x : null,
        });
    },
  });

/** The Houses that do it, in the order in which they do. */
function actors(scene: Scene, of: EachHouse['of']): Seat[] {
  const { game, seat } = scene;
  const seats =
    typeof of === 'string'
      ? housesOf(scene, of)
      : cardsThat(scene, of.governing).map(({ place }) => place.seat);
  return clockwise(game, seat).filter((one) => seats.includes(one));
}

/** What happens to a House by itself, and what it must do. */
function sayMust(who: string, orders: readonly string[]): string {
  if (orders.every((order) => ITSELF.test(order)))
    return `${who} ${listed(orders.map((order) => order.replace(ITSELF, '$1s')))}`;
  return `${who} must ${listed(orders)}`;
}

const ITSELF = /^(gain|lose|produce|draw)\b/;

/** Whether an effect lets its House choose no card. */
function mayBeLeft(effect: Effect): boolean {
  const aims = Object.values<unknown>(effect);
  return aims.some((aim) => typeof aim === 'object' && aim !== null && 'may' in aim);
}

/** The bounds of an X that a treasury alone sets go without saying. */
function sayBound(x: Value, title: string): string {
  const bounds = typeof x === 'object' && 'least' in x ? x.least : [x];
  return bounds
    .filter((bound) => typeof bound !== 'object' || !('have' in bound))
    .map((bound) => sayValue(bound, title))
    .join(' and at most ');
}
