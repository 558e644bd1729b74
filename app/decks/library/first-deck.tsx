import { Button } from '@/app/_ui/base/button';
import type { Power } from '@/lib/rules/powers';
import styles from './first-deck.module.css';
import { SponsorChoice } from './sponsor-choice';

/** The library before its first deck: what a deck is, and the nine Powers to begin one with. */
export function FirstDeck({
  onChoose,
  onAsk,
}: {
  readonly onChoose: (sponsor: Power) => void;
  /** Opens the choice of sponsors where it has no room here. */
  readonly onAsk: () => void;
}) {
  return (
    <section aria-labelledby="first">
      <h2 id="first">Your first deck</h2>
      <p className="mt-1 text-muted">
        Choose a sponsor; at every step you see whether the deck is legal. Or copy a sample below.
      </p>
      <Button kind="primary" className={styles.ask} onClick={onAsk}>
        Choose a sponsor
      </Button>
      <div className={styles.choice}>
        <SponsorChoice onChoose={onChoose} />
      </div>
    </section>
  );
}
