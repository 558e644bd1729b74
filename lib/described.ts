import type { z } from 'zod';

/** What a schema describes, to be read and not changed. */
export type Described<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Name in keyof T]: Fixed<T[Name]> };
