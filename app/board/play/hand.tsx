import { useState } from 'react';
import { type CardId, cardOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { Edition } from '@/lib/board/rules/book';
import { CardFace } from '../card-face';
import styles from './hand.module.css';

/** Treachery cards as they are held, side by side; a press says what one does. */
export function Hand({
  hand,
  edition,
}: {
  readonly hand: readonly CardId[];
  readonly edition: Edition;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : hand[open];
  if (hand.length === 0) return <p className="text-muted">No treachery cards</p>;
  return (
    <>
      <ul className={styles.hand}>
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card} ${at}`}>
            <button
              type="button"
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <CardFace id={card} kind={cardOf(card).kind} name={thingName(card, edition)} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <p className={styles.text}>{cardOf(shown).text}</p>}
    </>
  );
}
