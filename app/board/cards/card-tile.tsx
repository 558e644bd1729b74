import { ChevronRight } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import type { BoardCard } from '@/lib/board/cards/card';
import type { Edition } from '@/lib/board/rules/book';
import { CardFace } from '../card-face';
import { groupOfKind } from '../card-sign';
import styles from './cards.module.css';

/** A row among others: a card's picture and name, what it does in a few words unless its heading says it, and what sets it apart. */
export function CardTile({
  card: { id, name, kind, copies, spice, doubt },
  edition,
  brief,
  isChosen,
  onChoose,
}: {
  readonly card: BoardCard;
  /** The edition whose cards are shown; null for both. */
  readonly edition: Edition | null;
  readonly brief: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <li className={styles.tile} data-group={groupOfKind(kind)} data-chosen={isChosen || undefined}>
      <CardFace id={id} kind={kind} spice={spice} size="row" />
      <div className={styles.line} data-bare={brief === '' || undefined}>
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
        <p className={styles.counts}>
          <Copies copies={copies} edition={edition} />
        </p>
        {brief !== '' && <p className={styles.says}>{brief}</p>}
        {doubt !== undefined && (
          <p className={classes(styles.counts, styles.unsure)} title={doubt}>
            In doubt
          </p>
        )}
      </div>
      <ChevronRight size={16} className={styles.opens} aria-hidden />
    </li>
  );
}

/** "2 copies"; where the editions differ, of which. A single copy needs no word, nor one of 2019 alone: most are. */
function Copies({
  copies: { 2019: ours, descartes },
  edition,
}: {
  readonly copies: BoardCard['copies'];
  readonly edition: Edition | null;
}) {
  const many = (count = 0) => (count > 1 ? `${count} copies` : '');
  if (edition !== null) return many(edition === '2019' ? ours : descartes);
  if (ours === descartes) return many(ours);
  if (descartes !== undefined && ours !== undefined)
    return `2019: ${ours}, Descartes: ${descartes}`;
  return (
    <>
      {many(ours ?? descartes)}
      {ours === undefined ? (
        <small>
          <span className="visually-hidden">only </span>
          Descartes
        </small>
      ) : (
        <span className="visually-hidden"> only 2019</span>
      )}
    </>
  );
}
