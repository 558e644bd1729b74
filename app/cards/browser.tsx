'use client';

import { CircleHelp, LayoutGrid, ListFilter, Rows3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsString, parseAsStringLiteral, throttle, useQueryState } from 'nuqs';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCollectionContext } from '@/app/collection/_shared/context';
import { useCountKeys } from '@/app/collection/_shared/use-count-keys';
import { asksForDecks, deckSets } from '@/app/decks/_shared/deck-sets';
import { useLibraryWhen } from '@/app/decks/_shared/use-library-when';
import type { Card, CardId } from '@/lib/cards/card';
import type { Query, SortKey } from '@/lib/cards/query/query';
import { Button, IconButton } from '../_ui/button';
import { asksForText } from '../_ui/printed/asks-for-text';
import { activeFacets } from '../_ui/search/active-facets';
import { FacetPanel } from '../_ui/search/facet-panel';
import { withSort } from '../_ui/search/query-text';
import { SearchBox } from '../_ui/search/search-box';
import { useCardSearch } from '../_ui/search/use-card-search';
import { useDescription } from '../_ui/search/use-description';
import { CardTable, type ExtraColumn, useWarmTable } from '../_ui/table/card-table';
import { ColumnMenu } from '../_ui/table/column-menu';
import { NothingFound } from '../_ui/table/nothing-found';
import { useColumns } from '../_ui/table/use-columns';
import { NARROW, useMedia } from '../_ui/use-media';
import { useSlashKey } from '../_ui/use-slash-key';
import styles from './browser.module.css';
import { countWords, useSpokenCount } from './count';
import { Results } from './results';

// What the first sight of the page can do without is fetched after it.
const SortSelect = lazy(() =>
  import('../_ui/search/sort-select').then((module) => ({ default: module.SortSelect })),
);
const CardPreview = lazy(() =>
  import('./card-preview').then((module) => ({ default: module.CardPreview })),
);
const SyntaxHelp = lazy(() =>
  import('../_ui/search/syntax-help').then((module) => ({ default: module.SyntaxHelp })),
);
const TextHint = lazy(() =>
  import('../_ui/printed/text-hint').then((module) => ({ default: module.TextHint })),
);
const FilterSheet = lazy(() =>
  import('./filter-sheet').then((module) => ({ default: module.FilterSheet })),
);

const OwnedStepper = lazy(() =>
  import('../_ui/owned/owned-stepper').then((module) => ({
    default: module.OwnedStepper,
  })),
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
  const router = useRouter();
  const [text, setText] = useQueryState(
    'q',
    parseAsString.withDefault('').withOptions({ limitUrlUpdates: throttle(250) }),
  );
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(['rows', 'faces'] as const).withDefault('rows'),
  );
  const [columns, setColumns] = useColumns();
  const [cursor, setCursor] = useState<CardId | null>(null);
  const [open, setOpen] = useState<'help' | 'filters' | null>(null);
  const narrow = useMedia(NARROW);
  const wide = useMedia('(min-width: 1121px)');
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);

  const library = useLibraryWhen(asksForDecks(text));
  const held = useCollectionContext(text);
  const context = useMemo(() => ({ ...held, decks: deckSets(library) }), [held, library]);
  const found = useCardSearch(text, context);
  const { searcher, query, readText, cards, problems } = found;
  const words = useDescription(query, readText);
  const facetQuery = useDeferredValue(query);
  const facetText = useDeferredValue(readText);
  const here = cards.find((card) => card.id === cursor) ?? cards[0];
  const previewed = useDeferredValue(here);

  const edit = useCallback((next: string) => void setText(next || null), [setText]);
  const sort = useCallback(
    (keys: readonly SortKey[]) => edit(withSort(readText, keys)),
    [edit, readText],
  );
  const openCard = useCallback((card: Card) => router.push(`/cards/${card.id}`), [router]);
  const focusSearch = useCallback(() => input.current?.focus(), []);

  const onCardKey = useCountKeys(found.state.status === 'ready' ? found.state.catalogue : null);

  useWarmTable(view);
  useSlashKey(focusSearch);
  useSpokenCount(found);

  const help = (
    <IconButton label="How to search" onClick={() => setOpen('help')}>
      <CircleHelp size={18} aria-hidden />
    </IconButton>
  );

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
      <div className={styles.centre}>
        <div className={styles.search}>
          <SearchBox
            value={text}
            onValueChange={edit}
            problems={problems}
            placeholder={
              narrow ? 'Search the cards' : 'Search, as in  a:fremen t:persona battle>=2'
            }
            inputRef={input}
            onLeaveDown={() => grid.current?.focus()}
            onEnter={() => grid.current?.focus()}
            end={help}
          />
          {asksForText(query) && (
            <Suspense>
              <TextHint query={query} />
            </Suspense>
          )}
        </div>
        <div className={styles.said}>
          <div className={styles.saidWords}>
            <h1 className={problems.length > 0 ? styles.stale : undefined}>{words}</h1>
            <p className={styles.count}>{countWords(found)}</p>
          </div>
          <div className={styles.tools}>
            <Button size="small" className={styles.filterButton} onClick={() => setOpen('filters')}>
              <ListFilter size={16} aria-hidden />
              Filters{filterCount(query)}
            </Button>
            {(narrow || view === 'faces') && (
              <span className={styles.sortBox}>
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
        <div className={styles.results}>
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
              gridRef={grid}
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
      <Suspense>
        {open === 'help' && (
          <SyntaxHelp open onOpenChange={(next) => !next && setOpen(null)} onTry={edit} />
        )}
        {open === 'filters' && searcher && (
          <FilterSheet
            searcher={searcher}
            query={query}
            text={readText}
            onTextChange={edit}
            context={found.context}
            count={cards.length}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function filterCount(query: Query): string {
  const count = activeFacets(query);
  return count === 0 ? '' : ` (${count})`;
}
