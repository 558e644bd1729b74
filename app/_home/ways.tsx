import Link from 'next/link';
import { LinkButton } from '@/app/_ui/base/button';
import { when } from '@/app/_ui/base/when';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { sizesInWords } from '@/lib/decks/sizes';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './home.module.css';

/** A way to each of these decks, the last one first, and to the tournament. */
export function Ways({
  decks,
  hasTournament,
}: {
  readonly decks: readonly StoredDeck[];
  readonly hasTournament: boolean;
}) {
  return (
    <ul className={styles.ways}>
      {decks.map((stored, at) => (
        <DeckWay key={stored.id} stored={stored} isLast={at === 0} />
      ))}
      {hasTournament && (
        <li className={styles.way}>
          <Words title="Your tournament" href="/check">
            The lists on your desk
          </Words>
        </li>
      )}
    </ul>
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
