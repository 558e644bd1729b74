'use client';

import { FileInput, GitCompareArrows, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { PageTitle } from '@/app/_ui/base/page-title';
import { Tabs } from '@/app/_ui/base/tabs';
import { NotFetched, OnItsWay } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { LibraryListing } from '@/app/_ui/stored/page-storage';
import { useOwnFormats, useStored } from '@/app/_ui/stored/use-stored';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import type { SampleDeck } from '@/lib/decks/samples';
import type { Power } from '@/lib/rules/powers';
import { tagsOf } from '@/lib/storage/deck-order';
import type { StoredDeck } from '@/lib/storage/decks';
import { BackupLine, BackupReminder } from './backup-line';
import { Broken } from './broken-decks';
import { FirstDeck, NewDeckDialog } from './first-deck';
import styles from './library.module.css';
import { type ShelfName, useLibraryView } from './library-address';
import { Samples } from './samples';
import { Shelf } from './shelf';

const SampleDialog = dynamic(
  () => import('./sample-dialog').then((module) => module.SampleDialog),
  { ssr: false },
);
const DescribeDialog = dynamic(
  () => import('./describe-dialog').then((module) => module.DescribeDialog),
  { ssr: false },
);

/** The player's decks, the archive, the bin and the samples. */
export function Library() {
  const router = useRouter();
  const library = useStored('library');
  const catalogue = useCatalogue();
  const ownFormats = useOwnFormats();
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const reportOf = useReports(known, ownFormats);
  const [view, setView] = useLibraryView();
  const [isChoosing, setChoosing] = useState(false);
  const [looked, setLooked] = useState<SampleDeck | null>(null);
  const [described, setDescribed] = useState<StoredDeck | null>(null);

  async function begin(deck: Deck) {
    const id = await keepDeck(deck);
    if (id !== null) router.push(`/decks/build?deck=${id}`);
  }

  function choose(sponsor: Power) {
    setChoosing(false);
    void begin(emptyDeck(sponsor));
  }

  const listing = library.status === 'ready' ? library.value : null;
  const refresh = () => library.status === 'ready' && void library.storage.lists.library.refresh();
  const count = listing?.active.length ?? 0;
  return (
    <>
      <PageTitle
        title="Decks"
        note="Kept in this browser, saved with every change. Nothing leaves your machine."
        actions={
          <>
            <LinkButton href="/decks/compare">
              <GitCompareArrows size={16} aria-hidden />
              Compare
            </LinkButton>
            <LinkButton href="/check">
              <FileInput size={16} aria-hidden />
              Import a list
            </LinkButton>
            <Button kind="primary" className={styles.new} onClick={() => setChoosing(true)}>
              <Plus size={16} aria-hidden />
              New deck
            </Button>
          </>
        }
      />
      {listing?.problem && (
        <EmptyState
          tone="failed"
          className={styles.failed}
          title="Your decks cannot be read just now"
          actions={<Button onClick={refresh}>Try again</Button>}
        >
          {listing.problem.message}
          {count > 0 && ' What waits in the emergency journal is listed below.'}
        </EmptyState>
      )}
      {library.status === 'failed' && (
        <NotFetched failed={library} className={styles.failed}>
          Your decks lie safely in this browser.
        </NotFetched>
      )}
      {catalogue.status === 'failed' && (
        <NotFetched failed={catalogue} className={styles.failed}>
          Your decks are listed, but not checked.
        </NotFetched>
      )}
      {listing && listing.broken.length > 0 && <Broken records={listing.broken} />}
      {library.status === 'loading' && <OnItsWay>Opening the archive…</OnItsWay>}
      {listing && isEmpty(listing) && listing.problem === null && (
        <FirstDeck onChoose={choose} onAsk={() => setChoosing(true)} />
      )}
      {listing && !isEmpty(listing) && <BackupReminder />}
      {listing && !isEmpty(listing) && (
        <Tabs<ShelfName>
          label="Shelves"
          value={view.shelf}
          onValueChange={(shelf) => void setView({ shelf })}
          tabs={(
            [
              ['decks', 'Decks', listing.active],
              ['archive', 'Archive', listing.archived],
              ['bin', 'Bin', listing.bin],
            ] as const
          ).map(([shelf, name, decks]) => ({
            value: shelf,
            label: `${name} (${decks.length})`,
            panel: (
              <Shelf
                shelf={shelf}
                decks={decks}
                catalogue={known}
                reportOf={reportOf}
                onDescribe={setDescribed}
                onNew={() => setChoosing(true)}
              />
            ),
          }))}
        />
      )}
      {listing && !isEmpty(listing) && <BackupLine />}
      {view.shelf === 'decks' && library.status !== 'loading' && (
        <Samples onCopy={(sample) => void begin(sample.deck)} onLook={setLooked} />
      )}
      {isChoosing && <NewDeckDialog onClose={() => setChoosing(false)} onChoose={choose} />}
      {looked && (
        <SampleDialog
          sample={looked}
          catalogue={known}
          report={reportOf(looked.deck)}
          onOpenChange={() => setLooked(null)}
          onCopy={(sample) => {
            setLooked(null);
            void begin(sample.deck);
          }}
        />
      )}
      {described && (
        <DescribeDialog
          stored={described}
          known={listing ? tagsOf([...listing.active, ...listing.archived]) : []}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}

function isEmpty({ active, archived, bin }: LibraryListing): boolean {
  return active.length + archived.length + bin.length === 0;
}
