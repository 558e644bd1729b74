import type { Doubt } from './card';

/** What may be otherwise without changing a number, a kind or a deck: a hyphen of a title, the reading of a text. */
const LIGHT: ReadonlySet<string> = new Set<Doubt['fields'][number]>(['title', 'operation']);

/** Whether a doubt could change what a card is in play or in a deck. */
export function isGrave({ fields }: Doubt): boolean {
  return fields.some((field) => !LIGHT.has(field));
}
