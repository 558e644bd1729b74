import { LayoutGrid, Rows3, SquarePlus } from 'lucide-react';
import { memo, type RefObject, useCallback, useRef, useState } from 'react';
import browse from '@/app/_cards/browse.module.css';
import { FilterButton } from '@/app/_cards/filter-button';
import { CardTable, type ExtraColumn, type RowNote } from '@/app/_cards/list/card-table';
import { SearchBar } from '@/app/_cards/search-bar';
import { Button, IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { late } from '@/app/_ui/base/late';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { SortSelect } from '@/app/_ui/search/sort-select';
import type { Card, CardId } from '@/lib/cards/card';
import { describeQuery } from '@/lib/cards/query/describe';
import type { SortKey } from '@/lib/cards/query/query';
import { consideredIn } from '@/lib/decks/deck';
import { powerShortName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import { useIsOwnershipKnown } from '../state/ownership';
import { useDerived, useWorkshop } from '../state/workshop';
import { problemTone } from './problem-tone';
import { RowCount, RowOwned, tagWords } from './row-cells';
import styles from './table-pane.module.css';
import type { TableSearch } from './use-table-search';

const CardDialog = late(() => import('./card-dialog').then((module) => module.CardDialog));

/** Room for what a builder looks at first; the rest is a search away. */
const COLUMNS = ['allegiance', 'cost', 'talents', 'command', 'resistance'] as const;

const COUNT: ExtraColumn = {
  key: 'count',
  label: 'In the deck',
  head: <span className={styles.head}>Deck</span>,
  track: '88px',
  align: 'end',
  place: 'end',
  cell: (card) => <RowCount card={card} inGrid />,
};
const OWNED: ExtraColumn = {
  key: 'owned',
  label: 'Owned',
  head: <span className={styles.head}>Owned</span>,
  track: '76px',
  place: 'end',
  cell: (card) => <RowOwned card={card} />,
};
/** Its buttons are as wide as a finger. */
const WIDE_COUNT: ExtraColumn = { ...COUNT, track: '116px' };
const ROW_EXTRAS = [COUNT] as const;
const COLLECTOR_EXTRAS = [OWNED, COUNT] as const;
const TOUCH_ROW_EXTRAS = [WIDE_COUNT] as const;
const TOUCH_COLLECTOR_EXTRAS = [OWNED, WIDE_COUNT] as const;
const LINE_EXTRAS = [{ ...COUNT, cell: (card: Card) => <RowCount card={card} inGrid={false} /> }];

export interface TablePaneProps {
  readonly search: TableSearch;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Whether the facets stand beside the table; else a button opens them. */
  readonly hasFilters: boolean;
  readonly onOpenPalette: () => void;
}

/** The catalogue's table with a count on each row. */
export const TablePane = memo(function TablePane(props: TablePaneProps) {
  const { search, inputRef, hasFilters, onOpenPalette } = props;
  const { changes, derived } = useWorkshop();
  const { text, setText, found, heads, deckNames, sponsor, barred } = search;
  const { query, cards, isStale, sortedBy } = found;
  const [view, setView] = useState<'rows' | 'faces'>('rows');
  const [cursor, setCursor] = useState<CardId | null>(null);
  const [shown, setShown] = useState<Card | null>(null);
  const narrow = useMedia(NARROW);
  const isCollector = useIsOwnershipKnown();
  const grid = useRef<HTMLDivElement>(null);
  const noteOf = useNotes();
  const words = describeQuery(query);
  useSpoken(`${counted(cards.length, 'card')} found.`);
  const here = cards.find((card) => card.id === cursor) ?? cards[0];
  const inGrid = !narrow || view === 'faces';

  const sort = useCallback(
    (keys: readonly SortKey[]) => setText(sortedBy(keys)),
    [setText, sortedBy],
  );
  const focusSearch = useCallback(() => inputRef.current?.focus(), [inputRef]);
  const [rowExtras, collectorExtras] = useMedia('(pointer: coarse)')
    ? [TOUCH_ROW_EXTRAS, TOUCH_COLLECTOR_EXTRAS]
    : [ROW_EXTRAS, COLLECTOR_EXTRAS];
  const extras =
    view === 'faces'
      ? ROW_EXTRAS
      : narrow
        ? LINE_EXTRAS
        : isCollector
          ? collectorExtras
          : rowExtras;

  function onCardKey(key: string, card: Card): boolean {
    const by = keyChange(key);
    if (by !== 0) changes.count(card, by);
    else if (/^\d$/.test(key)) changes.setCount(card, Number(key));
    else if (key === 'c')
      changes.consider(card.id, !consideredIn(derived().deck).includes(card.id));
    else return false;
    return true;
  }

  // on a phone among the filters
  const ofBarred = (barred.count > 0 || barred.shown) && (
    <Button
      size="small"
      aria-pressed={barred.shown}
      title={`Cards that no deck of ${powerShortName(sponsor)} may have`}
      onClick={() => barred.show(!barred.shown)}
    >
      {barred.shown ? 'Hide' : 'Show'} {barred.count} not allowed
    </Button>
  );

  return (
    <>
      <div className={classes(browse.search, styles.search)}>
        <SearchBar
          text={text}
          onTextChange={setText}
          found={found}
          placeholder={narrow ? 'Search the cards' : 'Search the cards, as in  t:persona battle>=2'}
          decks={deckNames}
          inputRef={inputRef}
          gridRef={grid}
        />
      </div>
      <div className={classes(browse.said, styles.said)}>
        <p className={styles.words} data-stale={isStale || undefined}>
          <strong>{cards.length}</strong>{' '}
          <span className="text-muted">
            {query.where === null && !barred.shown ? `cards for ${powerShortName(sponsor)}` : words}
          </span>
        </p>
        {!narrow && ofBarred}
        <div className={browse.tools}>
          {!hasFilters && (
            <FilterButton
              found={found}
              onTextChange={setText}
              more={narrow && ofBarred && <div className={styles.onSheet}>{ofBarred}</div>}
            />
          )}
          {(narrow || view === 'faces') && (
            <span className={browse.sort}>
              <SortSelect
                where={query.where}
                sorting={query.sort}
                usual={heads.size > 0 ? 'By type' : undefined}
                onSortingChange={sort}
              />
            </span>
          )}
          <IconButton
            label={view === 'rows' ? 'Show as card faces' : 'Show as rows'}
            kind="plain"
            size="small"
            onClick={() => setView(view === 'rows' ? 'faces' : 'rows')}
          >
            {view === 'rows' ? (
              <LayoutGrid size={16} aria-hidden />
            ) : (
              <Rows3 size={16} aria-hidden />
            )}
          </IconButton>
          <Button size="small" onClick={onOpenPalette} aria-keyshortcuts="Control+K Meta+K">
            <SquarePlus size={16} aria-hidden />
            <span className={styles.adds}>Type to add</span>
          </Button>
        </div>
      </div>
      {/* groups are by type there */}
      <div className={browse.results} data-typed={heads.size > 0 || undefined}>
        <CardTable
          label={`${words}. Plus, minus and digits change the count of a card, C lays it on the side list.`}
          cards={cards}
          heads={heads}
          sorting={query.sort}
          onSortingChange={sort}
          view={view}
          columns={COLUMNS}
          extras={extras}
          noteOf={noteOf}
          cursor={inGrid ? (here?.id ?? null) : cursor}
          onCursorChange={setCursor}
          onOpen={setShown}
          onPress={setShown}
          onCardKey={onCardKey}
          onLeaveUp={focusSearch}
          gridRef={grid}
          asked={{
            found,
            onTextChange: setText,
            heldBack:
              barred.shown || barred.count === 0
                ? undefined
                : {
                    words: `${counted(barred.count, 'card')} that no deck of ${powerShortName(sponsor)} may have`,
                    onShow: () => barred.show(true),
                  },
          }}
        />
      </div>
      {shown && <CardDialog card={shown} onClose={() => setShown(null)} />}
    </>
  );
});

/** Why a card that the deck has none of cannot come in. All that it may have of a card is no fault. */
function useNotes(): (card: Card) => RowNote | null {
  const derived = useDerived();
  const considered = consideredIn(derived.deck);
  return useCallback(
    (card) => {
      const { breaks, count } = derived.row(card);
      const [first, ...more] = breaks.filter((one) => problemTone(one, count) === 'illegal');
      if (first !== undefined) return { tone: 'illegal', text: tagWords([first, ...more], first) };
      return considered.includes(card.id) ? { tone: 'note', text: 'On the side list' } : null;
    },
    [derived, considered],
  );
}

/** `+` and `-` as any keyboard gives them. */
function keyChange(key: string): number {
  if (key === '+' || key === '=') return 1;
  return key === '-' || key === '_' || key === '−' ? -1 : 0;
}
