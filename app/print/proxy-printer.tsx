'use client';

import { useDeferredValue, useMemo } from 'react';
import { sharedChoice } from '@/app/_deck/library/deck-choices';
import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useFragment } from '@/app/_ui/base/address';
import { Button } from '@/app/_ui/base/button';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Tabs } from '@/app/_ui/base/tabs';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import styles from './bench.module.css';
import { ImageSheets } from './image-sheets';
import { useNamedDecks } from './named-decks';
import { PaperPanel } from './paper-panel';
import { PrintList } from './print-list';
import { useProxiesUrl } from './print-urls';
import { pagesOf, proxiesOf } from './proxies';
import { ProxyPages } from './proxy-pages';

/** Whose pages show while nothing is chosen. */
const EXAMPLE = SAMPLE_DECKS.find(({ id }) => id === 'fremen')?.deck ?? emptyDeck('fremen');

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

function Printery({ catalogue }: { readonly catalogue: Catalogue }) {
  const [url, setUrl] = useProxiesUrl();
  const named = useNamedDecks(url, setUrl);
  const shared = useSharedDeck(useFragment());
  const linked = shared.status === 'ready' ? shared.deck : null;
  const isWaiting = named.isWaiting || shared.status === 'reading';
  const isExample =
    !isWaiting && linked === null && named.chosen.length === 0 && url.card.length === 0;
  const key = named.chosen.map(({ ref }) => ref).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list of decks
  const chosen = useMemo(
    () => [...(linked === null ? [] : [sharedChoice(linked)]), ...named.chosen],
    [key, linked],
  );
  const decks = useMemo(
    () => (isExample ? [EXAMPLE] : chosen.map(({ deck }) => deck)),
    [chosen, isExample],
  );
  const proxies = useMemo(
    () => proxiesOf(decks, url.card, url.copies, catalogue),
    [decks, url.card, url.copies, catalogue],
  );
  const pages = useDeferredValue(useMemo(() => pagesOf(proxies.faces), [proxies]));
  /** Image sheets fit one deck each: the single cards are one more. */
  const sheetDecks = useMemo(() => {
    if (url.card.length === 0) return decks;
    const houseDeck = url.card.map(({ id, count }) => ({ card: id, count }));
    return [...decks, { ...emptyDeck('atreides'), name: 'Single cards', houseDeck }];
  }, [decks, url.card]);

  return (
    <div className={styles.bench} data-print="bench">
      <div data-print="no">
        <Page className={styles.desk}>
          <PageTitle
            title="Print proxies"
            note={
              <>
                Or, for a tournament, <Link href="/print/sheets">registration sheets</Link>.
              </>
            }
          />
          <PrintList
            decks={named}
            chosen={chosen}
            unknown={proxies.unknown}
            example={isExample ? `Sample: ${deckTitle(EXAMPLE)}` : undefined}
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
          {isWaiting && (
            <p className="mt-3" aria-live="polite">
              Reading your decks …
            </p>
          )}
          {isExample && named.missing > 0 && (
            <p className="mt-3 text-muted">That deck is not in this browser.</p>
          )}
          <Tabs
            label="What to make"
            className="mt-4"
            value={url.as}
            onValueChange={(as) => void setUrl({ as })}
            tabs={[
              {
                value: 'paper',
                label: 'Paper',
                panel: <PaperPanel proxies={proxies} />,
              },
              {
                value: 'tts',
                label: 'Tabletop Simulator',
                panel: (
                  <ImageSheets decks={sheetDecks} isWaiting={isWaiting} catalogue={catalogue} />
                ),
              },
            ]}
          />
        </Page>
      </div>
      {url.as === 'paper' && pages.length > 0 && (
        <ProxyPages
          pages={pages}
          paper={url.paper}
          ink={url.ink}
          first={url.first}
          backs={url.backs}
        />
      )}
    </div>
  );
}
