import type { Deck } from '@/lib/decks/deck';
import { samplesWon } from './against-samples';
import { RangeBar } from './range-bar';
import styles from './samples-won.module.css';
import { percentWords, rangeWords } from './words';

/** How the samples fared against one another, and the deck among them where it is one: the measure before any game. */
export function SamplesWon({ deck }: { readonly deck: Deck }) {
  const { low, high, own } = samplesWon(deck);
  return (
    <div className={styles.won}>
      {own !== null && (
        <p className={styles.own}>
          Wins <b>{percentWords(own)}</b> of games against the other samples
        </p>
      )}
      <RangeBar range={{ low, high }} {...(own !== null && { dot: own })} />
      <p className={styles.scale}>
        <span aria-hidden>0</span>
        <span>
          {own !== null && (
            <>
              <i className={styles.dot} aria-hidden /> This deck ·{' '}
            </>
          )}
          <i className={styles.range} aria-hidden /> The samples: {rangeWords({ low, high })}
        </span>
        <span aria-hidden>100 %</span>
      </p>
    </div>
  );
}
