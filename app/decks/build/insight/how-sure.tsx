import styles from './insight.module.css';

/** What the figures say and what not; `player` plays all Houses. */
export function HowSure({ player }: { readonly player: string }) {
  return (
    <section aria-label="How sure this is" className={styles.doubt}>
      <h2 className="text-l">How sure this is</h2>
      <p className="mt-1">
        The line across a bar is the range in which the true share lies with 95 % confidence; four
        times as many games make it half as wide. A range that holds the middle, 50 %, leaves open
        which of the two decks is better.
      </p>
      <p className="mt-2">
        Both Houses are played by the <em>{player}</em>, an automatic player that goes by rules of
        thumb: the figures say what a deck does in its hands, not in yours. Each seed is played from
        both seats, so luck falls alike on both decks. The same games come from{' '}
        <code>registry gauntlet DECK --against samples --cards DECK</code>.
      </p>
    </section>
  );
}
