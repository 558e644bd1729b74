import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { type CardId, cardOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { Edition } from '@/lib/board/rules/book';
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
  const isNarrow = useMedia(NARROW);
  if (hand.length === 0) return <p className="text-muted">No treachery cards</p>;
  return (
    <OpenCards
      cards={hand}
      className={styles.hand}
      isBeside={!isNarrow}
      textClassName={styles.text}
      face={(card) =>
        isNarrow ? (
          <CardFace id={card} kind={cardOf(card).kind} name={thingName(card, edition)} />
        ) : (
          <>
            <CardFace id={card} kind={cardOf(card).kind} size="small" />
            <Name name={thingName(card, edition)} kind={cardOf(card).kind} />
          </>
        )
      }
    />
  );
}

/** What a card is, beside its face. */
function Name({ name, kind }: { readonly name: string; readonly kind: string }) {
  return (
    <span>
      <b>{name}</b>
      {name.toLowerCase() !== kind && <small>{kind}</small>}
    </span>
  );
}
