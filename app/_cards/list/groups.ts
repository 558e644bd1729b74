import { typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { POWERS, powerName } from '@/lib/rules/powers';
import { CARD_TYPES, SET_CODES, setName } from '@/lib/rules/taxonomy';

/** What the cards of a list may stand together by. */
export const GROUPINGS = ['type', 'power', 'set'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A line above the first card of a group. */
export interface GroupHead {
  readonly name: string;
  readonly count: number;
}

export interface Grouped {
  /** Group by group, each in the order that was given. */
  readonly cards: readonly Card[];
  /** By the place of a group's first card. */
  readonly heads: ReadonlyMap<number, GroupHead>;
}

const NO_HEADS: Grouped['heads'] = new Map();

/** The cards by group, in the order of the rulebook; all together without a grouping. */
export function inGroups(cards: readonly Card[], by: Grouping | null): Grouped {
  if (by === null) return { cards, heads: NO_HEADS };
  const heads = new Map<number, GroupHead>();
  const ordered: Card[] = [];
  for (const [name, has] of GROUPS[by]) {
    const members = cards.filter(has);
    if (members.length > 0) heads.set(ordered.length, { name, count: members.length });
    ordered.push(...members);
  }
  return { cards: ordered, heads };
}

type Group = readonly [name: string, has: (card: Card) => boolean];

const GROUPS: Readonly<Record<Grouping, readonly Group[]>> = {
  type: CARD_TYPES.map((type) => [`${typeName(type)}s`, (card) => card.type === type]),
  power: [
    ...POWERS.map((power): Group => [powerName(power), (card) => card.allegiance === power]),
    ['Of no Power', (card) => card.allegiance === undefined],
  ],
  set: SET_CODES.map((set) => [setName(set), (card) => card.set === set]),
};

/** A line of a list: the head of a group, or cards side by side from one place to another (excluded). */
export type ListLine =
  | { readonly kind: 'head'; readonly head: GroupHead }
  | { readonly kind: 'cards'; readonly from: number; readonly to: number };

/** The lines of a list with so many cards side by side. */
export function linesOf(
  count: number,
  across: number,
  heads: Grouped['heads'],
): readonly ListLine[] {
  const lines: ListLine[] = [];
  let from = 0;
  while (from < count) {
    const head = heads.get(from);
    if (head) lines.push({ kind: 'head', head });
    let to = from + 1;
    while (to < count && to < from + across && !heads.has(to)) to += 1;
    lines.push({ kind: 'cards', from, to });
    from = to;
  }
  return lines;
}

/** Which of the lines a card stands in. */
export function lineOf(lines: readonly ListLine[], place: number): number {
  return Math.max(
    0,
    lines.findIndex((line) => line.kind === 'cards' && place >= line.from && place < line.to),
  );
}
