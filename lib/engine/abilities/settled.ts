import type { Aim } from './aim';
import type { Effect } from './effects/table';
import type { Modifier } from './modifiers/table';
import { type Ref, refer } from './ref';
import type { Scene } from './scene';
import { amountOf, type Value, valueSchema } from './value';

/** What the kinds of effects, and what they hold, call a number. */
type Numbers<T> = T extends object
  ? { [K in keyof T]-?: Value extends T[K] ? K : never }[keyof T]
  : never;

/**
 * Whether each of them is written as the number that it is by now. What is counted only when it is done is not: how often,
 * how much others may choose, the tokens that a card comes with, a rank that is set.
 */
const IS_AMOUNT: Readonly<Record<Numbers<Effect | Aim | Modifier>, boolean>> = {
  amount: true,
  atRandom: true,
  by: true,
  exactly: true,
  unseen: true,
  upTo: true,
  rank: false,
  times: false,
  tokens: false,
  x: false,
};

const AMOUNTS: ReadonlySet<string> = new Set(
  Object.entries(IS_AMOUNT).flatMap(([name, is]) => (is ? [name] : [])),
);

/**
 * The same effect with each amount as the number that it is by now, for those that are asked: "X", "its rank". What
 * still depends on a choice, or is counted where it is done, stays as it is written.
 */
export function settled(scene: Scene, effect: Effect): Effect {
  return settledIn(scene, effect) as Effect;
}

function settledIn(scene: Scene, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => settledIn(scene, one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => {
      const value = AMOUNTS.has(key) ? valueSchema.safeParse(one) : null;
      return value?.success === true && isSettled(scene, value.data)
        ? [key, amountOf(scene, value.data)]
        : [key, settledIn(scene, one)];
    }),
  );
}

function isSettled(scene: Scene, value: Value): boolean {
  if (typeof value === 'number' || value === 'croe') return true;
  if (value === 'x') return scene.x !== null;
  if (value === 'amount') return scene.cause?.amount != null;
  if (value === 'chosen' || 'count' in value || 'participants' in value) return false;
  if ('have' in value || 'houses' in value) return true;
  const parts = Object.values(value).find(Array.isArray) as readonly Value[] | undefined;
  if (parts !== undefined) return parts.every((one) => isSettled(scene, one));
  return Object.entries(value).every(([key, ref]) => !REFERS.has(key) || isKnown(scene, ref));
}

/** Under which a value has the card that it is a number of. */
const REFERS: ReadonlySet<string> = new Set(['of', 'on', 'command', 'resistance', 'cost']);

/** Cards that are what they are whatever is chosen next. */
const FIXED: ReadonlySet<Ref> = new Set<Ref>([
  ...(['this', 'bearer', 'bearer-host', 'former-bearer', 'home-world'] as const),
  ...(['attack-leader', 'defense-leader', 'own-leader', 'opposing-leader'] as const),
]);

function isKnown(scene: Scene, ref: Ref): boolean {
  return FIXED.has(ref) && refer(scene, ref) !== null;
}
