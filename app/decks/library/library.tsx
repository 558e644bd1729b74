'use client';

import { GitCompareArrows, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { ImportLink } from '@/app/_import/import-link';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { Tabs } from '@/app/_ui/base/tabs';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { LibraryListing } from '@/app/_ui/stored/page-storage';
import { useOwnFormats, useStored } from '@/app/_ui/stored/use-stored';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS, type SampleDeck } from '@/lib/decks/samples';
import type { Power } from '@/lib/rules/powers';
import { tagsOf } from '@/lib/storage/deck-order';
import type { StoredDeck } from '@/lib/storage/decks';
import { BackupLine, BackupReminder } from './backup-line';
import { FirstDeck } from './first-deck';
import { rememberCount } from './kept-count';
import styles from './library.module.css';
import { type ShelfName, useLibraryView } from './library-address';
import { Samples } from './samples';
import { WaitingShelf } from './waiting-shelf';

// Fetched beside the decks; the waiting shelf stands until both are there.
const useShelf = fetchedCode(() => import('./shelf'));
const Broken = late(() => import('./broken-decks').then((module) => module.Broken));
const NewDeckDialog = late(() =>
  import('./new-deck-dialog').then((module) => module.NewDeckDialog),
);
const SampleDialog = late(() => import('./sample-dialog').then((module) => module.SampleDialog));
const DescribeDialog = late(() =>
  import('./describe-dialog').then((module) => module.DescribeDialog),
);

/** The player's decks, the archive, the bin and the samples. */
export function Library({
  expected,
}: {
  /** How many decks there were last time; drawn until they are read. */
  readonly expected: number;
}) {
  const router = useRouter();
  const library = useStored('library');
  const catalogue = useCatalogue();
  const ownFormats = useOwnFormats();
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const reportOf = useReports(known, ownFormats);
  const [view, setView] = useLibraryView();
  const [isChoosing, setChoosing] = useState(false);
  const looked = SAMPLE_DECKS.find(({ id }) => id === view.sample);
  const look = (sample: SampleDeck | null) => void setView({ sample: sample?.id ?? null });
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
  const total = listing === null ? expected : totalOf(listing);
  const hasNone = total === 0 && library.status !== 'failed' && !listing?.problem;
  const shelf = useShelf(total > 0);
  /** Till then what the server drew is to look at. */
  const isHere = library.status !== 'loading' && (total === 0 || shelf !== null);
  const isRead = listing?.problem === null;
  useEffect(() => {
    if (isRead) rememberCount(total);
  }, [isRead, total]);
  return (
    <>
      <PageTitle
        title="Decks"
        actions={
          <>
            <LinkButton slim href="/decks/compare">
              <GitCompareArrows size={16} aria-hidden />
              Compare
            </LinkButton>
            <ImportLink />
            {!hasNone && (
              <Button slim kind="primary" className={styles.new} onClick={() => setChoosing(true)}>
                <Plus size={16} aria-hidden />
                New deck
              </Button>
            )}
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
          Your decks are safe in this browser.
        </NotFetched>
      )}
      {catalogue.status === 'failed' && (
        <NotFetched failed={catalogue} className={styles.failed}>
          Your decks are listed, but not checked.
        </NotFetched>
      )}
      {listing && listing.broken.length > 0 && <Broken records={listing.broken} />}
      {!isHere && total > 0 && <WaitingShelf count={total} />}
      {hasNone && (
        <div inert={!isHere}>
          <FirstDeck onChoose={choose} />
        </div>
      )}
      {listing && total > 0 && <BackupReminder />}
      {listing && shelf && total > 0 && (
        <Tabs<ShelfName>
          label="Shelves"
          value={view.shelf}
          onValueChange={(value) => void setView({ shelf: value })}
          tabs={(
            [
              ['decks', 'Your decks', listing.active],
              ['archive', 'Archive', listing.archived],
              ['bin', 'Bin', listing.bin],
            ] as const
          )
            // an empty shelf shows itself only to who stands before it
            .filter(([name, , { length }]) => name === 'decks' || name === view.shelf || length > 0)
            .map(([value, name, decks]) => ({
              value,
              label: `${name} (${decks.length})`,
              panel: (
                <shelf.Shelf
                  shelf={value}
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
      {listing && total > 0 && <BackupLine />}
      {/* below decks that are still being read they would move when those stand */}
      {view.shelf === 'decks' && (isHere || total === 0) && (
        <div inert={!isHere}>
          <Samples
            catalogue={known}
            own={listing?.active.map(({ deck }) => deck) ?? []}
            onCopy={(sample) => void begin(sample.deck)}
            onLook={look}
          />
        </div>
      )}
      {isChoosing && <NewDeckDialog onClose={() => setChoosing(false)} onChoose={choose} />}
      {looked && (
        <SampleDialog
          sample={looked}
          catalogue={known}
          report={reportOf(looked.deck)}
          onOpenChange={() => look(null)}
          onCopy={(sample) => {
            look(null);
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

function totalOf({ active, archived, bin }: LibraryListing): number {
  return active.length + archived.length + bin.length;
}
