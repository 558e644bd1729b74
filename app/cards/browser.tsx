'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import browse from '@/app/_cards/browse.module.css';
import { FilterButton } from '@/app/_cards/filter-button';
import { CardTable, type ExtraColumn, useWarmTable } from '@/app/_cards/list/card-table';
import { ColumnMenu } from '@/app/_cards/list/column-menu';
import { GroupSelect } from '@/app/_cards/list/group-select';
import { GROUPINGS, inGroups } from '@/app/_cards/list/groups';
import { useColumns } from '@/app/_cards/list/use-columns';
import { Results } from '@/app/_cards/results';
import { SearchBar } from '@/app/_cards/search-bar';
import { type Served, useBrowser } from '@/app/_cards/use-browser';
import { useHeadAway } from '@/app/_cards/use-head-away';
import { useTrail } from '@/app/_cards/use-trail';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { late } from '@/app/_ui/base/late';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { VIEWS, ViewSwitch } from '@/app/_ui/card/view-switch';
import type { Asked } from '@/app/_ui/search/query-language';
import { type CardSearch, EVERYTHING } from '@/app/_ui/search/use-card-search';
import type { Card } from '@/lib/cards/card';
import styles from './browser.module.css';

// What the first sight of the page can do without is fetched after it.
const FacetPanel = late(() =>
  import('@/app/_ui/search/facet-panel').then((module) => module.FacetPanel),
);
const SortSelect = late(() =>
  import('@/app/_ui/search/sort-select').then((module) => module.SortSelect),
);
const Preview = late(() => import('./preview').then((module) => module.Preview));
const OwnedStepper = late(() =>
  import('@/app/_owned/owned-stepper').then((module) => module.OwnedStepper),
);

/** A search that begins with a filter. */
const ANEW: Asked = { text: '', query: EVERYTHING };

/** A phone has no columns: there the count stands at the end of each line. */
const LINE_EXTRAS: readonly ExtraColumn[] = [
  {
    key: 'owned',
    label: 'Owned',
    track: '96px',
    place: 'end',
    cell: (card) => <OwnedStepper card={card} />,
  },
];

/**
 * The catalogue: one search text, its facets, its results and the card under the cursor. `first` are the
 * first results as the server wrote them, where it could, and `served` what it said of them.
 */
