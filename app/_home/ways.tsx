import { DeckWays } from '@/app/_deck/library/deck-ways';
import { Link } from '@/app/_ui/base/link';
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
      {decks.map((stored) => (
        <DeckWay key={stored.id} stored={stored} />
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

function DeckWay({ stored }: { readonly stored: StoredDeck }) {
  const { id, deck, updatedAt } = stored;
  const title = deckTitle(deck);
  return (
    <li className={styles.way}>
      <SponsorSeal power={deck.sponsor} />
      <Words title={title} href={`/decks/build?deck=${encodeURIComponent(id)}`}>
        {sizesInWords({ ...deck, programs: [] })}
        <br />
        Changed {when(updatedAt, Date.now())}
      </Words>
      <DeckWays stored={stored} className={styles.wayActs} />
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
        <Link href={href} className={styles.whole}>
          {title}
        </Link>
      </h3>
      <p className="text-muted text-s">{children}</p>
    </div>
  );
}
