import { z } from 'zod';
import { some } from '../shape';
import { awaited } from './await';
import { bidding } from './bidding';
import { cancel } from './cancel-petition';
import { capture } from './capture';
import { chooseCard } from './choose-card';
import { chooseHouse } from './choose-house';
import { copyAbilities } from './copy-abilities';
import { counterWith } from './counter';
import { declaredFavor } from './declared-favor';
import { deferment } from './deferment';
import { demand } from './demand';
import { deploy } from './deploy';
import { discard } from './discard';
import { draw } from './draw';
import { eachHouse } from './each-house';
import { endRite } from './end-rite';
import { examine } from './examine';
import { extraExchange } from './extra-exchange';
import { favor } from './favor';
import { force } from './force';
import { handOver } from './hand-over';
import type { EffectKind } from './kind';
import { lasting } from './lasting';
import { layDown } from './lay-down';
import { levy } from './levy';
import { moveCards } from './move-cards';
import { moveSpice } from './move-spice';
import type { Nested } from './nested';
import { newTarget } from './new-target';
import { oneOf } from './one-of';
import { participate } from './participate';
import { pay } from './pay';
import { produce } from './produce';
import { spreadForce } from './spread-force';
import { startPetition } from './start-petition';
import { startRite } from './start-rite';
import { takeSolaris } from './take-solaris';
import { transfer } from './transfer';
import { turn } from './turn';
import { whether } from './whether';

/** Effects inside effects are of these kinds as well. */
const NESTED: Nested = {
  effects: z.lazy(() => some(effectSchema)),
  say: (effect, title) => kindOf(effect).say(effect, title),
  possible: (scene, effect) => kindOf(effect).possible(scene, effect),
};

/** A line a kind. */
const KINDS = [
  awaited(NESTED),
  bidding,
  cancel,
  capture,
  chooseCard,
  chooseHouse,
  copyAbilities,
  counterWith,
  declaredFavor,
  deferment,
  demand(NESTED),
  deploy,
  discard,
  draw,
  eachHouse(NESTED),
  endRite,
  examine,
  extraExchange,
  favor,
  force,
  handOver,
  lasting,
  layDown,
  levy,
  moveCards,
  moveSpice,
  newTarget,
  oneOf(NESTED),
  participate,
  pay,
  produce,
  spreadForce,
  startPetition,
  startRite,
  takeSolaris,
  transfer,
  turn,
  whether(NESTED),
] as const;

type InKind<K> = K extends EffectKind<infer E> ? E : never;
/** Everything that an ability can do, and every cost that it can have. */
export type Effect = InKind<(typeof KINDS)[number]>;

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.union(KINDS.map(({ schema }) => schema)),
);

/** Each kind by its name. */
const BY_NAME = Object.fromEntries(KINDS.map((one) => [one.kind, one])) as unknown as {
  readonly [K in Effect['kind']]: EffectKind<Effect>;
};

/** The kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return BY_NAME[effect.kind];
}

/** The lists of effects inside one, by part; none for most. */
export function partsOf(effect: Effect): readonly (readonly Effect[])[] {
  return kindOf(effect).parts?.(effect) ?? [];
}
