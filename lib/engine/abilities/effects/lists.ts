import type { z } from 'zod';

/** Takes lists out of a value, in the order in which its shape names them. */
type Reader<L> = (value: unknown) => readonly L[];

/**
 * Where a shape holds lists of a schema: no kind has to tell of what lies inside it, so none can forget to. A
 * shape that holds one where it could not be told which list is which is an error as soon as it is read.
 */
export function listsIn<L>(schema: z.ZodType, list: z.ZodType<L>): Reader<L> {
  const { def } = schema as unknown as { readonly def: Def };
  if (schema === list) return (value) => [(value ?? []) as L];
  if (!holds(schema, list, new Set())) return () => [];
  if ((def.type === 'optional' || def.type === 'readonly') && def.innerType !== undefined)
    return listsIn(def.innerType, list);
  if (def.type === 'array' && def.element !== undefined) {
    const read = listsIn(def.element, list);
    return (value) => ((value ?? []) as readonly unknown[]).flatMap(read);
  }
  if (def.type === 'object' && def.shape !== undefined) {
    const fields = Object.entries(def.shape).map(
      ([name, field]) => [name, listsIn(field, list)] as const,
    );
    return (value) =>
      fields.flatMap(([name, read]) =>
        read((value as Record<string, unknown> | undefined)?.[name]),
      );
  }
  throw new Error(`effects inside "${def.type}" cannot be told apart`);
}

/** What a schema says of itself, as far as it matters here. */
interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly getter?: () => z.ZodType;
}

/** Whether a schema holds another one, however deep. */
function holds(schema: z.ZodType, wanted: z.ZodType, seen: Set<unknown>): boolean {
  if (schema === wanted) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema as unknown as { readonly def: Def };
  const within = def.getter === undefined ? Object.values(def) : [def.getter()];
  return within.flatMap(schemasIn).some((inner) => holds(inner, wanted, seen));
}

/** A schema, or those of a list or of a record of them. */
function schemasIn(part: unknown): z.ZodType[] {
  if (typeof part !== 'object' || part === null) return [];
  return isSchema(part) ? [part] : Object.values(part).filter(isSchema);
}

function isSchema(part: unknown): part is z.ZodType {
  return typeof part === 'object' && part !== null && '_zod' in part && 'def' in part;
}
