'use client';

import { ArrowLeftRight } from 'lucide-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { type CSSProperties, useMemo } from 'react';
import { type Side, sharedSide, sideNames, sidesOf } from '@/app/_deck/compare/side';
import { SideHead } from '@/app/_deck/compare/side-head';
import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { useReports } from '@/app/_deck/verdict/use-reports';
import { useFragment } from '@/app/_ui/base/address';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Select } from '@/app/_ui/base/select';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { useOwnFormats, useStored } from '@/app/_ui/stored/use-stored';
import type { Deck } from '@/lib/decks/deck';
import type { Report } from '@/lib/legality/problem';
import styles from './compare.module.css';
import { completedPair } from './completed-pair';
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
    return <NotFetched failed={library}>Your decks are safe in this browser.</NotFetched>;
  if (catalogue.status === 'failed') return <NotFetched failed={catalogue} />;
  const isRead = listing !== null && known !== null && shared.status !== 'reading';
  const pair = isRead ? completedPair(sides, { a, b }) : { a: null, b: null };
  const before = sides.find(({ ref }) => ref === pair.a);
  const after = sides.find(({ ref }) => ref === pair.b);
  const names = sideNames(before, after);
  // a box says its deck's name itself
  const labels = names[0] === 'Before' ? names : (['First deck', 'Second deck'] as const);
  const select = (label: string, wanted: string | null, onChoose: (ref: string) => void) => (
    <SideSelect {...{ label, sides, wanted, reportOf, onChoose, isRead }} />
  );
  // the window's height from the start, so that nothing jumps when the decks are read
  return (
    <div
      className={classes('min-h-screen', styles.compare)}
      style={coloursOf(before?.deck, after?.deck)}
    >
      {listing?.problem && (
        <EmptyState
          tone="failed"
          className={styles.failed}
          title="Your decks cannot be read just now"
        >
          {listing.problem.message} The samples can be compared all the same.
        </EmptyState>
      )}
      <div className={styles.sides}>
        {select(labels[0], pair.a, (ref) => void setSides({ a: ref, b: pair.b }))}
        <IconButton
          label="Swap the sides"
          className={styles.swap}
          disabled={!isRead}
          onClick={() => void setSides({ a: pair.b, b: pair.a })}
        >
          <ArrowLeftRight size={16} aria-hidden />
        </IconButton>
        {select(labels[1], pair.b, (ref) => void setSides({ a: pair.a, b: ref }))}
      </div>
      {known && before && after && (
        <Differences
          before={before}
          after={after}
          names={names}
          catalogue={known}
          own={own}
          reportOf={reportOf}
        />
      )}
      {isRead && !(before && after) && (
        <EmptyState title="Choose two sides">
          Any two of your decks, their named versions and the nine samples.
        </EmptyState>
      )}
    </div>
  );
}

/** Each side in its sponsor's colour, where that tells them apart. */
function coloursOf(one: Deck | undefined, other: Deck | undefined): CSSProperties {
  const isTold = one !== undefined && other !== undefined && one.sponsor !== other.sponsor;
  return {
    '--one': isTold ? `var(--power-${one.sponsor})` : 'var(--edge)',
    '--other': isTold ? `var(--power-${other.sponsor})` : 'var(--spice)',
  } as CSSProperties;
}

function SideSelect({
  label,
  sides,
  wanted,
  reportOf,
  onChoose,
  isRead,
}: {
  readonly label: string;
  readonly sides: readonly Side[];
  readonly wanted: string | null;
  readonly reportOf: (deck: Deck) => Report | null;
  readonly onChoose: (ref: string) => void;
  readonly isRead: boolean;
}) {
  const chosen = sides.find(({ ref }) => ref === wanted);
  const isMissing = isRead && wanted !== null && chosen === undefined;
  return (
    <div className={styles.side}>
      <Select
        label={label}
        value={isMissing ? null : wanted}
        placeholder={isRead ? 'Choose a deck' : 'Reading your decks …'}
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
      {chosen && (
        <SideHead label={label} side={chosen} report={reportOf(chosen.deck)} titled={false} />
      )}
    </div>
  );
}
