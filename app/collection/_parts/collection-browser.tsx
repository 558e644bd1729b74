'use client';

import { CircleHelp, FileInput, ShoppingBasket } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsString, throttle, useQueryState } from 'nuqs';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Button, IconButton, LinkButton } from '@/app/_ui/button';
import { EmptyState } from '@/app/_ui/empty-state';
import { OwnedStepper } from '@/app/_ui/owned/owned-stepper';
import { useCollection } from '@/app/_ui/owned/store';
import { withSort } from '@/app/_ui/search/query-text';
import { SearchBox } from '@/app/_ui/search/search-box';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import { useDescription } from '@/app/_ui/search/use-description';
import { CardTable, type ExtraColumn, useWarmTable } from '@/app/_ui/table/card-table';
import { NothingFound } from '@/app/_ui/table/nothing-found';
import { NARROW, useMedia } from '@/app/_ui/use-media';
import { useSlashKey } from '@/app/_ui/use-slash-key';
import { countWords, useSpokenCount } from '@/app/cards/count';
import { Results } from '@/app/cards/results';
import { asksForDecks, deckSets } from '@/app/decks/_shared/deck-sets';
import { useLibraryWhen } from '@/app/decks/_shared/use-library-when';
import type { Card, CardId } from '@/lib/cards/card';
import type { SortKey } from '@/lib/cards/query/query';
import type { QueryContext } from '@/lib/cards/query/search';
import { useCollectionContext } from '../_shared/context';
import { useCountKeys } from '../_shared/use-count-keys';
import styles from './collection.module.css';
import { ExportMenu } from './export-menu';
import { Quick } from './quick';
import { Totals } from './totals';

const SyntaxHelp = lazy(() =>
  import('@/app/_ui/search/syntax-help').then((module) => ({ default: module.SyntaxHelp })),
);

const OWNED: ExtraColumn = {
  key: 'owned',
  label: 'Owned',
  track: '104px',
  align: 'end',
  place: 'end',
  cell: (card) => <OwnedStepper card={card} skipFocus />,
};
const ROW_EXTRAS = [OWNED] as const;
const LINE_EXTRAS = [{ ...OWNED, cell: (card: Card) => <OwnedStepper card={card} /> }] as const;
const COLUMNS = ['type', 'subtypes', 'allegiance', 'deck', 'set'] as const;

/** The catalogue with the copies that the player owns. */
export function CollectionBrowser() {
  const router = useRouter();
  const [text, setText] = useQueryState(
    'q',
    parseAsString.withDefault('').withOptions({ limitUrlUpdates: throttle(250) }),
  );
  const [cursor, setCursor] = useState<CardId | null>(null);
  const [help, setHelp] = useState(false);
  const narrow = useMedia(NARROW);
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);

  const collection = useCollection();
  const asked = useCollectionContext(text);
  const library = useLibraryWhen(asksForDecks(text));
  const context = useMemo(() => ({ ...asked, decks: deckSets(library) }), [asked, library]);
  const found = useCardSearch(text, context);
  const { query, readText, problems } = found;
  const cards = useSteady(found.cards, readText, asked);
  const words = useDescription(query, readText);
  const here = cards.find((card) => card.id === cursor) ?? cards[0];

  const edit = useCallback((next: string) => void setText(next || null), [setText]);
  const sort = useCallback(
    (keys: readonly SortKey[]) => edit(withSort(readText, keys)),
    [edit, readText],
  );
  const openCard = useCallback((card: Card) => router.push(`/cards/${card.id}`), [router]);
  const focusSearch = useCallback(() => input.current?.focus(), []);
  const onCardKey = useCountKeys(found.state.status === 'ready' ? found.state.catalogue : null);
  useWarmTable('rows');
  useSlashKey(focusSearch);
  useSpokenCount(found);

  const failed = collection.status === 'failed' ? collection : null;
  const problem = collection.status === 'ready' ? collection.problem : null;
  return (
    <div className={styles.workspace} data-workspace>
      <section className={styles.side} aria-labelledby="collection-title">
        <div className={styles.head}>
          <h1 id="collection-title">Collection</h1>
          <div className={styles.actions}>
            <LinkButton href="/collection/import" size="small">
              <FileInput size={16} aria-hidden />
              Import
            </LinkButton>
            <ExportMenu state={found.state} />
            <LinkButton href="/collection/buy" size="small">
              <ShoppingBasket size={16} aria-hidden />
              Buy list
            </LinkButton>
          </div>
        </div>
        <Totals state={found.state} />
      </section>
      <div className={styles.centre}>
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
        <div className={styles.search}>
          <SearchBox
            value={text}
            onValueChange={edit}
            problems={problems}
            placeholder={narrow ? 'Search the cards' : 'Search, as in  set:eots own<2'}
            inputRef={input}
            onLeaveDown={() => grid.current?.focus()}
            onEnter={() => grid.current?.focus()}
            end={
              <IconButton label="How to search" onClick={() => setHelp(true)}>
                <CircleHelp size={18} aria-hidden />
              </IconButton>
            }
          />
          <Quick text={readText} onTextChange={edit} />
        </div>
        <p className={styles.said}>
          <strong className={problems.length > 0 ? styles.stale : undefined}>{words}</strong>
          <span className={styles.count}>{countWords({ ...found, cards })}</span>
        </p>
        <div className={styles.results}>
          <Results state={found.state}>
            <CardTable
              label={`${words}. Plus, minus and digits change the copies owned, Control Z takes a change back.`}
              cards={cards}
              sorting={query.sort}
              onSortingChange={sort}
              view="rows"
              columns={COLUMNS}
              extras={narrow ? LINE_EXTRAS : ROW_EXTRAS}
              cursor={here?.id ?? null}
              onCursorChange={setCursor}
              onOpen={openCard}
              onCardKey={onCardKey}
              onLeaveUp={focusSearch}
              gridRef={grid}
              empty={<NothingFound onShowAll={() => edit('')} />}
            />
          </Results>
        </div>
      </div>
      <Suspense>
        {help && <SyntaxHelp open onOpenChange={(next) => !next && setHelp(false)} onTry={edit} />}
      </Suspense>
    </div>
  );
}

/**
 * What was found when the search was asked, for as long as it is the same search: a card whose count
 * no longer fits stays where it is, so that a slip can be put right.
 */
function useSteady(
  found: readonly Card[],
  text: string,
  { owned, missing }: Pick<QueryContext, 'owned' | 'missing'>,
): readonly Card[] {
  const asked = `${owned !== undefined} ${missing?.size ?? 0} ${text}`;
  const last = useRef({ asked, cards: found });
  if (last.current.asked !== asked || last.current.cards.length === 0)
    last.current = { asked, cards: found };
  return last.current.cards;
}
