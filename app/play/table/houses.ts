import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View, ViewedCard, ViewedHouse } from '@/lib/engine/state/view';
import { ADMISSION } from '@/lib/rules/admission';
import type { Places } from './places';
import { type TableView, useTable } from './table-context';

/** What a House has, by name, and how much of it admission to the High Council asks for. */
export function goodsOf({ treasury, hoard, favor }: ViewedHouse) {
  return [
    ['Solaris', treasury, null],
    ['Spice', hoard, ADMISSION.spice],
    ['Favor', favor, ADMISSION.favor],
  ] as const;
}

/** What lies singly before a House. */
function lyingBefore({ zones }: ViewedHouse): readonly GameCardId[] {
  return [...(zones.domain.cards ?? []), ...(zones.concealed.cards ?? [])];
}

/** The cards before a House: all of them, and those that lie on the table itself and not under another. */
export function lyingIn(view: View, house: ViewedHouse) {
  const cards = lyingBefore(house).flatMap((id) => view.cards[id] ?? []);
  const here = new Set(cards.map(({ id }) => id));
  const roots = cards.filter(({ place }) => place.host === null || !here.has(place.host));
  return { cards, roots };
}

/** The cards that lie under one, and under those. */
export function underneath(cards: readonly ViewedCard[], id: GameCardId): readonly ViewedCard[] {
  return cards
    .filter(({ place }) => place.host === id)
    .flatMap((card) => [card, ...underneath(cards, card.id)]);
}

/** The same in a line: after each card what lies under it. */
export function lyingInOrder(view: View, house: ViewedHouse) {
  const { cards, roots } = lyingIn(view, house);
  const after = (
    card: ViewedCard,
    isUnder: boolean,
  ): readonly { id: GameCardId; isUnder: boolean }[] => [
    { id: card.id, isUnder },
    ...cards.filter(({ place }) => place.host === card.id).flatMap((one) => after(one, true)),
  ];
  return roots.flatMap((root) => after(root, false));
}

/** Whether something of these can be played or done now. */
export function areLit({ cards }: Places, ids: readonly GameCardId[]): boolean {
  return ids.some((id) => cards.has(id));
}

/** Of some cards those with which something can be done, or was, and what they lie under: where there is little room they show by themselves. */
export function ofUse(
  cards: readonly ViewedCard[],
  { places, aim }: Pick<TableView, 'places' | 'aim'>,
): readonly ViewedCard[] {
  const isUsed = ({ id, status }: ViewedCard) =>
    status === 'engaged' || places.cards.has(id) || aim?.targets.has(id) === true;
  return cards.filter((card) => [card, ...underneath(cards, card.id)].some(isUsed));
}

/** Whose House Interval it is. */
export function intervalOf({ frames }: View): Seat | undefined {
  return frames.find((frame) => frame.step === 'house')?.seat;
}

/** Whether the game goes by what a House does now: its Interval is on, or it is asked. */
export function acts(view: View, seat: Seat): boolean {
  return view.outcome === null && (intervalOf(view) === seat || view.decision?.seat === seat);
}

/** A House as the one whose hand is open may know it. */
export function useHouse(seat: Seat): ViewedHouse {
  const house = useTable().view.houses[seat];
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}
