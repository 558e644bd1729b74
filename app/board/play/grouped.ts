import type { ActionKind } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import { isPlace } from './place-keys';

/** What is suggested of them stands with what declines. */
const STANDS: ReadonlySet<ActionKind> = new Set(['order', 'propose']);

/** Offers by what they belong to, the groups in the order of their first. */
export function grouped(
  all: readonly Offer[],
  said: string,
): readonly (readonly [string, readonly Offer[]])[] {
  const groups = new Map<string, Offer[]>();
  const proposes = all.some(({ action }) => action.kind === 'propose');
  for (const offer of all) {
    const { kind } = offer.action;
    const isSaid = JSON.stringify(offer.action) === said;
    const other = kind === 'accept' && proposes && !isSaid ? 'Offered to you' : '';
    const plain = offer.number === undefined && !isPlace(offer) ? other : ' ';
    const { group = plain } = STANDS.has(kind) && isSaid ? { group: '' } : offer;
    const some = groups.get(group) ?? [];
    some.push(offer);
    groups.set(group, some);
  }
  // What declines stands last, in its group too.
  const [first] = [...groups.keys()];
  const order = [...groups].map(([group, some]) => [group, declinesLast(some)] as const);
  return first === '' ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

function declinesLast(some: readonly Offer[]): readonly Offer[] {
  const isPass = ({ action }: Offer) => action.kind === 'pass';
  return [...some.filter((offer) => !isPass(offer)), ...some.filter(isPass)];
}
