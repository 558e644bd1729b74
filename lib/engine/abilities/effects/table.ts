import { z } from 'zod';
import { SCRIPT_EFFECTS } from '../scripts/table';
import { byKind, some } from '../shape';
import { CARDS } from './cards';
import { FORCE } from './force';
import { HOSTS } from './hosts';
import type { EffectKind } from './kind';
import { LASTING } from './lasting';
import { listsIn } from './lists';
import { awaited } from './nested/await';
import { demand } from './nested/demand';
import { eachHouse } from './nested/each-house';
import type { Nested } from './nested/nested';
import { oneOf } from './nested/one-of';
import { repeat } from './nested/repeat';
import { whether } from './nested/whether';
import { PROCEDURES } from './procedures';
import { RITES } from './rites';
import { TOKENS } from './tokens';
import { WEALTH } from './wealth';

/** Effects inside effects are of these kinds as well. */
const NESTED: Nested = {
  effects: z.lazy(() => some(effectSchema)),
  say: (effect, title) => kindOf(effect).say(effect, title),
  possible: (scene, effect) => kindOf(effect).possible(scene, effect),
};

const KINDS = [
  ...CARDS,
  ...FORCE,
  ...HOSTS,
  ...LASTING,
  ...PROCEDURES,
  ...RITES,
  ...TOKENS,
  ...WEALTH,
  awaited(NESTED),
  demand(NESTED),
  eachHouse(NESTED),
  oneOf(NESTED),
  repeat(NESTED),
  whether(NESTED),
  ...SCRIPT_EFFECTS,
] as const;

type InKind<K> = K extends EffectKind<infer E> ? E : never;
/** Everything that an ability can do, and every cost that it can have. */
export type Effect = InKind<(typeof KINDS)[number]>;

/** What is wrong with an effect is said of its own kind, and not of all. */
export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  byKind<Effect>(KINDS.map(({ schema }) => schema)),
);

/** Each kind by its name. */
const BY_NAME = Object.fromEntries(KINDS.map((one) => [one.kind, one])) as unknown as {
  readonly [K in Effect['kind']]: EffectKind<Effect>;
};

/** The kind of an effect. */
export function kindOf(effect: Effect): EffectKind<Effect> {
  return BY_NAME[effect.kind];
}

const readers = new Map<string, ReturnType<typeof listsIn<readonly Effect[]>>>();

/** The lists of effects inside one, by part, as its shape has them; none for most. */
export function partsOf(effect: Effect): readonly (readonly Effect[])[] {
  const { kind, schema } = kindOf(effect);
  const read = readers.get(kind) ?? listsIn(schema, NESTED.effects);
  readers.set(kind, read);
  return read(effect);
}
