import { type ReactNode, useState } from 'react';
import { type CardId, cardOf } from '@/lib/board/engine/facts';

/** Treachery cards side by side; a press says below them what one does. */
export function OpenCards({
  cards,
  label,
  className,
  textClassName,
  face,
}: {
  readonly cards: readonly CardId[];
  readonly label?: string;
  readonly className: string | undefined;
  readonly textClassName?: string | undefined;
  readonly face: (card: CardId) => ReactNode;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : cards[open];
  return (
    <>
      <ul className={className} aria-label={label}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card} ${at}`}>
            <button
              type="button"
              data-card
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
            >
              {face(card)}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <p className={textClassName}>{cardOf(shown).text}</p>}
    </>
  );
}
