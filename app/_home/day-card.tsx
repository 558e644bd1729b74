import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { gist } from '@/app/_ui/card/operation/lines';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import type { Card } from '@/lib/cards/card';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import styles from './home.module.css';

/** One card a day, for who comes back. */
export function DayCard({ card }: { readonly card: Card }) {
  return (
    <div className={styles.day} data-type={card.type} data-inspect={card.id}>
      <span className={styles.dayPicture}>
        <DunePicture card={card} crop="band" />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-s">Card of the day</p>
        <p className={styles.wayTitle}>
          <Link href={`/cards/${card.id}`} className={classes(styles.whole, styles.dayLink)}>
            {card.title}
          </Link>
          {card.subtitle && <span className={styles.daySub}>, {card.subtitle}</span>}
        </p>
        <p className={styles.dayText}>{gist(sentencesByCard().get(card.id) ?? [], card.title)}</p>
      </div>
    </div>
  );
}
