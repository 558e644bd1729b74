import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
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
    <div className={styles.first}>
      <EmptyState
        title="No deck yet"
        className={styles.words}
        example="For instance: Fremen, with deserts and natives, who raise spice without the Exchange."
        actions={
          <>
            <Button kind="primary" className={styles.ask} onClick={onAsk}>
              Choose a sponsor
            </Button>
            <LinkButton href="/check">Import a list</LinkButton>
          </>
        }
      >
        A deck begins with a sponsor, one of the nine Powers. You add a home world, an Imperial deck
        and a House deck, and the page says at every step whether they are legal. Or start from a
        sample further down.
      </EmptyState>
      <div className={styles.choice}>
        <SponsorChoice onChoose={onChoose} />
      </div>
    </div>
  );
}
