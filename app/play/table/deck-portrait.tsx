import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { leaderOf } from '@/lib/decks/leader';
import styles from './deck-portrait.module.css';

/** Who stands for a deck, at the end of its banner. Decoration: the names stand beside it. */
export function DeckPortrait({
  deck,
  catalogue,
}: {
  readonly deck: Deck;
  /** Null until the catalogue is there: nothing moves when it comes. */
  readonly catalogue: Catalogue | null;
}) {
  const leader = catalogue && leaderOf(deck, catalogue);
  return (
    leader && (
      <span className={styles.portrait} aria-hidden>
        <DunePicture card={leader} crop="band" />
      </span>
    )
  );
}
