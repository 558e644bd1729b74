import type { CardId } from '@/lib/cards/card';
import type { CardSummary } from '@/lib/odds/gauntlet/card-summary';
import type { Spread } from '@/lib/odds/spread';
import { percentWords, type Ranged, rangeWords } from './words';

/** What stands side by side: a pane has room for three numbers and the range of each. */
export type ColumnGroup = 'won' | 'played' | 'brought';

export interface CardColumn {
  readonly key: string;
  readonly group: ColumnGroup;
  readonly head: string;
  /** What it is sorted by; null where the games tell nothing, which stands last. */
  readonly value: (card: CardSummary) => number | null;
  /** The number, and its range or its middle half below. */
  readonly words: (card: CardSummary) => readonly [number: string, below: string];
}

/** How often one thing came about, of games of which there may have been none. */
function shareColumn(
  key: string,
  group: ColumnGroup,
  head: string,
  shareIn: (card: CardSummary) => Ranged & { readonly games: number; readonly share: number },
): CardColumn {
  return {
    ...{ key, group, head },
    value: (card) => {
      const { games, share } = shareIn(card);
      return games === 0 ? null : share;
    },
    words: (card) => {
      const share = shareIn(card);
      return share.games === 0 ? NOTHING : [percentWords(share.share), rangeWords(share)];
    },
  };
}

/** What copies did on average, in the games in which one was played. */
function meanColumn(
  key: 'engaged' | 'solaris' | 'spice' | 'favor' | 'cost',
  head: string,
): CardColumn {
  const mean = (card: CardSummary) => (card.played.won === 0 ? null : card[key]);
  return {
    ...{ key, group: 'brought', head },
    value: mean,
    words: (card) => {
      const value = mean(card);
      return value === null ? NOTHING : [value.toFixed(1), ''];
    },
  };
}

const NOTHING = ['–', ''] as const;

function turnWords(turn: Spread | null): readonly [string, string] {
  return turn === null ? NOTHING : [`${turn.median}`, `${turn.q1} to ${turn.q3}`];
}

export const CARD_COLUMNS: readonly CardColumn[] = [
  shareColumn('seen', 'won', 'Seen', ({ seen }) => seen),
  shareColumn('wonSeen', 'won', 'Won if seen', ({ wonSeen }) => wonSeen),
  shareColumn('wonUnseen', 'won', 'Won if not', ({ wonUnseen }) => wonUnseen),
  shareColumn('played', 'played', 'Played', ({ played }) => played),
  {
    ...{ key: 'turn', group: 'played', head: 'From turn' },
    value: ({ playedTurn }) => playedTurn?.median ?? null,
    words: ({ playedTurn }) => turnWords(playedTurn),
  },
  shareColumn('held', 'played', 'Left over', ({ held }) => held),
  meanColumn('engaged', 'Engaged'),
  meanColumn('solaris', 'Solaris'),
  meanColumn('spice', 'Spice'),
  meanColumn('favor', 'Favor'),
  meanColumn('cost', 'Cost'),
];

/** How the rows of the table stand: by a column, or by name. */
export interface CardOrder {
  readonly by: string;
  readonly descending: boolean;
}

/** The most of a number first, names from A; the other way round where that is pressed again. */
export function pressed(order: CardOrder, by: string): CardOrder {
  return { by, descending: order.by === by ? !order.descending : by !== 'name' };
}

/** Cards in an order. Those of which the column tells nothing stand last either way; names part what is equal. */
export function inOrder(
  cards: readonly CardSummary[],
  { by, descending }: CardOrder,
  nameOf: (card: CardId) => string,
): readonly CardSummary[] {
  const column = CARD_COLUMNS.find(({ key }) => key === by);
  const byName = (one: CardSummary, other: CardSummary) =>
    nameOf(one.card).localeCompare(nameOf(other.card), 'en');
  const sign = descending ? -1 : 1;
  return cards.toSorted((one, other) => {
    if (column === undefined) return sign * byName(one, other);
    const [first, second] = [column.value(one), column.value(other)];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(one, other);
    return sign * (first - second) || byName(one, other);
  });
}
