'use client';

import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollection } from '@/app/_owned/collection-store';
import { reservedBeside } from '@/app/_owned/search-context';
import { LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { NativeSelect } from '@/app/_ui/base/native-select';
import { PageTitle } from '@/app/_ui/base/page-title';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type BuyList, buyList, type Copies, missingFor, total } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { counted, listed, plural } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import { ListMenu } from '../list-menu';
import { copyCopies, type Form, saveList } from '../save-lists';
import styles from './buy.module.css';
import { BuyTable, buyTable, type GroupedBy } from './buy-table';
import { DeckChoice } from './deck-choice';

const PARSERS = {
  /** Ids of the chosen decks; all of them unless told. */
  decks: parseAsArrayOf(parseAsString),
  together: parseAsStringLiteral(['shared', 'apart'] as const).withDefault('shared'),
  by: parseAsStringLiteral(['deck', 'set'] as const).withDefault('deck'),
};

/** What must be got to build the chosen decks. */
export function BuyPage() {
  const catalogue = useCatalogue();
  const collection = useCollection();
  const library = useLibraryWhen(true);
  const [{ decks: asked, together, by }, set] = useQueryStates(PARSERS, { history: 'replace' });
  const decks = useMemo(() => library?.active ?? [], [library]);
  const chosen = useMemo(
    () => (asked === null ? decks : decks.filter(({ id }) => asked.includes(id))),
    [asked, decks],
  );
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  // there the list comes first
  const isNarrow = useMedia(NARROW);
  const held = collection.status === 'ready' ? collection : null;
  const list = useMemo(() => {
    if (held === null || known === null) return null;
    const reserved = reservedBeside(library, held.built, ...ids);
    const wanted = chosen.map(({ deck }) => deck);
    return buyList(wanted, together, held.owned, reserved, known);
  }, [chosen, ids, together, held, known, library]);

  const missingOf = ({ id, deck }: StoredDeck): number => {
    if (held === null) return 0;
    const own = together === 'shared' ? [...ids, id] : [id];
    return total(missingFor(deck, held.owned, reservedBeside(library, held.built, ...own)));
  };
  const alone = chosen.reduce((sum, deck) => sum + missingOf(deck), 0);
  const choice = held !== null && (
    <DeckChoice
      decks={decks}
      chosen={chosen}
      held={held}
      together={together}
      missingOf={missingOf}
      contested={list === null || together === 'shared' ? 0 : list.copies - alone}
      onChoose={(ids) => void set({ decks: ids.length === decks.length ? null : [...ids] })}
      onTogether={(next) => void set({ together: next })}
    />
  );
  return (
    <>
      <PageTitle
        title="Buy list"
        note="The cards that your decks need and your collection lacks."
        under={{ href: '/collection', name: 'Collection' }}
      />
      {collection.status === 'failed' || catalogue.status === 'failed' ? (
        <NotFetched
          failed={{
            retry: () => {
              if (collection.status === 'failed') collection.retry();
              if (catalogue.status === 'failed') catalogue.retry();
            },
          }}
        >
          Your collection and your decks stay in this browser.
        </NotFetched>
      ) : held?.problem ? (
        <EmptyState tone="failed" title="Your collection cannot be read just now">
          {held.problem.message}
        </EmptyState>
      ) : library !== null && decks.length === 0 ? (
        <EmptyState
          title="There is no deck to buy for"
          actions={
            <LinkButton kind="primary" href="/decks">
              To the decks
            </LinkButton>
          }
        >
          Build a deck or copy a sample: then this page counts what you lack for it.
        </EmptyState>
      ) : list === null || library === null || held === null || known === null ? (
        <p className={styles.waiting} aria-live="polite">
          Counting what is missing…
        </p>
      ) : (
        <div className={styles.page}>
          {isNarrow ? (
            <details className={styles.folded}>
              <summary>
                For{' '}
                {listed(
                  chosen.map(({ deck }) => deckTitle(deck)),
                  2,
                )}
                {chosen.length > 1 &&
                  (together === 'shared' ? ' that share their cards' : ', built at the same time')}
              </summary>
              {choice}
            </details>
          ) : (
            choice
          )}
          <Outcome
            list={list}
            chosen={chosen}
            catalogue={known}
            isNarrow={isNarrow}
            by={chosen.length > 1 ? by : 'set'}
            onBy={(next) => void set({ by: next })}
          />
        </div>
      )}
    </>
  );
}

function Outcome({
  list,
  chosen,
  catalogue,
  isNarrow,
  by,
  onBy,
}: {
  readonly list: BuyList;
  readonly chosen: readonly StoredDeck[];
  readonly catalogue: Catalogue;
  readonly isNarrow: boolean;
  readonly by: GroupedBy;
  readonly onBy: (by: GroupedBy) => void;
}) {
  const copies: Copies = new Map(
    list.sets.flatMap(({ rows }) => rows.map(({ card, missing }) => [card, missing] as const)),
  );
  const saved = { name: 'buy-list', copies, table: () => buyTable(list, catalogue) };
  const save = (form: Form) => void saveList(saved, form, catalogue);
  if (chosen.length === 0)
    return (
      <EmptyState title="No deck is chosen">Tick the decks that you want to build.</EmptyState>
    );
  if (list.copies === 0)
    return (
      <EmptyState title="Nothing is missing">
        Your collection has every card that{' '}
        {plural(chosen.length, 'this deck needs', 'these decks need')}.
      </EmptyState>
    );
  return (
    <section aria-labelledby="missing" className="flex flex-col gap-4 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="missing">
          {counted(list.copies, 'copy', 'copies')}
          <span className="wide-only"> of {counted(list.cards, 'card')}</span> to get
        </h2>
        <div className="flex flex-wrap gap-2">
          {chosen.length > 1 && (
            <NativeSelect
              aria-label="Listed"
              value={by}
              onChange={({ target }) => onBy(target.value as GroupedBy)}
            >
              <option value="deck">By deck</option>
              <option value="set">By set</option>
            </NativeSelect>
          )}
          <ListMenu
            onCopy={() => void copyCopies(copies, catalogue, 'The buy list')}
            onSave={save}
          />
        </div>
      </div>
      <BuyTable list={list} decks={chosen} catalogue={catalogue} isNarrow={isNarrow} by={by} />
    </section>
  );
}
