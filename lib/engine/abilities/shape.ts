import { z } from 'zod';
import { RITE_TALENTS } from '@/lib/rules/talents';

/** A list of one or more, or of so many at least. */
export function some<S extends z.ZodType>(schema: S, least = 1) {
  return z.array(schema).min(least).readonly();
}

/** Said where it is so, and left out where it is not. */
export const flag = z.literal(true).optional();

/** Kinds of rites. */
export const ritesSchema = some(z.enum(RITE_TALENTS));

/** How long something lasts. */
export const termSchema = z.enum(['operation', 'rite', 'interval', 'turn', 'card', 'assignment']);

/** One of the names in a table. */
export function nameIn<N extends string>(table: Readonly<Record<N, unknown>>) {
  return z.enum(Object.keys(table) as N[]);
}

/** One of several records, told apart by their kind: what is wrong with one is said of its own kind alone. */
export function byKind<T>(schemas: readonly z.ZodType[]): z.ZodType<T> {
  // Each of them is an object with a kind; a list that is put together elsewhere does not say so.
  const records = schemas as readonly z.core.$ZodTypeDiscriminable[] as unknown as [
    z.core.$ZodTypeDiscriminable,
  ];
  return z.discriminatedUnion('kind', records) as unknown as z.ZodType<T>;
}
