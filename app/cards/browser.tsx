'use client';

import { LayoutGrid, Rows3 } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import browse from '@/app/_cards/browse.module.css';
import { FilterButton } from '@/app/_cards/filter-button';
import { CardTable, type ExtraColumn, useWarmTable } from '@/app/_cards/list/card-table';
import { ColumnMenu } from '@/app/_cards/list/column-menu';
import { NothingFound } from '@/app/_cards/list/nothing-found';
import { useColumns } from '@/app/_cards/list/use-columns';
import { Results } from '@/app/_cards/results';
import { SearchBar } from '@/app/_cards/search-bar';
import { useBrowser } from '@/app/_cards/use-browser';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { FacetPanel } from '@/app/_ui/search/facet-panel';
import { countWords } from '@/app/_ui/search/use-card-search';
import type { CardId } from '@/lib/cards/card';
import styles from './browser.module.css';

// What the first sight of the page can do without is fetched after it.
const SortSelect = lazy(() =>
  import('@/app/_ui/search/sort-select').then((module) => ({ default: module.SortSelect })),
);
const CardPreview = lazy(() =>
  import('./card-preview').then((module) => ({ default: module.CardPreview })),
);
const OwnedStepper = lazy(() =>
  import('@/app/_owned/owned-stepper').then((module) => ({ default: module.OwnedStepper })),
);

/** A phone has no columns: there the count stands at the end of each line. */
const LINE_EXTRAS: readonly ExtraColumn[] = [
  {
    key: 'owned',
    label: 'Owned',
    track: '96px',
    place: 'end',
    cell: (card) => (
      <Suspense>
        <OwnedStepper card={card} />
      </Suspense>
    ),
  },
];

/** The catalogue: one search text, its facets, its results and the card under the cursor. */
export function Browser() {
  const { text, edit, found, words, sort, openCard, focusSearch, onCardKey, inputRef, gridRef } =
    useBrowser();
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(['rows', 'faces'] as const).withDefault('rows'),
  );
  const [columns, setColumns] = useColumns();
  const [cursor, setCursor] = useState<CardId | null>(null);
  const narrow = useMedia(NARROW);
  const wide = useMedia('(min-width: 1121px)');
  const { searcher, query, readText, cards, problems } = found;
  const facetQuery = useDeferredValue(query);
  const facetText = useDeferredValue(readText);
  const here = cards.find((card) => card.id === cursor) ?? cards[0];
  const previewed = useDeferredValue(here);
  useWarmTable(view);

  return (
    <div className={styles.workspace} data-workspace>
      {!narrow && (
        <section className={styles.filters} aria-label="Filters">
          {searcher && (
            <FacetPanel
              searcher={searcher}
              query={facetQuery}
              text={facetText}
              onTextChange={edit}
              context={found.context}
            />
          )}
          <p className={styles.disclaimer}>
            An unofficial fan tool. No card images and no printed card texts are included.
          </p>
        </section>
      )}
      <div className={browse.centre}>
        <div className={browse.search}>
          <SearchBar
            text={text}
            onTextChange={edit}
            found={found}
            placeholder={
              narrow ? 'Search the cards' : 'Search, as in  a:fremen t:persona battle>=2'
            }
            inputRef={inputRef}
            gridRef={gridRef}
          />
        </div>
        <div className={classes(browse.said, styles.said)}>
          <div className={styles.saidWords}>
            <h1 className={problems.length > 0 ? 'text-muted' : undefined}>{words}</h1>
            <p className={styles.count}>{countWords(found)}</p>
          </div>
          <div className={browse.tools}>
            <FilterButton found={found} onTextChange={edit} className={styles.filterButton} />
            {(narrow || view === 'faces') && (
              <span className={browse.sort}>
                <Suspense>
                  <SortSelect sorting={query.sort} onSortingChange={sort} />
                </Suspense>
              </span>
            )}
            {!narrow && view === 'rows' && (
              <ColumnMenu columns={columns} onColumnsChange={setColumns} />
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one switch, not a form's fields */}
            <span role="group" aria-label="Show as" className={styles.views}>
              <IconButton
                label={narrow ? 'As lines' : 'As rows'}
                kind="plain"
                size="small"
                aria-pressed={view === 'rows'}
                onClick={() => setView('rows')}
              >
                <Rows3 size={16} aria-hidden />
              </IconButton>
              <IconButton
                label="As card faces"
                kind="plain"
                size="small"
                aria-pressed={view === 'faces'}
                onClick={() => setView('faces')}
              >
                <LayoutGrid size={16} aria-hidden />
              </IconButton>
            </span>
          </div>
        </div>
        <div className={browse.results}>
          <Results state={found.state}>
            <CardTable
              label={words}
              cards={cards}
              sorting={query.sort}
              onSortingChange={sort}
              view={view}
              columns={columns}
              cursor={here?.id ?? null}
              onCursorChange={setCursor}
              onOpen={openCard}
              {...(columns.includes('own') && { onCardKey })}
              {...(narrow && columns.includes('own') && { extras: LINE_EXTRAS })}
              onLeaveUp={focusSearch}
              gridRef={gridRef}
              empty={<NothingFound onShowAll={() => edit('')} />}
            />
          </Results>
        </div>
      </div>
      {wide && (
        <section className={styles.preview} aria-label="Card under the cursor">
          {previewed && found.state.status === 'ready' && (
            <Suspense>
              <CardPreview card={previewed} ruled={found.state.ruled.has(previewed.id)} />
            </Suspense>
          )}
        </section>
      )}
    </div>
  );
}
