import { z } from 'zod';
import { conditionSchema } from '../condition';
import { filterSchema } from '../filter';
import { refSchema } from '../ref';

export const scopeSchema = z.union([refSchema, z.literal('those'), filterSchema]);
/** Whom a modifier is about: a card by its part, the cards of a lasting effect, or all cards of a kind. */
export type Scope = z.infer<typeof scopeSchema>;

/** What the sentence of a modifier may name. */
export interface ModifierWords {
  readonly title: string;
  /** Whom it is about; nothing where that goes without saying. */
  readonly who: string;
  readonly scoped: (of: Scope) => string;
}

/** A kind of modifier: how it is written down, and its sentence without the full stop. What asks for it is a query. */
export function modifier<S extends z.core.$ZodLooseShape>(
  shape: S,
  say: (modifier: z.infer<z.ZodObject<S>>, words: ModifierWords) => string,
) {
  return { shape, say };
}

/** A modifier of a kind as it is written down. */
export function schemaOf<K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) {
  return z.strictObject({
    kind: z.literal(kind),
    /** Only while this holds. */
    while: conditionSchema.optional(),
    ...shape,
  });
}
export type ModifierOf<K extends string, S extends z.core.$ZodLooseShape> = z.infer<
  ReturnType<typeof schemaOf<K, S>>
>;
