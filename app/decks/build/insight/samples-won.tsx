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
          Wins <b>{percentWords(own.share)}</b> of {own.games} games against the other samples
        </p>
      )}
      <RangeBar range={{ low, high }} {...(own !== null && { dot: own.share })} />
      <p className={styles.scale} aria-hidden>
        {[0, low, 0.5, high, 1].filter(hasRoom).map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${100 * tick}%` }}>
            {tick === 1 ? percentWords(tick) : Math.round(100 * tick)}
          </span>
        ))}
      </p>
      <p className={styles.legend}>
        {own !== null && (
          <span>
            <i className={styles.dot} aria-hidden /> This deck
          </span>
        )}
        <span>
          <i className={styles.range} aria-hidden /> The samples: {rangeWords({ low, high })}
        </span>
      </p>
    </div>
  );
}

/** A tick close to the one before it goes without its number. */
const hasRoom = (tick: number, at: number, ticks: readonly number[]) =>
  at === 0 || tick - (ticks[at - 1] ?? 0) > 0.08;
