import { useState } from 'react';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
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
  const isNarrow = useMedia(NARROW);
  const shown = open === null ? undefined : hand[open];
  if (hand.length === 0) return <p className="text-muted">No treachery cards</p>;
  return (
    <>
      <ul className={styles.hand} data-beside={!isNarrow || undefined}>
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card} ${at}`}>
            <button
              type="button"
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              {isNarrow ? (
                <CardFace id={card} kind={cardOf(card).kind} name={thingName(card, edition)} />
              ) : (
                <>
                  <CardFace id={card} kind={cardOf(card).kind} size="small" />
                  <Name name={thingName(card, edition)} kind={cardOf(card).kind} />
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <p className={styles.text}>{cardOf(shown).text}</p>}
    </>
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
