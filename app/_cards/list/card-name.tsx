import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { onPlainClick } from '@/app/_ui/base/plain-click';
import { type Card, fullName } from '@/lib/cards/card';
import type { RowNote } from './card-table';
import styles from './card-table.module.css';

/** A card's title and subtitle as the way to its page. */
export function CardName({
  card,
  short = false,
  reachable = false,
  onPress,
}: {
  readonly card: Card;
  /** Its subtitle stands elsewhere in sight, and is only heard here. */
  readonly short?: boolean;
  /** Whether the tab key stops here; in a grid the arrow keys do. */
  readonly reachable?: boolean;
  /** What a plain press does instead. */
  readonly onPress?: ((card: Card) => void) | undefined;
}) {
  return (
    <Link
      href={`/cards/${card.id}`}
      className={styles.name}
      {...(short && { 'aria-label': fullName(card) })}
      {...(!reachable && { tabIndex: -1 })}
      {...(onPress && { onClick: onPlainClick(() => onPress(card)) })}
    >
      {card.title}
      {card.subtitle && !short && <span className="text-muted font-normal">, {card.subtitle}</span>}
    </Link>
  );
}

const SIGNS = { illegal: CircleX, warning: TriangleAlert, note: Info } as const;

export function Note({ note }: { readonly note: RowNote }) {
  const Sign = SIGNS[note.tone];
  return (
    <span className={styles.note} data-tone={note.tone} title={note.text}>
      <Sign size={14} aria-hidden />
      <span className={styles.noteText}>{note.text}</span>
    </span>
  );
}
