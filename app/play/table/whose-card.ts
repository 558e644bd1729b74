import type { LineOf } from '@/lib/engine/narration/log';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { shortName } from './short-names';

/** Of cards of which several Houses have one on the table, such as Dune: the House of each. */
export function sharedCards({ cards, houses }: Pick<View, 'cards' | 'houses'>): Owners {
  const lying = Object.values(cards).filter(
    ({ card, place }) => card !== null && place.zone === 'domain',
  );
  const seats = new Map<string | null, Set<number>>();
  for (const { card, place } of lying)
    seats.set(card, (seats.get(card) ?? new Set()).add(place.seat));
  return new Map(
    lying
      .filter(({ card }) => (seats.get(card)?.size ?? 0) > 1)
      .map(({ id, place }) => [id, shortName(houses[place.seat]?.name ?? '')]),
  );
}

type Owners = ReadonlyMap<GameCardId, string>;

/** A line of the log that says whose card it is about, where that is not clear: "Dune of Corvail has 3 deferment tokens". */
export function saysWhose(
  text: string,
  { card }: Pick<LineOf, 'card'>,
  owners: Owners,
  titleOf: (card: GameCardId) => string,
): string {
  const owner = card === null ? undefined : owners.get(card);
  if (card === null || owner === undefined || text.includes(owner)) return text;
  const title = titleOf(card);
  return title === '' ? text : text.replace(title, () => `${title} of ${owner}`);
}
