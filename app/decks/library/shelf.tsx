import { useEffect, useRef, useState } from 'react';
import { binDeck, setArchived } from '@/app/_deck/library/deck-actions';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { Report } from '@/lib/legality/problem';
import { counted } from '@/lib/sentences';
import { sortDecks, tagsOf } from '@/lib/storage/deck-order';
import type { StoredDeck } from '@/lib/storage/decks';
import { BinButtons, BinNote } from './bin';
import { filterDecks, isAsking } from './deck-filter';
import { DeckMenu } from './deck-menu';
import { DeckRow } from './deck-row';
import row from './deck-row.module.css';
import { useHoldings } from './holdings';
import { orderOf, type ShelfName, useLibraryView } from './library-address';
import { Toolbar } from './toolbar';

export interface ShelfProps {
  readonly shelf: ShelfName;
  readonly decks: readonly StoredDeck[];
  readonly catalogue: Catalogue | null;
  readonly reportOf: (deck: Deck) => Report | null;
  readonly onDescribe: (stored: StoredDeck) => void;
  readonly onNew: () => void;
}

/** One shelf of the library: its toolbar and its decks. */
export function Shelf(props: ShelfProps) {
  const { shelf, decks, catalogue, reportOf, onDescribe, onNew } = props;
  const [view, setView] = useLibraryView();
  const list = useRef<HTMLUListElement>(null);
  const holdingOf = useHoldings();
  const now = useNow();
  const asks = isAsking(view);
  const shown = sortDecks(filterDecks(decks, view, catalogue), view.sort, orderOf(view));
  const leave = useFocusAfterLeaving(list, shown);
  const clear = () => void setView({ q: '', sponsor: null, tag: null });

  if (decks.length === 0) {
    const [title, words] = NO_DECKS[shelf];
    const begin = (
      <Button kind="primary" onClick={onNew}>
        New deck
      </Button>
    );
    return (
      <EmptyState title={title} actions={shelf === 'decks' && begin}>
        {words}
      </EmptyState>
    );
  }
  return (
    <>
      {shelf === 'bin' && <BinNote count={decks.length} />}
      {(decks.length >= MANY || asks) && (
        <Toolbar tags={tagsOf(decks)} isAsking={asks} onClear={clear} />
      )}
      {asks && (
        <p className="text-muted text-s" aria-live="polite">
          {shown.length} of {counted(decks.length, 'deck')}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No deck fits"
          className="mt-4"
          actions={<Button onClick={clear}>Show all {decks.length}</Button>}
        >
          None of the decks on this shelf has all that is asked for.
        </EmptyState>
      ) : (
        <ul ref={list} className={row.shelf}>
          {shown.map((stored) => (
            <li key={stored.id} data-deck={stored.id}>
              <DeckRow
                stored={stored}
                catalogue={catalogue}
                report={reportOf(stored.deck)}
                holding={shelf === 'bin' ? null : holdingOf(stored)}
                now={now}
                onTag={(tag) => void setView({ tag })}
                href={shelf === 'bin' ? null : `/decks/build?deck=${stored.id}`}
                end={
                  shelf === 'bin' ? (
                    <BinButtons stored={stored} />
                  ) : (
                    <>
                      <LinkButton
                        href={`/play?deck=${encodeURIComponent(stored.id)}`}
                        size="small"
                        slim
                        className={row.play}
                      >
                        Play<span className="visually-hidden"> {deckTitle(stored.deck)}</span>
                      </LinkButton>
                      <LinkButton
                        href={`/decks/build?deck=${encodeURIComponent(stored.id)}`}
                        size="small"
                        slim
                        className={row.edit}
                      >
                        Edit<span className="visually-hidden"> {deckTitle(stored.deck)}</span>
                      </LinkButton>
                      <DeckMenu
                        stored={stored}
                        catalogue={catalogue}
                        onDescribe={() => onDescribe(stored)}
                        onArchive={() => leave(stored, setArchived(stored, !stored.archived))}
                        onDelete={() => leave(stored, binDeck(stored))}
                      />
                    </>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Fewer are found at a glance. */
const MANY = 4;

const NO_DECKS: Readonly<Record<ShelfName, readonly [title: string, words: string]>> = {
  decks: ['No deck on this shelf', 'All your decks are in the archive or in the bin.'],
  archive: [
    'Nothing is archived',
    'Decks that you do not play at present can rest here, out of the way: choose “Archive” in a deck’s menu.',
  ],
  bin: ['The bin is empty', 'Deleted decks come here first, so that a slip can be put right.'],
};

/** The present moment, good to a minute, so that "5 minutes ago" goes on. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** When a row leaves the list with the focus in it, the next row takes the focus, or the one before. */
function useFocusAfterLeaving(
  list: React.RefObject<HTMLUListElement | null>,
  shown: readonly StoredDeck[],
) {
  const leaving = useRef<{ readonly id: string; readonly heir: string | null } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (left === null || shown.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const row = list.current?.querySelector(`[data-deck="${CSS.escape(left.heir ?? '')}"] a`);
    if (row instanceof HTMLElement) row.focus();
    else document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [shown, list]);
  return (stored: StoredDeck, done: Promise<boolean>) => {
    const at = shown.findIndex(({ id }) => id === stored.id);
    const heir = shown[at + 1] ?? shown[at - 1];
    leaving.current = { id: stored.id, heir: heir?.id ?? null };
    void done.then((isDone) => {
      if (!isDone) leaving.current = null;
    });
  };
}
