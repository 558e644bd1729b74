import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { CardFace } from '@/app/_ui/card/card-face';
import { CardLine } from '@/app/_ui/card/card-line';
import { spokenCard } from '@/app/_ui/card/face';
import type { View } from '@/app/_ui/card/view-switch';
import type { Card } from '@/lib/cards/card';
import { counted, plural } from '@/lib/sentences';
import styles from './dealt.module.css';

/** Cards that were dealt under a head that says what they cost together; `children` end the head. */
export function Dealt({
  title,
  cards,
  view,
  empty,
  children,
}: {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly view: View;
  /** Said where there are none. */
  readonly empty: string;
  readonly children?: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>
          {title} <span className="text-muted font-normal">{cards.length}</span>
        </h2>
        {cards.length > 0 && <span className="text-muted text-s">{costWords(cards)}</span>}
        {children}
      </div>
      {cards.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : view === 'faces' ? (
        <Faces cards={cards} />
      ) : (
        <Lines cards={cards} />
      )}
    </section>
  );
}

/** Faces with low pictures, so that all are read at once; each leads to its page. */
function Faces({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ol className={styles.cards} data-wall="low">
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

/** A line each with what it does. */
function Lines({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ol className={styles.lines}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by place alone
        <li key={`${card.id}-${place}`} className={styles.line}>
          <CardLine card={card} linked />
        </li>
      ))}
    </ol>
  );
}

/** "14 solaris for all"; what costs X is told apart: "6 cards cost 12 solaris, 1 costs X". */
function costWords(cards: readonly Card[]): string {
  const sum = cards.reduce((all, { cost }) => (cost === 'X' ? all : all + cost), 0);
  const open = cards.filter(({ cost }) => cost === 'X').length;
  if (open === 0) return `${sum} solaris for all`;
  const priced = cards.length - open;
  const rest = `${open} ${plural(open, 'costs', 'cost')} X`;
  return priced === 0
    ? rest
    : `${counted(priced, 'card')} ${plural(priced, 'costs', 'cost')} ${sum} solaris, ${rest}`;
}
