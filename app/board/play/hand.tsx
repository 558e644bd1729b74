import { type CardId, cardOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { Edition } from '@/lib/board/rules/book';
import { briefOf } from '../brief';
import { CardFace } from '../card-face';
import styles from './hand.module.css';
import { OpenCards } from './open-cards';

/** Treachery cards as they are held, side by side; a press says what one does. */
export function Hand({
  hand,
  edition,
}: {
  readonly hand: readonly CardId[];
  readonly edition: Edition;
}) {
  if (hand.length === 0) return <p className="text-muted">No treachery cards</p>;
  return (
    <OpenCards
      cards={hand}
      className={styles.hand}
      textClassName={styles.text}
      face={(card) => (
        <>
          <CardFace id={card} kind={cardOf(card).kind} name={thingName(card, edition)} />
          <small>{briefOf(cardOf(card))}</small>
        </>
      )}
    />
  );
}
