'use client';

import { useDeferredValue, useMemo } from 'react';
import { useFragment, useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Tabs } from '@/app/_ui/base/tabs';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import { emptyDeck } from '@/lib/decks/deck';
import { ImageSheets } from './image-sheets';
import { PaperPanel } from './paper-panel';
import { PrintList } from './print-list';
import { PrintedNote } from './printed-note';
import { pagesOf, proxiesOf } from './proxies';
import { ProxyPages } from './proxy-pages';
import styles from './proxy-printer.module.css';
import { chosenOf, linkedOption, useDeckOptions } from './use-deck-options';
import { useProxiesUrl } from './use-proxies-url';
import type { SheetGroup } from './use-sheet-pictures';

/** Card faces for paper and for Tabletop Simulator. */
export function ProxyPrinter() {
  return (
    <WithCatalogue
      safe="Your decks are safe."
      frame={(content) => (
        <Page>
          <PageTitle title="Print proxies" />
          {content}
        </Page>
      )}
    >
      {(catalogue) => <Printery catalogue={catalogue} />}
    </WithCatalogue>
  );
}

const SINGLE_CARDS = 'Single cards';

function Printery({ catalogue }: { readonly catalogue: Catalogue }) {
  const [url, setUrl] = useProxiesUrl();
  const { options, isRead } = useDeckOptions();
  const { found, missing } = chosenOf(options, url.deck, url.sample);
  const shared = useSharedDeck(useFragment());
  const linked = shared.status === 'ready' ? shared.deck : null;
  const key = found.map(({ ref }) => ref).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list of decks
  const chosen = useMemo(
    () => (linked === null ? found : [linkedOption(linked), ...found]),
    [key, linked],
  );
  const decks = useMemo(() => chosen.map(({ deck }) => deck), [chosen]);
  const proxies = useMemo(
    () => proxiesOf(decks, url.card, url.copies, catalogue),
    [decks, url.card, url.copies, catalogue],
  );
  const pages = useDeferredValue(useMemo(() => pagesOf(proxies.faces), [proxies]));
  /** Image sheets fit one deck each: the single cards are one more. */
  const sheetGroups = useMemo((): readonly SheetGroup[] => {
    const ofDecks = chosen.map(({ ref, title, deck }) => ({ key: ref, title, deck }));
    if (url.card.length === 0) return ofDecks;
    const houseDeck = url.card.map(({ id, count }) => ({ card: id, count }));
    const deck = { ...emptyDeck('atreides'), name: SINGLE_CARDS, houseDeck };
    return [...ofDecks, { key: 'cards', title: SINGLE_CARDS, deck }];
  }, [chosen, url.card]);
  const isEmpty = proxies.faces.length === 0;
  const isWaiting = (!isRead && url.deck.length > 0) || shared.status === 'reading';

  return (
    <>
      <div data-print="no">
        <Page>
          <PageTitle
            title="Print proxies"
            note="Faces drawn here from the facts of each card, at the size of the printed ones, for games among friends."
            actions={<LinkButton href="/print/sheets">Registration sheets</LinkButton>}
          />
          <PrintList
            url={url}
            setUrl={setUrl}
            options={options}
            chosen={chosen}
            missing={isRead ? missing : 0}
            unknown={proxies.unknown}
            catalogue={catalogue}
          />
          {shared.status === 'broken' && (
            <p className="mt-3 text-warning" role="alert">
              {shared.problems[0]?.message}
            </p>
          )}
          {shared.status === 'failed' && (
            <p className="mt-3 text-warning" role="alert">
              The deck of this address could not be read: the server cannot be reached.{' '}
              <Button onClick={shared.retry}>Try again</Button>
            </p>
          )}
          <PrintedNote />
          {isEmpty && isWaiting && (
            <p className={styles.empty} aria-live="polite">
              Reading your decks …
            </p>
          )}
          {isEmpty && !isWaiting && (
            <EmptyState
              className={styles.empty}
              title="No card yet"
              actions={
                <Button kind="primary" onClick={() => void setUrl({ sample: ['fremen'] })}>
                  Show a sample deck
                </Button>
              }
            >
              Choose a deck or search for cards above. What will be printed shows here, page by
              page.
            </EmptyState>
          )}
          {!isEmpty && (
            <Tabs
              label="What to make"
              className={styles.tabs ?? ''}
              value={url.as}
              onValueChange={(as) => void setUrl({ as })}
              tabs={[
                {
                  value: 'paper',
                  label: 'Paper',
                  panel: <PaperPanel url={url} setUrl={setUrl} proxies={proxies} />,
                },
                {
                  value: 'tts',
                  label: 'Tabletop Simulator',
                  panel: <ImageSheets groups={sheetGroups} catalogue={catalogue} />,
                },
              ]}
            />
          )}
        </Page>
      </div>
      {!isEmpty && url.as === 'paper' && (
        <ProxyPages pages={pages} paper={url.paper} ink={url.ink} backs={url.backs} />
      )}
    </>
  );
}
