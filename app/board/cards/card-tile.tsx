import type { BoardCard } from '@/lib/board/cards/card';
import type { Edition } from '@/lib/board/rules/book';
import { CardFace } from '../card-face';
import { groupOfKind } from '../card-sign';
import styles from './cards.module.css';

/** A row among others: a card's picture and name, what it does in a few words, and how many there are of it. */
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
  readonly brief: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <li className={styles.tile} data-group={groupOfKind(kind)} data-chosen={isChosen || undefined}>
      <CardFace id={id} kind={kind} spice={spice} size="row" />
      <div className={styles.line}>
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
        {brief !== undefined && <p className={styles.says}>{brief}</p>}
        <p className={styles.counts}>
          {copiesText(copies, edition)}
          {doubt !== undefined && <em>in doubt</em>}
        </p>
      </div>
    </li>
  );
}

/** "2 copies", or of each edition where they differ. */
function copiesText(
  { 2019: ours, descartes }: BoardCard['copies'],
  edition: Edition | null,
): string {
  const many = (count = 0) => (count === 1 ? '1 copy' : `${count} copies`);
  if (edition !== null) return many(edition === '2019' ? ours : descartes);
  if (ours === descartes) return many(ours);
  if (descartes === undefined) return `${many(ours)}, 2019 only`;
  if (ours === undefined) return `${many(descartes)}, Descartes only`;
  return `2019: ${ours}, Descartes: ${descartes}`;
}
