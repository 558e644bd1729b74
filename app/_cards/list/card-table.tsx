import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { late } from '@/app/_ui/base/late';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { MarkContext } from '@/app/_ui/card/operation/mark';
import type { Card, CardId } from '@/lib/cards/card';
import type { SortKey } from '@/lib/cards/query/query';
import type { CardColumnKey, ExtraColumn } from './column-keys';
import type { Grouped } from './groups';
import type { Asked } from './nothing-found';
import { useMark } from './use-mark';

// Each way to show the cards is fetched when it is first shown: a phone never gets the table.
const rows = () => import('./rows-view').then((module) => module.RowsView);
const faces = () => import('./faces-view').then((module) => module.FacesView);
const lines = () => import('./lines-view').then((module) => module.LinesView);
const RowsView = late(rows);
const FacesView = late(faces);
const LinesView = late(lines);
const NothingFound = late(() => import('./nothing-found').then((module) => module.NothingFound));

/** Fetches the view that will be shown, while the cards themselves are still on their way. */
export function useWarmTable(view: CardTableProps['view']): void {
  useEffect(() => {
    const load = view === 'faces' ? faces : window.matchMedia(NARROW).matches ? lines : rows;
    load().catch(() => undefined);
  }, [view]);
}

export type { CardColumnKey, ExtraColumn } from './column-keys';

/** What a row says about its card, as "Adding it breaks: …". */
export interface RowNote {
  readonly tone: 'illegal' | 'warning' | 'note';
  readonly text: string;
}

export interface CardTableProps {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** In the order to show; the table does not sort, it asks for an order. */
  readonly cards: readonly Card[];
  readonly sorting: readonly SortKey[];
  readonly onSortingChange: (sorting: readonly SortKey[]) => void;
  /** Dense rows or faces; narrow windows show lines instead of rows. */
  readonly view: 'rows' | 'faces';
  /** Columns beside the name, in any order. */
  readonly columns: readonly CardColumnKey[];
  /** Keep the list stable (memoised): rows are drawn again when it changes. */
  readonly extras?: readonly ExtraColumn[];
  /** Keep it stable too. */
  readonly noteOf?: (card: Card) => RowNote | null;
  /** Heads between groups of the cards, by the place of a group's first card. Keep them stable. */
  readonly heads?: Grouped['heads'];
  /** The card that the arrow keys stand on. */
  readonly cursor: CardId | null;
  readonly onCursorChange: (id: CardId) => void;
  /** Enter, or a double click. */
  readonly onOpen: (card: Card) => void;
  /** A press on a line of a narrow window; it leads to the card's page unless told. */
  readonly onPress?: (card: Card) => void;
  /** Any other key while the table has the focus; return true when it was used (`+`, `-`). */
  readonly onCardKey?: (key: string, card: Card) => boolean;
  /** Arrow up on the first row: back to the search. */
  readonly onLeaveUp?: () => void;
  /** The search, for where it finds no card. */
  readonly asked: Asked;
  /** What stands there while the rows are fetched. */
  readonly meanwhile?: ReactNode;
  /** Focus it to go to the rows. */
  readonly gridRef?: RefObject<HTMLDivElement | null>;
}

const NO_EXTRAS: readonly ExtraColumn[] = [];
const NO_HEADS: Grouped['heads'] = new Map();

/** What each of the three views gets. */
export interface CardViewProps extends CardTableProps {
  readonly extras: readonly ExtraColumn[];
  readonly heads: Grouped['heads'];
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The catalogue's one table: virtual rows, arrow keys, any columns; also as faces and as lines. */
export function CardTable(props: CardTableProps) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = props.gridRef ?? own;
  const narrow = useMedia(NARROW);
  const mark = useMark(props.asked.found.query);
  if (props.cards.length === 0) return <NothingFound {...props.asked} />;
  const View = props.view === 'faces' ? FacesView : narrow ? LinesView : RowsView;
  return (
    <MarkContext value={mark}>
      <View extras={NO_EXTRAS} heads={NO_HEADS} {...props} scroller={scroller} />
    </MarkContext>
  );
}
