import type { Expression, Query } from '@/lib/cards/query/query';

/** Whether a search looks through the texts of cards, so that they are worth reading. */
export function asksForText({ where }: Query): boolean {
  return where !== null && asks(where);
}

function asks(part: Expression): boolean {
  switch (part.kind) {
    case 'is':
      return part.what.kind === 'printed';
    case 'not':
      return asks(part.of);
    default:
      return part.of.some(asks);
  }
}
