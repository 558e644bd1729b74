import { z } from 'zod';
import { type Capture, capture } from './capture';
import { type ChooseHouse, chooseHouse } from './choose-house';
import { type DeclaredFavor, declaredFavor } from './declared-favor';
import { type Deferment, deferment } from './deferment';
import { type Demand, demand } from './demand';
import { type Deploy, deploy } from './deploy';
import { type Discard, discard } from './discard';
import { type Draw, draw } from './draw';
import { type Examine, examine } from './examine';
import { type Favor, favor } from './favor';
import { type Force, force } from './force';
import type { EffectKind } from './kind';
import { type LastingEffect, lasting } from './lasting';
import { type MoveCards, moveCards } from './move-cards';
import { type MoveSpice, moveSpice } from './move-spice';
import { type OneOf, oneOf } from './one-of';
import { type Participate, participate } from './participate';
import { type Pay, pay } from './pay';
import { type Produce, produce } from './produce';
import { type StartRite, startRite } from './start-rite';
import { type TakeSolaris, takeSolaris } from './take-solaris';
import { type Turn, turn } from './turn';
import { type Whether, whether } from './whether';

/** Everything that an ability can do, and every cost that it can have: a file a kind. */
export type Effect =
  | Capture
  | ChooseHouse
  | DeclaredFavor
  | Deferment
  | Demand
  | Deploy
  | Discard
  | Draw
  | Examine
  | Favor
  | Force
  | LastingEffect
  | MoveCards
  | MoveSpice
  | OneOf
  | Participate
  | Pay
  | Produce
  | StartRite
  | TakeSolaris
  | Turn
  | Whether;

const KINDS: { readonly [K in Effect['kind']]: EffectKind<Extract<Effect, { kind: K }>> } = {
  capture,
  'choose-house': chooseHouse,
  'declared-favor': declaredFavor,
  deferment,
  demand,
  deploy,
  discard,
  draw,
  examine,
  favor,
  force,
  lasting,
  'move-cards': moveCards,
  'move-spice': moveSpice,
  'one-of': oneOf,
  participate,
  pay,
  produce,
  'start-rite': startRite,
  'take-solaris': takeSolaris,
  turn,
  whether,
};

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.union(
    Object.values(KINDS).map(({ schema }) => schema) as unknown as [
      z.ZodType<Effect>,
      z.ZodType<Effect>,
    ],
  ),
);

/** The kind of an effect. The table pairs each name with its own. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return KINDS[effect.kind] as unknown as EffectKind<Effect>;
}

/** The lists of effects inside one, by part; what "one-of", "whether" and "demand" hold. */
export function partsOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.kind) {
    case 'one-of':
      return effect.parts;
    case 'whether':
      return [effect.does, effect.otherwise ?? []];
    case 'demand':
      return [effect.otherwise];
    default:
      return [];
  }
}
