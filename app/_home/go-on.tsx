'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { MOST_WAYS, rememberWays } from '@/app/_deck/library/kept-ways';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { LinkButton } from '@/app/_ui/base/button';
import { when } from '@/app/_ui/base/when';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { tournamentFlag } from '@/app/_ui/stored/flag';
import { sizesInWords } from '@/lib/decks/sizes';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';
import { holdsAny } from '@/lib/storage/has-rows';
import styles from './home.module.css';

/** For who comes back: the decks that were worked on last, and the tournament on the desk. */
export function GoOn({
  expected,
}: {
  /** How many ways there were last time: their room is kept. Without any, they wait for the next visit. */
  readonly expected: number;
}) {
  const library = useLibraryWhen(expected > 0);
  const hasTournament = tournamentFlag.use();
  const decks = (library?.active ?? [])
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, MOST_WAYS - 1);
  const ways = decks.length + Number(hasTournament);
  const isRead = library !== null;
  useEffect(() => {
    if (isRead) rememberWays(ways);
    else if (expected === 0)
      void holdsAny('decks').then((has) => (has || hasTournament) && rememberWays(1));
  }, [ways, isRead, expected, hasTournament]);
  if (expected === 0 || (isRead && ways === 0)) return null;
  return (
    <section aria-labelledby="go-on">
      <div className={styles.goOnHead}>
        <h2 id="go-on">Go on with</h2>
        <Link href="/decks" prefetch={false}>
          All decks
        </Link>
      </div>
      <ul className={styles.ways}>
        {!isRead &&
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          Array.from({ length: expected }, (_, at) => <li key={at} className={styles.way} />)}
        {decks.map((stored, at) => (
          <DeckWay key={stored.id} stored={stored} isLast={at === 0} />
        ))}
        {isRead && hasTournament && (
          <li className={styles.way}>
            <Words title="Your tournament" href="/check">
              The lists on your desk
            </Words>
          </li>
        )}
      </ul>
    </section>
  );
}

function DeckWay({
  stored: { id, deck, updatedAt },
  isLast,
}: {
  readonly stored: StoredDeck;
  /** The one that was worked on last. */
  readonly isLast: boolean;
}) {
  const title = deckTitle(deck);
  const query = `deck=${encodeURIComponent(id)}`;
  return (
    <li className={styles.way}>
      <SponsorSeal power={deck.sponsor} />
      <Words title={title} href={`/decks/build?${query}`}>
        {sizesInWords(deck)}
        <br />
        Changed {when(updatedAt, Date.now())}
      </Words>
      <LinkButton
        href={`/play?${query}`}
        prefetch={false}
        size="small"
        kind={isLast ? 'primary' : 'plain'}
        className={styles.above}
      >
        Play<span className="visually-hidden"> {title}</span>
      </LinkButton>
    </li>
  );
}

function Words({
  title,
  href,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className={styles.wayTitle}>
        <Link href={href} prefetch={false} className={styles.whole}>
          <span className="visually-hidden">Continue </span>
          {title}
        </Link>
      </h3>
      <p className="text-muted text-s">{children}</p>
    </div>
  );
}
