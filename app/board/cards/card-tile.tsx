import type { ReactNode } from 'react';
import type { BoardCard } from '@/lib/board/cards/card';
import type { Edition } from '@/lib/board/rules/book';
import { counted } from '@/lib/sentences';
import { CardFace } from '../card-face';
import styles from './card-tile.module.css';

/** Cards under one heading: where they all do the same a grid of pictures with names, else rows that say what each does; on a phone a list. */
export function CardTiles({
  label,
  cards,
  areAlike,
  isSaidAbove,
  edition,
  briefIn,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly cards: readonly BoardCard[];
  readonly areAlike: boolean;
  /** Whether the heading says what all of them do. */
  readonly isSaidAbove: boolean;
  /** The edition whose cards are shown; null for both. */
  readonly edition: Edition | null;
  /** What a card does in a few words. */
  readonly briefIn: (card: BoardCard) => string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <ul className={areAlike ? styles.tiles : styles.rows} aria-label={label}>
      {cards.map((card) => (
        <CardTile
          key={card.id}
          card={card}
          size={areAlike ? 'tile' : 'side'}
          edition={edition}
          brief={isSaidAbove ? '' : briefIn(card)}
          isChosen={card.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

/** A card among others: its picture and name, what it does, and small what sets it apart. */
function CardTile({
  card: { id, name, kind, copies, spice },
  size,
  edition,
  brief,
  isChosen,
  onChoose,
}: {
  readonly card: BoardCard;
  readonly size: 'tile' | 'side';
  readonly edition: Edition | null;
  readonly brief: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <CardFace id={id} kind={kind} spice={spice} size={size} />
      <div className={styles.words}>
        <h3>
          <button
            type="button"
            className={styles.choose}
            aria-pressed={isChosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        </h3>
        {brief !== '' && <p className={styles.says}>{brief}</p>}
        <p className={styles.counts}>
          {/* of each place there is one, in both editions */}
          {spice === undefined && copiesText(copies, edition)}
        </p>
      </div>
    </li>
  );
}

/** "2 copies"; where the editions differ, of which. */
function copiesText(
  { 2019: ours, descartes }: BoardCard['copies'],
  edition: Edition | null,
): ReactNode {
  const many = (count = 0) => counted(count, 'copy', 'copies');
  if (edition !== null) return many(edition === '2019' ? ours : descartes);
  if (ours === descartes) return many(ours);
  if (descartes !== undefined && ours !== undefined)
    return `2019 ×${ours}, Descartes ×${descartes}`;
  const only = ours === undefined ? 'Descartes' : '2019';
  const count = ours ?? descartes ?? 1;
  return (
    <>
      <span className="visually-hidden">only </span>
      {only}
      {count > 1 && ` ×${count}`}
    </>
  );
}
