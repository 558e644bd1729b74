import { useState } from 'react';
import { cardOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardFace } from '../card-face';
import styles from './hand-strip.module.css';

/** The own treachery cards in one line, so that nobody leaves the question to look at them; a press says what one does. */
export function HandStrip({ view }: { readonly view: BoardView }) {
  const own = view.seat === null ? null : view.factions[view.seat]?.own;
  const [open, setOpen] = useState<number | null>(null);
  if (own == null || own.hand.length === 0) return null;
  const shown = open === null ? undefined : own.hand[open];
  return (
    <div className={styles.hand}>
      <ul className={styles.cards} aria-label="Your treachery cards">
        {own.hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card} ${at}`}>
            <button
              type="button"
              data-card
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <CardFace id={card} kind={cardOf(card).kind} size="tiny" />
              {thingName(card, view.edition)}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <p>{cardOf(shown).text}</p>}
    </div>
  );
}
