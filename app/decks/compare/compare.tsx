'use client';

import { ArrowLeftRight } from 'lucide-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { type Side, sharedSide, sidesOf } from '@/app/_deck/compare/side';
import { SideHead } from '@/app/_deck/compare/side-head';
import { useFragment, useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Select } from '@/app/_ui/base/select';
import { NotFetched, OnItsWay } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { useOwnFormats, useStored } from '@/app/_ui/stored/use-stored';
import type { Deck } from '@/lib/decks/deck';
import type { Report } from '@/lib/legality/problem';
import styles from './compare.module.css';
import { Differences } from './differences';

const SIDES = { a: parseAsString, b: parseAsString };

/** Two decks, versions or samples side by side; the address holds which. */
export function Compare() {
  const library = useStored('withVersions');
  const catalogue = useCatalogue();
  const own = useOwnFormats();
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const reportOf = useReports(known, own);
  const [{ a, b }, setSides] = useQueryStates(SIDES, { history: 'replace' });
  const listing = library.status === 'ready' ? library.value : null;
  const shared = useSharedDeck(useFragment());
  const sent = shared.status === 'ready' ? shared.deck : null;
  const sides = useMemo(
    () => [...(sent ? [sharedSide(sent)] : []), ...(listing ? sidesOf(listing) : [])],
    [listing, sent],
  );

  if (library.status === 'failed')
    return <NotFetched failed={library}>Your decks lie safely in this browser.</NotFetched>;
  if (catalogue.status === 'failed') return <NotFetched failed={catalogue} />;
  if (listing === null || known === null || shared.status === 'reading')
    return <OnItsWay>Opening the archive…</OnItsWay>;
  const before = sides.find(({ ref }) => ref === a);
  const after = sides.find(({ ref }) => ref === b);
  const select = (label: string, wanted: string | null, onChoose: (ref: string) => void) => (
    <SideSelect {...{ label, sides, wanted, reportOf, onChoose }} />
  );
  return (
    // as high as while it is on its way: the foot of the page stays below the window
    <div className="min-h-screen">
      {listing.problem && (
        <EmptyState
          tone="failed"
          className={styles.failed}
          title="Your decks cannot be read just now"
        >
          {listing.problem.message} The samples can be compared all the same.
        </EmptyState>
      )}
      <div className={styles.sides}>
        <div className={styles.before}>
          {select('Before', a, (ref) => void setSides({ a: ref }))}
          <Button
            className={styles.swap}
            disabled={a === null && b === null}
            onClick={() => void setSides({ a: b, b: a })}
          >
            <ArrowLeftRight size={16} aria-hidden />
            <span>Swap</span>
          </Button>
        </div>
        {select('After', b, (ref) => void setSides({ b: ref }))}
      </div>
      {before && after ? (
        <Differences
          before={before}
          after={after}
          catalogue={known}
          own={own}
          reportOf={reportOf}
        />
      ) : (
        <EmptyState
          title="Choose two sides"
          example="For instance: your deck against the sample of its sponsor, or against the version you played last month."
          actions={
            listing.active.length === 0 && <LinkButton href="/decks">Go to your decks</LinkButton>
          }
        >
          Any two of your decks, their named versions and the nine samples. You see which cards come
          and go, what else differs, and whether the deck becomes legal or stops being so.
        </EmptyState>
      )}
    </div>
  );
}

function SideSelect({
  label,
  sides,
  wanted,
  reportOf,
  onChoose,
}: {
  readonly label: string;
  readonly sides: readonly Side[];
  readonly wanted: string | null;
  readonly reportOf: (deck: Deck) => Report | null;
  readonly onChoose: (ref: string) => void;
}) {
  const chosen = sides.find(({ ref }) => ref === wanted);
  const isMissing = wanted !== null && chosen === undefined;
  return (
    <div>
      <Select
        label={label}
        value={isMissing ? null : wanted}
        placeholder="Choose a deck"
        problem={
          isMissing &&
          'There is no such deck on this device. It may be in the bin, or in another browser.'
        }
        options={sides.map(({ ref, title, note, deck }) => ({
          value: ref,
          label: title,
          icon: <PowerIcon power={deck.sponsor} coloured />,
          ...(note !== '' && { end: note }),
        }))}
        onValueChange={onChoose}
      />
      {chosen && <SideHead label={label} side={chosen} report={reportOf(chosen.deck)} />}
    </div>
  );
}
