import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { leaderOf } from '@/lib/decks/leader';
import styles from './deck-cover.module.css';

/** A deck's cover: its sponsor's banner, and under it the persona whom it is known by. Decoration: the names stand beside it. */
export function DeckCover({
  deck,
  catalogue,
}: {
  readonly deck: Deck;
  /** Null until the catalogue is there. */
  readonly catalogue: Catalogue | null;
}) {
  const leader = catalogue && leaderOf(deck, catalogue);
  return (
    <span
      className={styles.cover}
      style={{ background: `var(--power-${deck.sponsor})` }}
      data-leader={leader?.id}
      aria-hidden
    >
      <PowerIcon power={deck.sponsor} size={leader ? 18 : 30} />
      {leader && (
        <span className={styles.picture}>
          <DunePicture card={leader} crop="band" />
        </span>
      )}
    </span>
  );
}
