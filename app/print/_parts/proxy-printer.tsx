'use client';

import { useDeferredValue, useMemo } from 'react';
import { Button, LinkButton } from '@/app/_ui/button';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import { Page, PageTitle } from '@/app/_ui/page-title';
import { Tabs } from '@/app/_ui/tabs';
import { useFragment, useSharedDeck } from '@/app/decks/_shared/use-shared-deck';
import type { Catalogue } from '@/lib/cards/catalogue';
import { emptyDeck } from '@/lib/decks/deck';
import { ImageSheets, type SheetGroup } from './image-sheets';
import { PaperPanel } from './paper-panel';
import { PrintedNote } from './printed-note';
import { pagesOf, proxiesOf } from './proxies';
import { ProxyPages } from './proxy-pages';
import styles from './proxy-printer.module.css';
import { chosenOf, linkedOption, useDeckOptions } from './use-deck-options';
import { useProxiesUrl } from './use-proxies-url';
import { Wishes } from './wishes';

/** Card faces for paper and for Tabletop Simulator. */
export function ProxyPrinter() {
  const catalogue = useCatalogue();
  if (catalogue.status === 'ready') return <Printery catalogue={catalogue.catalogue} />;
  return (
    <Page>
      <PageTitle title="Print proxies" />
      {catalogue.status === 'failed' ? (
        <EmptyState
          tone="failed"
          title="The cards could not be loaded"
          actions={<Button onClick={catalogue.retry}>Try again</Button>}
        >
          {catalogue.message} Your decks are safe.
        </EmptyState>
      ) : (
        <p aria-live="polite">Fetching the cards …</p>
      )}
    </Page>
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
          <Wishes
            url={url}
            setUrl={setUrl}
            options={options}
            chosen={chosen}
            missing={isRead ? missing : 0}
            unknown={proxies.unknown}
            catalogue={catalogue}
          />
          {shared.status === 'broken' && (
            <p className={styles.warning} role="alert">
              {shared.problems[0]?.message}
            </p>
          )}
          {shared.status === 'failed' && (
            <p className={styles.warning} role="alert">
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
