import { spiceCardName, thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './discards.module.css';

/** The discards of both decks, where they are open: the card on top first. */
export function OpenDiscards({ view: { discards, edition } }: { readonly view: BoardView }) {
  if (discards === null) return null;
  const piles = [
    ['Treachery discards', discards.treachery.map((card) => thingName(card, edition))],
    ['Spice discards', discards.spice.map(spiceCardName)],
  ] as const;
  return (
    <div className={styles.piles}>
      {piles.map(([name, cards]) => (
        <details key={name}>
          <summary>
            {name}: {cards.length}
          </summary>
          {cards.length === 0 ? (
            <p>No card lies there.</p>
          ) : (
            <ol reversed>
              {cards.toReversed().map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
                <li key={`${card} ${at}`}>{card}</li>
              ))}
            </ol>
          )}
        </details>
      ))}
    </div>
  );
}
