import { z } from 'zod';
import { type Await, awaited } from './await';
import { type Bidding, bidding } from './bidding';
import { type CancelPetition, cancel } from './cancel-petition';
import { type Capture, capture } from './capture';
import { type ChooseCard, chooseCard } from './choose-card';
import { type ChooseHouse, chooseHouse } from './choose-house';
import { type CopyAbilities, copyAbilities } from './copy-abilities';
import { type CounterWith, counterWith } from './counter';
import { type DeclaredFavor, declaredFavor } from './declared-favor';
import { type Deferment, deferment } from './deferment';
import { type Demand, demand } from './demand';
import { type Deploy, deploy } from './deploy';
import { type Discard, discard } from './discard';
import { type Draw, draw } from './draw';
import { type EachHouse, eachHouse } from './each-house';
import { type EndRite, endRite } from './end-rite';
import { type Examine, examine } from './examine';
import { type ExtraExchange, extraExchange } from './extra-exchange';
import { type Favor, favor } from './favor';
import { type Force, force } from './force';
import { type HandOver, handOver } from './hand-over';
import type { EffectKind } from './kind';
import { type LastingEffect, lasting } from './lasting';
import { type LayDown, layDown } from './lay-down';
import { type Levy, levy } from './levy';
import { type MoveCards, moveCards } from './move-cards';
import { type MoveSpice, moveSpice } from './move-spice';
import type { Nested } from './nested';
import { type NewTarget, newTarget } from './new-target';
import { type OneOf, oneOf } from './one-of';
import { type Participate, participate } from './participate';
import { type Pay, pay } from './pay';
import { type Produce, produce } from './produce';
import { type SpreadForce, spreadForce } from './spread-force';
import { type StartPetition, startPetition } from './start-petition';
import { type StartRite, startRite } from './start-rite';
import { type TakeSolaris, takeSolaris } from './take-solaris';
import { type Transfer, transfer } from './transfer';
import { type Turn, turn } from './turn';
import { type Whether, whether } from './whether';

/** Everything that an ability can do, and every cost that it can have: a file a kind. */
export type Effect =
  | Await
  | Bidding
  | CancelPetition
  | Capture
  | ChooseCard
  | ChooseHouse
  | CopyAbilities
  | CounterWith
  | DeclaredFavor
  | Deferment
  | Demand
  | Deploy
  | Discard
  | Draw
  | EachHouse
  | EndRite
  | Examine
  | ExtraExchange
  | Favor
  | Force
  | HandOver
  | LastingEffect
  | LayDown
  | Levy
  | MoveCards
  | MoveSpice
  | NewTarget
  | OneOf
  | Participate
  | Pay
  | Produce
  | SpreadForce
  | StartPetition
  | StartRite
  | TakeSolaris
  | Transfer
  | Turn
  | Whether;

/** Effects inside effects are of these kinds as well. */
const NESTED: Nested = {
  schema: z.lazy(() => effectSchema),
  say: (effect, title) => kindOf(effect).say(effect, title),
  possible: (scene, effect) => kindOf(effect).possible(scene, effect),
};

const KINDS: { readonly [K in Effect['kind']]: EffectKind<Extract<Effect, { kind: K }>> } = {
  await: awaited(NESTED),
  bidding,
  'cancel-petition': cancel,
  capture,
  'choose-card': chooseCard,
  'choose-house': chooseHouse,
  'copy-abilities': copyAbilities,
  counter: counterWith,
  'declared-favor': declaredFavor,
  deferment,
  demand: demand(NESTED),
  deploy,
  discard,
  draw,
  'each-house': eachHouse(NESTED),
  'end-rite': endRite,
  examine,
  'extra-exchange': extraExchange,
  favor,
  force,
  'hand-over': handOver,
  lasting,
  'lay-down': layDown,
  levy,
  'move-cards': moveCards,
  'move-spice': moveSpice,
  'new-target': newTarget,
  'one-of': oneOf(NESTED),
  participate,
  pay,
  produce,
  'spread-force': spreadForce,
  'start-petition': startPetition,
  'start-rite': startRite,
  'take-solaris': takeSolaris,
  transfer,
  turn,
  whether: whether(NESTED),
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
    case 'each-house':
    case 'await':
      return [effect.effects];
    default:
      return [];
  }
}
