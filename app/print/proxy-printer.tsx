'use client';

import Link from 'next/link';
import { useDeferredValue, useMemo } from 'react';
import { sharedChoice } from '@/app/_deck/library/deck-choices';
import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useFragment } from '@/app/_ui/base/address';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Tabs } from '@/app/_ui/base/tabs';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { usePrinted } from '@/app/_ui/printed/printed-store';
import type { Catalogue } from '@/lib/cards/catalogue';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { ImageSheets } from './image-sheets';
import { useNamedDecks } from './named-decks';
import { PaperPanel } from './paper-panel';
import { PrintList } from './print-list';
import { useProxiesUrl } from './print-urls';
import { pagesOf, proxiesOf } from './proxies';
import { ProxyPages } from './proxy-pages';
import styles from './proxy-printer.module.css';

/** So many decks can be chosen with one press; the choice above has all. */
const MOST_OFFERED = 6;

/** Whose first page shows while nothing is chosen. */
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
  const key = named.chosen.map(({ ref }) => ref).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list of decks
  const chosen = useMemo(
    () => [...(linked === null ? [] : [sharedChoice(linked)]), ...named.chosen],
    [key, linked],
  );
  const decks = useMemo(() => chosen.map(({ deck }) => deck), [chosen]);
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
  const isEmpty = proxies.faces.length === 0;
  const isWaiting = named.isWaiting || shared.status === 'reading';
  const example = useMemo(
    () => pagesOf(proxiesOf([EXAMPLE], [], 'one', catalogue).faces).slice(0, 1),
    [catalogue],
  );

  return (
    <div className={styles.bench} data-print="bench">
      <div data-print="no">
        <Page>
          <PageTitle
            title="Print proxies"
            note="Faces drawn here from the facts of each card, at the size of the printed ones, for games among friends."
            actions={<LinkButton href="/print/sheets">Registration sheets</LinkButton>}
          />
          <PrintList
            decks={named}
            chosen={chosen}
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
          {isEmpty && isWaiting && (
            <p className="mt-6" aria-live="polite">
              Reading your decks …
            </p>
          )}
          {isEmpty && !isWaiting && (
            <EmptyState
              className="mt-6"
              title={named.missing > 0 ? 'That deck is not in this browser' : 'Which deck?'}
              actions={named.left.slice(0, MOST_OFFERED).map(({ ref, deck }) => (
                <Button key={ref} onClick={() => named.only(ref)}>
                  <PowerIcon power={deck.sponsor} coloured />
                  {deckTitle(deck)}
                </Button>
              ))}
            >
              {named.missing > 0 && 'Choose another. '}
              Its pages show here as they will be printed; for now, faded, the first page of “
              {deckTitle(EXAMPLE)}”.
            </EmptyState>
          )}
          {!isEmpty && (
            <Tabs
              label="What to make"
              className="mt-6"
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
          )}
          <PrintedNote />
        </Page>
      </div>
      {(isEmpty ? !isWaiting : url.as === 'paper') && (
        <ProxyPages
          pages={isEmpty ? example : pages}
          example={isEmpty}
          paper={url.paper}
          ink={url.ink}
          first={url.first}
          backs={url.backs}
        />
      )}
    </div>
  );
}

/** Whose words the faces bear, while no printed texts are loaded. */
function PrintedNote() {
  const printed = usePrinted();
  if (printed.status !== 'ready' || printed.cards.size > 0) return null;
  return (
    <p className="mt-3 text-muted text-s">
      The faces say what each card does in the Registry’s words. The printed texts are not included;{' '}
      <Link href="/settings#printed">load OCTGN set files of your own</Link>, and the faces bear
      them.
    </p>
  );
}
