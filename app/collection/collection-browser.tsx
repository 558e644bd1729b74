'use client';

import { FileInput, LayoutGrid, Rows3, ShoppingBasket } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import browse from '@/app/_cards/browse.module.css';
import { FilterButton } from '@/app/_cards/filter-button';
import { CardTable, type ExtraColumn, useWarmTable } from '@/app/_cards/list/card-table';
import type { Grouped } from '@/app/_cards/list/groups';
import { Results } from '@/app/_cards/results';
import { SearchBar } from '@/app/_cards/search-bar';
import { useBrowser } from '@/app/_cards/use-browser';
import { useCollection } from '@/app/_owned/collection-store';
import { OwnedStepper } from '@/app/_owned/owned-stepper';
import { Button, IconButton, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { late } from '@/app/_ui/base/late';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { Gist } from '@/app/_ui/card/operation/operation';
import { typeName } from '@/app/_ui/icons/types';
import { countWords } from '@/app/_ui/search/use-card-search';
import type { Card } from '@/lib/cards/card';
import { toggleOwning } from '@/lib/cards/query/edit';
import { parseQuery } from '@/lib/cards/query/parse';
import type { Query, SortKey } from '@/lib/cards/query/query';
import type { QueryContext } from '@/lib/cards/query/search';
import { setShortName } from '@/lib/rules/taxonomy';
import { IMPORT, WaysToBegin } from './begin';
import { CardHolding } from './card-holding';
import styles from './collection.module.css';
import { ExportMenu } from './export-menu';
import { SetGrid } from './set-grid';
import { Totals } from './totals';
import { QuestionSelect, UsualQuestions } from './usual-questions';
import { useWants, type Wants } from './wants';

// beside the cards, after them
const FacetPanel = late(() =>
  import('@/app/_ui/search/facet-panel').then((module) => module.FacetPanel),
);

const SortSelect = late(() =>
  import('@/app/_ui/search/sort-select').then((module) => module.SortSelect),
);

const InspectorPane = late(() =>
  import('@/app/_inspector/inspector-pane').then((module) => module.InspectorPane),
);

const OWNED: ExtraColumn = {
  key: 'owned',
  label: 'Owned',
  track: '104px',
  align: 'end',
  place: 'end',
  cell: (card) => <OwnedStepper card={card} skipFocus />,
};
const LINE_EXTRAS = [{ ...OWNED, cell: (card: Card) => <OwnedStepper card={card} /> }] as const;
/** Where there is less room. */
const FEWER_COLUMNS = ['allegiance', 'set'] as const;
const OWNED_ONLY = 'own>=1';
const ofOwned = parseQuery(OWNED_ONLY);
const OWNED_QUERY: Query = ofOwned.ok ? ofOwned.value : { where: null, sort: [], sortSpans: [] };
const NO_HEADS: Grouped['heads'] = new Map();
const SHOWN = ['all', 'spare'] as const;
const COLUMNS = ['type', 'subtypes', 'allegiance', 'set'] as const;
/** Where nothing is to trade: what a card costs and asks for has that column's room. */
const NO_TRADE_COLUMNS = ['allegiance', 'cost', 'talents', 'set'] as const;
const NO_TRADE_ROOMY = ['type', ...NO_TRADE_COLUMNS] as const;

/** The catalogue with the copies that the player owns. */
export function CollectionBrowser() {
  const { edit, found, held, words, onCardKey, cursor, bar, table } = useBrowser();
  const { readText, isStale } = found;
  const narrow = useMedia(NARROW);
  const hasFilters = useMedia('(min-width: 961px)');
  const wide = useMedia('(min-width: 1201px)');
  const roomy = useMedia('(min-width: 1440px)');

  const collection = useCollection();
  const owned = collection.status === 'ready' ? collection.owned : null;
  const [show, setShow] = useQueryState('show', parseAsStringLiteral(SHOWN));
  const [album, setAlbum] = useState(false);
  const catalogue = found.state.status === 'ready' ? found.state.catalogue : null;
  const asksMissing = /\bmissing\s*:/i.test(readText);
  const wants = useWants(true, catalogue);
  // before anything is asked: what is owned, if anything is
  const isHome = show === null && readText === '' && owned !== null && owned.size > 0;
  // what the filters count is what shows: they go on from there
  const isOwnedAlone = isHome && !album;
  const facetText = useDeferredValue(isOwnedAlone ? OWNED_ONLY : found.asked.text);
  const facetQuery = useDeferredValue(isOwnedAlone ? OWNED_QUERY : found.asked.query);
  const facetContext = useMemo(
    () => (isOwnedAlone ? { ...found.context, owned } : found.context),
    [isOwnedAlone, owned, found.context],
  );
  const asked = useMemo(() => {
    if (isOwnedAlone) return found.cards.filter(({ id }) => owned.has(id));
    const spare = show === 'spare' ? wants?.spare : undefined;
    return spare ? found.cards.filter(({ id }) => spare.has(id)) : found.cards;
  }, [found.cards, isOwnedAlone, owned, show, wants]);
  // where nothing is asked, what the decks are short of stands after what is owned
  const isShelf = show === null && readText === '' && !album;
  const wanted = isShelf ? wants?.wanted : undefined;
  const shelved = useMemo(
    () => withWanted(asked, found.cards, wanted, isOwnedAlone),
    [asked, found.cards, wanted, isOwnedAlone],
  );
  const steady = useSteady(
    shelved,
    `${show ?? ''} ${album} ${isHome} ${wants !== null} ${readText}`,
    held,
  );
  const { cards } = steady;
  const heads = useMemo(() => countedAnew(steady, wanted), [steady, wanted]);
  // what the decks lack has a count of its own below what is owned
  const said = isOwnedAlone ? asked : shelved.cards;
  /** Nothing is owned: what the decks lack is all that shows before anything is asked. */
  const isMissing = !isOwnedAlone && wanted !== undefined && wanted.size > 0;
  const told = show === 'spare' ? 'spare' : asksMissing ? 'lacks' : null;
  const extras = useMemo((): readonly ExtraColumn[] => {
    const note = noteOf(wants, narrow, told === 'lacks');
    if (narrow) return [note, ...LINE_EXTRAS];
    return [note, ...(told === 'lacks' ? [] : sparesOf(wants)), OWNED];
  }, [told, wants, narrow]);
  const hasTrades = wants === null ? null : wants.spare.size > 0;
  const here = cards.find((card) => card.id === cursor) ?? cards[0];
  useWarmTable('rows');
  /** What shows by itself is asked for, or the order would show every card. */
  const sorts = {
    onSortingChange: (keys: readonly SortKey[]) => {
      const sorted = found.sortedBy(keys);
      edit(isOwnedAlone ? toggleOwning(sorted) : sorted);
    },
  };

  const asking = {
    text: readText,
    onTextChange: edit,
    isHome: isOwnedAlone,
    isMissing,
    show,
    onShowChange: (next: typeof show) => void setShow(next),
  };
  const failed = collection.status === 'failed' ? collection : null;
  const problem = collection.status === 'ready' ? collection.problem : null;
  return (
    <div className={styles.workspace} data-workspace>
      <section className={styles.side} aria-labelledby="collection-title">
        <div className={styles.head}>
          <h1 id="collection-title">Collection</h1>
          <div className="flex flex-wrap gap-2">
            {narrow && catalogue !== null && owned?.size === 0 && (
              <WaysToBegin catalogue={catalogue} />
            )}
            {owned !== null && owned.size > 0 && (
              <>
                <LinkButton href={IMPORT} size="small">
                  <FileInput size={16} aria-hidden />
                  Import
                </LinkButton>
                <ExportMenu state={found.state} />
                <LinkButton href="/collection/buy" size="small">
                  <ShoppingBasket size={16} aria-hidden />
                  Buy list
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <Totals state={found.state} wanted={wants?.wanted ?? null} />
        {hasFilters && found.searcher && owned !== null && (
          <div className={styles.filters}>
            <FacetPanel
              searcher={found.searcher}
              query={facetQuery}
              text={facetText}
              onTextChange={edit}
              context={facetContext}
              asksOwned={false}
            />
          </div>
        )}
      </section>
      <div className={classes(browse.centre, styles.centre)}>
        {(failed ?? problem) && (
          <EmptyState
            tone="failed"
            className={styles.failed}
            title="Your collection cannot be read just now"
            actions={failed && <Button onClick={failed.retry}>Try again</Button>}
          >
            {problem?.message ?? 'The server cannot be reached. What is stored is safe.'}
          </EmptyState>
        )}
        <div className={classes(browse.search, styles.search, 'flex flex-col gap-3')}>
          <SearchBar
            leads
            {...bar}
            placeholder={narrow ? 'Search the cards' : 'Search, as in  set:eots own<2'}
          />
          <div className={styles.strip}>
            <UsualQuestions {...asking} />
            <QuestionSelect {...asking} />
            {narrow && !album && (
              <span className={styles.sort}>
                <SortSelect where={found.query.where} {...table} {...sorts} />
              </span>
            )}
            <div className={styles.tools}>
              {!hasFilters && <FilterButton found={found} onTextChange={edit} asksOwned={false} />}
              <IconButton
                size="small"
                kind="plain"
                label={album ? 'Show as rows' : 'Show as an album, with the holes'}
                onClick={() => setAlbum(!album)}
              >
                {album ? <Rows3 size={16} aria-hidden /> : <LayoutGrid size={16} aria-hidden />}
              </IconButton>
            </div>
          </div>
        </div>
        <p className={classes(browse.said, styles.said)} data-plain={readText === '' || undefined}>
          <strong className={isStale ? 'text-muted' : undefined}>
            {isMissing || readText === 'missing:any'
              ? 'Missing for your decks'
              : (headOf(show === 'spare', isOwnedAlone) ?? words)}
          </strong>
          <span className="flex-none ms-auto text-muted text-s">
            {countWords({ ...found, cards: said })}
          </span>
        </p>
        <Results state={found.state} isStale={isStale}>
          {album ? (
            <SetGrid cards={cards} />
          ) : (
            <CardTable
              label={`${words}. Plus, minus and digits change the copies owned, Control Z takes a change back.`}
              cards={cards}
              heads={heads}
              {...table}
              {...sorts}
              view="rows"
              columns={columnsIn(told === null && roomy, told === null && hasTrades === false)}
              extras={extras}
              cursor={here?.id ?? null}
              onCardKey={onCardKey}
            />
          )}
        </Results>
      </div>
      {wide && (
        <InspectorPane
          className={styles.preview}
          card={here}
          find={(id) => catalogue?.byId.get(id)}
          tellsUse={false}
        >
          {(card) => <CardHolding card={card} wants={wants} />}
        </InspectorPane>
      )}
    </div>
  );
}

/**
 * What was found when the search was asked, for as long as it is the same search: a card whose count
 * no longer fits stays where it is, so that a slip can be put right.
 */
function useSteady(
  found: Grouped,
  text: string,
  { owned, missing }: Pick<QueryContext, 'owned' | 'missing'>,
): Grouped {
  const asked = `${owned !== undefined} ${missing?.size ?? 0} ${text}`;
  const last = useRef({ asked, found });
  if (last.current.asked !== asked || last.current.found.cards.length === 0)
    last.current = { asked, found };
  return last.current.found;
}

/** The cards that are owned, then those that decks are short of, under a head; before any is owned those alone. */
function withWanted(
  shown: readonly Card[],
  all: readonly Card[],
  wanted: Wants['wanted'] | undefined,
  areOwned: boolean,
): Grouped {
  const missing = wanted === undefined ? [] : all.filter(({ id }) => wanted.has(id));
  if (missing.length === 0) return { cards: shown, heads: NO_HEADS };
  if (!areOwned) return { cards: missing, heads: NO_HEADS };
  const owned = new Set(shown);
  const others = missing.filter((card) => !owned.has(card));
  return {
    cards: [...shown, ...others],
    heads:
      others.length === 0
        ? NO_HEADS
        : new Map([[shown.length, { name: 'Missing for your decks', count: others.length }]]),
  };
}

/** A card that is no longer missing keeps its place, but is not counted. */
function countedAnew({ cards, heads }: Grouped, wanted: Wants['wanted'] | undefined) {
  if (wanted === undefined) return heads;
  return new Map(
    [...heads].map(([at, head]) => {
      const count = cards.slice(at).filter(({ id }) => wanted.has(id)).length;
      return [at, { ...head, count }];
    }),
  );
}

/** What shows where no search says it. */
function headOf(isSpare: boolean, isOwned: boolean): string | null {
  if (isSpare) return 'To trade';
  return isOwned ? 'What you own' : null;
}

function columnsIn(isRoomy: boolean, isWithoutTrades: boolean) {
  if (isWithoutTrades) return isRoomy ? NO_TRADE_ROOMY : NO_TRADE_COLUMNS;
  return isRoomy ? COLUMNS : FEWER_COLUMNS;
}

/**
 * How many copies the decks lack, or which deck lacks how many, before what the card does; beside the buttons of a
 * phone, what it is.
 */
function noteOf(wants: Wants | null, isNarrow: boolean, namesDecks: boolean): ExtraColumn {
  const cell = (card: Card) => {
    const count = wants?.wanted.get(card.id);
    const lacks = namesDecks ? wants?.lacks.get(card.id) : count && `${count} missing`;
    const does = isNarrow ? (
      `${typeName(card.type)}, ${setShortName(card.set)}`
    ) : (
      <Gist card={card} />
    );
    if (!lacks) return does;
    return (
      <>
        <b className="text-ink">{lacks}</b>
        {!(namesDecks && isNarrow) && <> · {does}</>}
      </>
    );
  };
  return { key: 'wanted', label: 'Wanted', track: '64px', place: 'end', isNote: true, cell };
}

/** What may go, before what is owned; no column of nothing. */
function sparesOf(wants: Wants | null): readonly ExtraColumn[] {
  if (wants?.spare.size === 0) return [];
  const title = 'Beyond what any one deck may hold, and what yours take';
  return [
    {
      key: 'spare',
      label: 'To trade',
      head: <abbr title={title}>To trade</abbr>,
      track: '56px',
      align: 'end',
      place: 'end',
      isText: true,
      cell: ({ id }) => <span className={styles.number}>{wants?.spare.get(id) ?? ''}</span>,
    },
  ];
}
