'use client';

import { LayoutGrid, Rows3 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useDeferredValue } from 'react';
import browse from '@/app/_cards/browse.module.css';
import { FilterButton } from '@/app/_cards/filter-button';
import { CardTable, type ExtraColumn, useWarmTable } from '@/app/_cards/list/card-table';
import { ColumnMenu } from '@/app/_cards/list/column-menu';
import { useColumns } from '@/app/_cards/list/use-columns';
import { Results } from '@/app/_cards/results';
import { SearchBar } from '@/app/_cards/search-bar';
import { useBrowser } from '@/app/_cards/use-browser';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { FacetPanel } from '@/app/_ui/search/facet-panel';
import { countWords } from '@/app/_ui/search/use-card-search';
import styles from './browser.module.css';

// What the first sight of the page can do without is fetched after it.
const SortSelect = dynamic(() =>
  import('@/app/_ui/search/sort-select').then((module) => module.SortSelect),
);
const CardPreview = dynamic(() => import('./card-preview').then((module) => module.CardPreview));
const OwnedStepper = dynamic(() =>
  import('@/app/_owned/owned-stepper').then((module) => module.OwnedStepper),
);

const VIEWS = [
  ['rows', 'As rows', Rows3],
  ['faces', 'As card faces', LayoutGrid],
] as const;

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

/** The catalogue: one search text, its facets, its results and the card under the cursor. */
export function Browser() {
  const { edit, found, words, onCardKey, cursor, bar, table } = useBrowser();
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(['rows', 'faces'] as const).withDefault('rows'),
  );
  const [columns, setColumns] = useColumns();
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
            {...bar}
            placeholder={
              narrow ? 'Search the cards' : 'Search, as in  a:fremen t:persona battle>=2'
            }
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
                <SortSelect {...table} />
              </span>
            )}
            {!narrow && view === 'rows' && (
              <ColumnMenu columns={columns} onColumnsChange={setColumns} />
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one switch, not a form's fields */}
            <span role="group" aria-label="Show as" className={styles.views}>
              {VIEWS.map(([one, label, Sign]) => (
                <IconButton
                  key={one}
                  label={one === 'rows' && narrow ? 'As lines' : label}
                  kind="plain"
                  size="small"
                  aria-pressed={view === one}
                  onClick={() => setView(one)}
                >
                  <Sign size={16} aria-hidden />
                </IconButton>
              ))}
            </span>
          </div>
        </div>
        <Results state={found.state}>
          <CardTable
            label={words}
            cards={cards}
            {...table}
            view={view}
            columns={columns}
            cursor={here?.id ?? null}
            {...(columns.includes('own') && { onCardKey })}
            {...(narrow && columns.includes('own') && { extras: LINE_EXTRAS })}
          />
        </Results>
      </div>
      {wide && (
        <section className={styles.preview} aria-label="Card under the cursor">
          {previewed && found.state.status === 'ready' && (
            <CardPreview card={previewed} ruled={found.state.ruled.has(previewed.id)} />
          )}
        </section>
      )}
    </div>
  );
}
