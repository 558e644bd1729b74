import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

type NumberAction = Extract<Action, { readonly amount: number } | { readonly favor: number }>;
export type NumberKind = NumberAction['kind'];

/** Actions that differ in nothing but a number, from the least. */
export interface NumberGroup {
  readonly kind: NumberKind;
  readonly choices: readonly { readonly amount: number; readonly action: Action }[];
}

const TRADES = ['buy-favor', 'buy-spice', 'sell-spice'] as const;
export type Trade = (typeof TRADES)[number];
export type TradeGroup = NumberGroup & { readonly kind: Trade };

/** Whether actions that differ in a number are of what is bought and sold. */
export function isTrade(group: NumberGroup): group is TradeGroup {
  return TRADES.some((kind) => kind === group.kind);
}

/** Where each action hangs. No action hangs in two places, and none in no place. */
export interface Places {
  /** By the card that is shown and that the action is about; of a rite, its leader. */
  readonly cards: ReadonlyMap<GameCardId, readonly Action[]>;
  /** About cards that lie where none is shown singly, as in a deck or a discard pile. */
  readonly elsewhere: readonly Action[];
  readonly numbers: readonly NumberGroup[];
  /** All others, in the order of the list. */
  readonly plain: readonly Action[];
}

/**
 * Hangs every legal action on its card or on the bar. Goes by the shape of an action alone, so that
 * a new kind finds its place too; but a defense is engaged on the card that is `asked` about.
 */
export function placesOf(
  actions: readonly Action[],
  isShown: (card: GameCardId) => boolean,
  asked: GameCardId | null = null,
): Places {
  const cards = new Map<GameCardId, Action[]>();
  const elsewhere: Action[] = [];
  const numbers = new Map<NumberKind, { amount: number; action: Action }[]>();
  const plain: Action[] = [];
  for (const action of actions) {
    const card = action.kind === 'engage-defense' ? asked : subjectOf(action);
    const amount = amountOf(action);
    if (card !== null) {
      if (isShown(card)) push(cards, card, action);
      else elsewhere.push(action);
    } else if (amount !== null) push(numbers, action.kind as NumberKind, { amount, action });
    else plain.push(action);
  }
  return {
    cards,
    elsewhere,
    numbers: [...numbers].map(([kind, choices]) => ({
      kind,
      choices: choices.sort((one, other) => one.amount - other.amount),
    })),
    plain,
  };
}

/** Whether a card asks how many. */
export function asksNumber({ kind }: NumberGroup): boolean {
  return kind === 'choose-number';
}

/** Whether a card has a place of its own on the page. */
export function hasPlace({ cards, seat }: View, id: GameCardId): boolean {
  const place = cards[id]?.place;
  if (place === undefined) return false;
  if (place.zone === 'domain' || place.zone === 'concealed') return true;
  return (place.zone === 'assembly' || place.zone === 'hand') && place.seat === seat;
}

/** The card that an action goes to, beside the one that it is about: a host, or the target of a rite. */
export function targetOf(action: Action): GameCardId | null {
  if (action.kind === 'rite') return action.target;
  return 'host' in action ? action.host : null;
}

/** The one thing that can be done with a card and that goes to no other; null where there is none, or are several. */
export function onlyPlain({ cards }: Places, card: GameCardId): Action | null {
  const [only, ...more] = cards.get(card)?.filter((one) => targetOf(one) === null) ?? [];
  return more.length === 0 ? (only ?? null) : null;
}

/** What can be done with a card, by where it goes. */
export function byTarget(actions: readonly Action[]): ReadonlyMap<GameCardId, readonly Action[]> {
  const found = new Map<GameCardId, Action[]>();
  for (const action of actions) {
    const target = targetOf(action);
    if (target !== null) push(found, target, action);
  }
  return found;
}

function amountOf(action: Action): number | null {
  if ('amount' in action) return action.amount;
  if ('favor' in action) return action.favor;
  return null;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
