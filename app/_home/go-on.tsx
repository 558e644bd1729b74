'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { keepCookie } from '@/app/_ui/base/keep-cookie';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { tournamentFlag } from '@/app/_ui/stored/flag';
import { sizesInWords } from '@/lib/decks/sizes';
import { deckTitle } from '@/lib/decks/title';
import { GO_ON_COOKIE } from './go-on-room';
import styles from './home.module.css';

const LAST = 3;

/** For who comes back: the decks that were worked on last, and the tournament on the desk. */
export function GoOn({ hasRoom }: { readonly hasRoom: boolean }) {
  const own = useOwnDecks();
  // who had some has the database opened at once
  const library = useLibraryWhen(hasRoom);
  const decks = (library?.active ?? own)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, LAST);
  const hasTournament = tournamentFlag.use();
  const ways = decks.length + Number(hasTournament);
  const isRead = library !== null;
  useEffect(() => {
    if (ways > 0 || isRead) keepCookie(GO_ON_COOKIE, ways > 0 ? '1' : null);
  }, [ways, isRead]);
  if (ways === 0 && (!hasRoom || isRead)) return null;
  return (
    <nav className={styles.goOn} aria-label="Go on">
      {decks.map(({ id, deck }) => (
        <Link key={id} href={`/decks/build?deck=${encodeURIComponent(id)}`} prefetch={false}>
          <SponsorSeal power={deck.sponsor} size="small" />
          <span className="min-w-0">
            <span className={styles.deckTitle}>{deckTitle(deck)}</span>
            <span className={styles.deckSize}>{sizesInWords(deck)}</span>
          </span>
        </Link>
      ))}
      {hasTournament && <Link href="/check">The tournament on your desk</Link>}
      {decks.length > 0 && <Link href="/decks">All decks</Link>}
    </nav>
  );
}
