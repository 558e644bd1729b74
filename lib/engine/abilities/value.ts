import { z } from 'zod';
import { croe } from '@/lib/rules/croe';
import { TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { houseAt, seatsInPlay } from '../game';
import { baseCost } from '../queries/cost';
import { commandOf, rankOf, resistanceOf } from '../queries/ranks';
import { cardsThat, type Filter, filterSchema, sayFilter } from './filter';
import { type Ref, refer, refSchema, sayRef } from './ref';
import { riteOf } from './rite-of';
import type { Scene } from './scene';

/** A whole number that follows from the table. */
export type Value =
  | number
  /** The X that was chosen. */
  | 'x'
  /** The CHOAM Rate of Exchange now. */
  | 'croe'
  /** How much the cause of a trigger was about. */
  | 'amount'
  | { readonly count: Filter }
  | { readonly rank: Talent; readonly of: Ref }
  | { readonly command: Ref }
  | { readonly resistance: Ref }
  | { readonly cost: Ref }
  | { readonly tokens: 'deferment' | 'spice' | 'program'; readonly on: Ref }
  | { readonly have: 'solaris' | 'spice' | 'favor' }
  | { readonly houses: 'all' | 'rivals' }
  /** Participants of a side of the rite. */
  | { readonly participants: 'attacking' | 'defending' }
  | { readonly sum: readonly Value[] }
  | { readonly less: readonly [Value, Value] }
  | { readonly times: readonly [Value, Value] }
  | { readonly least: readonly Value[] };

const talent = z.enum(TALENTS);

export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.number().int(),
    z.enum(['x', 'croe', 'amount']),
    z.strictObject({ count: filterSchema }),
    z.strictObject({ rank: talent, of: refSchema }),
    z.strictObject({ command: refSchema }),
    z.strictObject({ resistance: refSchema }),
    z.strictObject({ cost: refSchema }),
    z.strictObject({ tokens: z.enum(['deferment', 'spice', 'program']), on: refSchema }),
    z.strictObject({ have: z.enum(['solaris', 'spice', 'favor']) }),
    z.strictObject({ houses: z.enum(['all', 'rivals']) }),
    z.strictObject({ participants: z.enum(['attacking', 'defending']) }),
    z.strictObject({ sum: z.array(valueSchema).min(2) }),
    z.strictObject({ less: z.tuple([valueSchema, valueSchema]) }),
    z.strictObject({ times: z.tuple([valueSchema, valueSchema]) }),
    z.strictObject({ least: z.array(valueSchema).min(2) }),
  ]),
);

/** What a value is now. A rank that a card lacks counts 0. */
export function amountOf(scene: Scene, value: Value): number {
  const { game, seat } = scene;
  if (typeof value === 'number') return value;
  if (value === 'x') return scene.x ?? 0;
  if (value === 'croe') return croe(game.state.guildHoard);
  if (value === 'amount') return scene.cause?.amount ?? 0;
  if ('count' in value) return cardsThat(scene, value.count).length;
  if ('rank' in value)
    return ofCard(scene, value.of, (card) => rankOf(game, card, value.rank) ?? 0);
  if ('command' in value) return ofCard(scene, value.command, (card) => commandOf(game, card));
  if ('resistance' in value)
    return ofCard(scene, value.resistance, (card) => resistanceOf(game, card));
  if ('cost' in value) return ofCard(scene, value.cost, (card) => baseCost(game, card));
  if ('tokens' in value) return ofCard(scene, value.on, (card) => card[value.tokens]);
  if ('have' in value) {
    const { treasury, hoard, favor } = houseAt(game, seat);
    return { solaris: treasury, spice: hoard, favor }[value.have];
  }
  if ('houses' in value) {
    const all = seatsInPlay(game).length;
    return value.houses === 'all' ? all : all - 1;
  }
  if ('participants' in value) {
    const rite = riteOf(game);
    if (rite === null) return 0;
    return 1 + (value.participants === 'attacking' ? rite.attackers : rite.defenders).length;
  }
  if ('sum' in value)
    return value.sum.reduce<number>((sum, part) => sum + amountOf(scene, part), 0);
  if ('less' in value) return amountOf(scene, value.less[0]) - amountOf(scene, value.less[1]);
  if ('times' in value) return amountOf(scene, value.times[0]) * amountOf(scene, value.times[1]);
  return Math.min(...value.least.map((part) => amountOf(scene, part)));
}

function ofCard(
  scene: Scene,
  ref: Ref,
  number: (card: NonNullable<ReturnType<typeof refer>>) => number,
): number {
  const card = refer(scene, ref);
  return card === null ? 0 : number(card);
}

/** How a sentence says it: "3", "X", "the number of charters you govern". */
export function sayValue(value: Value, title: string): string {
  if (typeof value === 'number') return String(value);
  if (value === 'x') return 'X';
  if (value === 'croe') return 'the CROE';
  if (value === 'amount') return 'as many';
  const say = (part: Value) => sayValue(part, title);
  const whose = (ref: Ref) => sayRef(ref, title);
  if ('count' in value) return `the number of ${sayFilter(value.count, 'many')}`;
  if ('rank' in value) return `the ${talentName(value.rank)} rank of ${whose(value.of)}`;
  if ('command' in value) return `the command of ${whose(value.command)}`;
  if ('resistance' in value) return `the resistance of ${whose(value.resistance)}`;
  if ('cost' in value) return `the cost of ${whose(value.cost)}`;
  if ('tokens' in value)
    return `the ${value.tokens === 'spice' ? 'spice' : `${value.tokens} tokens`} on ${whose(value.on)}`;
  if ('have' in value)
    return { solaris: 'your treasury', spice: 'your hoard', favor: 'your favor' }[value.have];
  if ('houses' in value) return `the number of ${value.houses === 'all' ? 'Houses' : 'rivals'}`;
  if ('participants' in value) return `the number of ${value.participants} participants`;
  if ('sum' in value) return value.sum.map(say).join(' + ');
  if ('less' in value) return `${say(value.less[0])} − ${say(value.less[1])}`;
  if ('times' in value) return `${say(value.times[0])} × ${say(value.times[1])}`;
  return `the least of ${value.least.map(say).join(' and ')}`;
}
