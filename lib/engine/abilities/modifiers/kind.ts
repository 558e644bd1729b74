import { z } from 'zod';
import { conditionSchema } from '../condition';
import type { Scope } from './scope';

/** What the sentence of a modifier may name. */
export interface ModifierWords {
  readonly title: string;
  /** Whom it is about; nothing where that goes without saying. */
  readonly who: string;
  readonly scoped: (of: Scope) => string;
}

/** A kind of modifier: how it is written down, and its sentence without the full stop. What asks for it is a query. */
export function modifierKind<K extends string, S extends z.core.$ZodLooseShape>(
  kind: K,
  shape: S,
  say: (modifier: z.infer<z.ZodObject<S>>, words: ModifierWords) => string,
) {
  const schema = z.strictObject({
    kind: z.literal(kind),
    /** Only while this holds. */
    while: conditionSchema.optional(),
    ...shape,
  });
  return { kind, schema, say };
}
