import type { Deck } from '@/lib/decks/deck';
import { shareOf } from '@/lib/kernel/share';
import { STRENGTH_PLAYER } from '@/lib/odds/gauntlet/sample-strength';
import type { KeptTrial } from '@/lib/storage/trials';
import { samplesWon } from './against-samples';
import { RangeBar } from './range-bar';
import styles from './samples-won.module.css';
import { percentWords, rangeWords } from './words';

/** How the samples fared against one another, and the deck among them where it is one: the measure before any game. */
export function SamplesWon({
  deck,
  earlier,
}: {
  readonly deck: Deck;
  /** What another list of the deck has won: it has the mark where this list is no sample's. */
  readonly earlier: KeptTrial | null;
}) {
  const { low, high, own } = samplesWon(deck);
  const marked = own ?? (earlier && shareOf(earlier.won, earlier.games));
  return (
    <div className="mt-3">
      {own === null ? (
        <h3>The samples, one against another</h3>
      ) : (
        <p className={styles.own}>
          Wins <b>{percentWords(own.share)}</b> of {own.games} games against the other samples,
          played by {STRENGTH_PLAYER}
        </p>
      )}
      <RangeBar range={{ low, high }} {...(marked !== null && { dot: marked.share })} />
      <p className={styles.scale} aria-hidden>
        {[0, low, 0.5, high, 1].filter(hasRoom).map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${100 * tick}%` }}>
            {tick === 1 ? percentWords(tick) : Math.round(100 * tick)}
          </span>
        ))}
      </p>
      <p className={styles.legend}>
        {marked !== null && (
          <span>
            <i className={styles.dot} aria-hidden /> {own ? 'This deck' : 'Before your change'}
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
