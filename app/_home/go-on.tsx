'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { keptWays, MOST_DECKS, MOST_GAMES, rememberWays } from '@/app/_deck/library/kept-ways';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { late } from '@/app/_ui/base/late';
import { Link } from '@/app/_ui/base/link';
import { tournamentFlag } from '@/app/_ui/stored/flag';
import { useStored } from '@/app/_ui/stored/use-stored';
import { holdsAny } from '@/lib/storage/has-rows';
import styles from './home.module.css';

// What is on them is known only when the decks are read.
const Ways = late(() => import('./ways').then((module) => module.Ways));

const never = () => () => {};

/** For who comes back: the decks that were worked on last, the games that go on, and the tournament on the desk. */
export function GoOn({
  served,
}: {
  /** How many ways there were last time, as the server knows. */
  readonly served: number;
}) {
  const router = useRouter();
  const expected = useSyncExternalStore(never, keptWays, () => served);
  const library = useLibraryWhen(expected > 0);
  const stored = useStored(expected > 0 ? 'games' : null);
  const hasTournament = tournamentFlag.use();
  const decks = (library?.active ?? [])
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, MOST_DECKS);
  const games = (stored.status === 'ready' ? stored.value.rows : [])
    .filter(({ isOver }) => !isOver)
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .slice(0, MOST_GAMES);
  const ways = decks.length + games.length + Number(hasTournament);
  const isRead = library !== null && stored.status !== 'loading';
  useEffect(() => {
    if (isRead) rememberWays(ways);
    else if (expected === 0)
      void holdsAny('decks').then((has) => {
        if (!has && !hasTournament) return;
        rememberWays(1);
        router.refresh();
      });
  }, [ways, isRead, expected, hasTournament, router]);
  // the page was written for who is new: the offline copy, or one from before the first deck
  const isOlder = served === 0 && expected > 0;
  useEffect(() => {
    if (isOlder) router.refresh();
  }, [isOlder, router]);
  if (expected === 0 || (isRead && ways === 0)) return null;
  const waiting = (
    <ul className={styles.ways}>
      {Array.from({ length: isRead ? ways : expected }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
        <li key={at} className={styles.way} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="go-on" className={styles.goOn}>
      <div className={styles.goOnHead}>
        <h2 id="go-on">Continue</h2>
        <span className={styles.goOnLinks}>
          <Link href="/decks/build">New deck</Link>
          <Link href="/decks">All decks</Link>
        </span>
      </div>
      {isRead ? <Ways {...{ decks, games, hasTournament }} meanwhile={waiting} /> : waiting}
    </section>
  );
}
