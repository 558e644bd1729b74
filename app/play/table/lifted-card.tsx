import type { CSSProperties } from 'react';
import { Paragraphs } from '@/app/_ui/card/operation/operation';
import { useOperation } from '@/app/_ui/card/operation/use-operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import styles from './lifted-card.module.css';
import { Signs, Talents } from './table-face';

/**
 * A card of the hand, lifted out of it with its whole text: from the lower edge up to what the House has. Nothing of it can
 * be clicked, so that the cards below stay where they are; decoration to readers, who have the card beside the table.
 */
export function LiftedCard({
  card,
  isLit,
  off,
  many,
}: {
  readonly card: Card;
  readonly isLit: boolean;
  /** How far it is from the middle of so many. */
  readonly off: number;
  readonly many: number;
}) {
  const said = useOperation(card.id) ?? [];
  const letters = said.join(' ').length;
  const style = {
    '--off': off,
    '--many': many,
    '--wide': letters > 260 ? '350px' : letters > 150 ? '290px' : '232px',
  } as CSSProperties;
  return (
    <div
      className={styles.lifted}
      style={style}
      data-type={card.type}
      data-lit={isLit ? '' : undefined}
      aria-hidden
    >
      <span className={styles.head}>
        <b>{card.title}</b>
        <Signs card={card} />
      </span>
      <span className={styles.picture}>
        <DunePicture card={card} crop="table" />
      </span>
      <span className={styles.said}>
        <Paragraphs said={said} />
      </span>
      <span className={styles.foot}>
        <TypeIcon type={card.type} size={12} />
        <span className={styles.kind}>{card.subtypes.join(', ') || typeName(card.type)}</span>
        <Talents card={card} />
        {card.command !== undefined && (
          <b>
            <CommandIcon size={12} />
            {card.command}
          </b>
        )}
        {card.resistance !== undefined && (
          <b>
            <ResistanceIcon size={12} />
            {card.resistance}
          </b>
        )}
      </span>
    </div>
  );
}
