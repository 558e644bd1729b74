import { Link } from '@/app/_ui/base/link';
import { CardFace } from '@/app/_ui/card/card-face';
import { spokenCard } from '@/app/_ui/card/face';
import type { Card } from '@/lib/cards/card';
import styles from './dealt-cards.module.css';

/** Cards that were dealt, as faces that lead to their pages. */
export function DealtCards({
  cards,
  className,
}: {
  readonly cards: readonly Card[];
  readonly className?: string | undefined;
}) {
  return (
    <ol className={className} data-wall="narrow">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by place alone
        <li key={`${card.id}-${place}`} data-inspect={card.id}>
          <Link href={`/cards/${card.id}`} className={styles.card} aria-label={spokenCard(card)}>
            <CardFace card={card} decorative />
          </Link>
        </li>
      ))}
    </ol>
  );
}