export function Browser({
  first,
  served,
}: {
  readonly first: ReactNode;
  readonly served: Served | null;
}) {
  const { edit, found, words, count, onCardKey, cursor, bar, table } = useBrowser(served);
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('rows'));
  const [grouping, setGrouping] = useQueryState('group', parseAsStringLiteral(GROUPINGS));
  const [columns, setColumns] = useColumns();
  const narrow = useMedia(NARROW);
  // beside faces, only where four of them have room too
  const hasPane = useMedia(view === 'faces' ? '(min-width: 1500px)' : '(min-width: 1201px)');
  const hasColumn = useMedia('(min-width: 901px)');
  const { searcher, isStale } = found;
  const { cards, heads } = useMemo(() => inGroups(found.cards, grouping), [found.cards, grouping]);
  const findsNone = found.isSettled && !isStale && cards.length === 0;
  const facets = useDeferredValue(useSettled(found));
  // where filters find nothing they are what one takes back; from plain words that no card has they lead anew
  const isBare = findsNone && found.facets === 0;
  const here = cards.find((card) => card.id === cursor) ?? cards[0];
  const isTyped = grouping === 'type' || namesAll(words, cards, 'type');
  const isAllied = namesAll(words, cards, 'allegiance');
  const { state } = found;
  const group = <GroupSelect grouping={grouping} onGroupingChange={(by) => void setGrouping(by)} />;
  useTrail(cards);
  useWarmTable(view);

  return (
    <div
      className={styles.workspace}
      data-workspace
      data-view={view}
      data-none={findsNone || undefined}
      onScrollCapture={useHeadAway(found.query)}
    >
      {hasColumn && (
        <button type="button" className={styles.skip} onClick={() => bar.gridRef.current?.focus()}>
          Skip the filters
        </button>
      )}
      {hasColumn && (
        <section className={styles.filters} aria-label="Filters">
          <h2 className="visually-hidden">Filters</h2>
          {searcher && facets && (
            <>
              <FacetPanel
                searcher={searcher}
                {...(isBare ? ANEW : facets)}
                onTextChange={edit}
                context={found.context}
              />
              <p className={styles.disclaimer}>
                An unofficial fan tool. No card images and no printed card texts are included.
              </p>
            </>
          )}
        </section>
      )}
      <div
        className={classes(browse.centre, styles.list)}
        data-typed={isTyped || undefined}
        data-allied={isAllied || undefined}
      >
        <div className={browse.search}>
          <SearchBar
            {...bar}
            leads
            placeholder={
              narrow ? 'Search the cards' : 'Search the cards, as in  a:fremen battle>=2'
            }
          />
        </div>
        <div className={classes(browse.said, styles.said)}>
          <div className={styles.saidWords}>
            <h1 className={isStale ? 'text-muted' : undefined}>
              {findsNone ? noneOf(words, found.readText) : words}
            </h1>
            {!findsNone && <p className={styles.count}>{count}</p>}
          </div>
          <div className={browse.tools}>
            {!isBare && (
              <FilterButton
                found={found}
                onTextChange={edit}
                more={narrow && <div className={styles.groupOnSheet}>{group}</div>}
                className={styles.filterButton}
              />
            )}
            {findsNone && <Button onClick={() => edit('')}>Show all cards</Button>}
            {!findsNone && <span className={styles.group}>{group}</span>}
            {!findsNone && (narrow || view === 'faces') && (
              <span className={browse.sort}>
                <SortSelect where={found.query.where} {...table} />
              </span>
            )}
            {!findsNone && !narrow && view === 'rows' && (
              <ColumnMenu columns={columns} onColumnsChange={setColumns} />
            )}
            {!findsNone && (
              <ViewSwitch
                view={view}
                onViewChange={(next) => void setView(next)}
                className={styles.views}
              />
            )}
          </div>
        </div>
        <h2 className="visually-hidden">{findsNone ? 'Where to go on' : 'Cards found'}</h2>
        <Results state={found.state} isStale={isStale} first={first}>
          <CardTable
            label={words}
            cards={cards}
            heads={heads}
            {...table}
            asked={{ ...table.asked, isHeaded: true }}
            view={view}
            columns={columns}
            meanwhile={first}
            cursor={here?.id ?? null}
            {...(columns.includes('own') && { onCardKey })}
            {...(narrow && columns.includes('own') && { extras: LINE_EXTRAS })}
          />
        </Results>
      </div>
      {hasPane && !findsNone && (
        <Preview
          card={here}
          view={view}
          catalogue={state.status === 'ready' ? state.catalogue : null}
        />
      )}
    </div>
  );
}

/** The head where no card is found; a search that is no plain words stands as it is written. */
function noneOf(words: string, text: string): string {
  const [, plain] = /^Cards matching (.+)$/.exec(words) ?? [];
  return `No card matches ${plain ?? `“${text}”`}`;
}

/** Whether the head of these cards says which type, or whose, all of them are. */
function namesAll(words: string, cards: readonly Card[], what: 'type' | 'allegiance'): boolean {
  const one = cards[0]?.[what];
  return (
    one !== undefined &&
    words.toLowerCase().includes(one.replace('-', ' ')) &&
    cards.every((card) => card[what] === one)
  );
}

/** What was asked last with an answer: the facets neither count nor mark a search that is half read. */
function useSettled({ asked, isSettled }: CardSearch): Asked | null {
  const [settled, setSettled] = useState<Asked | null>(null);
  if (isSettled && settled !== asked) setSettled(asked);
  return settled;
}
