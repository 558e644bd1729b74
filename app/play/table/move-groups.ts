import type { Action } from '@/lib/engine/actions';
import type { GameCardId } from '@/lib/engine/state/state';

/** What the operations of an Interval come to for the House: in this order. */
export const MOVE_GROUPS = ['petition', 'deploy', 'down', 'use', 'rite'] as const;
export type MoveGroup = (typeof MOVE_GROUPS)[number];

export const GROUP_NAMES: Readonly<Record<MoveGroup, string>> = {
  petition: 'Petition',
  deploy: 'Deploy',
  down: 'Face down',
  use: 'Use',
  rite: 'Rite',
};

const GROUP_OF: Partial<Readonly<Record<Action['kind'], MoveGroup>>> = {
  petition: 'petition',
  deploy: 'deploy',
  redeploy: 'deploy',
  'deploy-program': 'deploy',
  'deploy-event': 'deploy',
  place: 'down',
  use: 'use',
  activate: 'use',
  rite: 'rite',
};

/** The group of an action; null for what stands in none, as a bid or an answer. */
export function groupOf({ kind }: Pick<Action, 'kind'>): MoveGroup | null {
  return GROUP_OF[kind] ?? null;
}

export interface GroupedMoves {
  readonly group: MoveGroup;
  readonly actions: readonly Action[];
  /** Of so many cards. */
  readonly cards: number;
}

/** The actions that hang on cards, by what they come to; a group that has none is left out. */
export function movesByGroup(
  cards: ReadonlyMap<GameCardId, readonly Action[]>,
): readonly GroupedMoves[] {
  return MOVE_GROUPS.map((group) => {
    const own = [...cards.values()].map((some) => some.filter((one) => groupOf(one) === group));
    const having = own.filter((some) => some.length > 0);
    return { group, actions: having.flat(), cards: having.length };
  }).filter(({ cards }) => cards > 0);
}

/** Of moves that differ only in which copy of a card leaves the hand the first. */
export function onceEach(
  { cards }: { readonly cards: Readonly<Record<GameCardId, { readonly card: string | null }>> },
  actions: readonly Action[],
): readonly Action[] {
  const first = new Map<string, Action>();
  for (const action of actions) {
    const isOfHand = action.kind === 'deploy' || action.kind === 'place';
    const copyOf = isOfHand ? (cards[action.card]?.card ?? action.card) : null;
    const key = JSON.stringify(copyOf === null ? action : { ...action, card: copyOf });
    if (!first.has(key)) first.set(key, action);
  }
  return [...first.values()];
}
