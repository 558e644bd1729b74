import type { ReactNode } from 'react';
import { CardText } from '@/app/_ui/card/operation/operation';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** A card in the middle of the table: what is done with it and what follows; on a phone its text, which no pane says there. */
export function MatterCard({
  id,
  label,
  title,
  follows,
  isRoomy = false,
  children,
}: {
  readonly id: GameCardId;
  /** What is read out of the whole. */
  readonly label: string;
  readonly title: ReactNode;
  readonly follows: ReactNode;
  /** Its text stands there on a phone too. */
  readonly isRoomy?: boolean;
  readonly children?: ReactNode;
}) {
  const { view, catalogue } = useTable();
  const facts = catalogue.byId.get(view.cards[id]?.card ?? '');
  return (
    <section className={styles.matter} aria-label={label}>
      <div className={styles.petition}>
        <TableCard id={id} shown="lone" look="mini" />
        <div className={styles.prize}>
          <h2 className="text-m">{title}</h2>
          {follows !== '' && <p className={styles.follows}>{follows}</p>}
          {facts !== undefined && (
            <div className={styles.says} data-roomy={isRoomy ? '' : undefined}>
              <CardText card={facts.id} />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
