import { z } from 'zod';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { refSchema, sayRef } from '../ref';

export const scopeSchema = z.union([refSchema, z.literal('those'), filterSchema]);
/** Whom a modifier is about: a card by its part, the cards of a lasting effect, or all cards of a kind. */
export type Scope = z.infer<typeof scopeSchema>;

/** How a sentence names them; `those` names the cards of a lasting effect. */
export function sayScope(of: Scope, title: string, those: string): string {
  if (of === 'those') return those;
  return typeof of === 'string' ? sayRef(of, title) : sayFilter(of, 'one');
}
