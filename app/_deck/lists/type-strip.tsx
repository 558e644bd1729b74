import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { sizeOf } from '@/lib/decks/sizes';
import { counted, plural } from '@/lib/sentences';
import { byType } from './by-type';
import styles from './type-strip.module.css';

/** What a deck is made of at a glance: both decks as one strip, a colour a type, with its key below. */
export function TypeStrip({
  deck,
  catalogue,
  worded = false,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  /** Whether the key names the types, where the window has room. */
  readonly worded?: boolean;
}) {
  const { decks } = resolveDeck(deck, catalogue);
  const parts = byType(decks).flatMap(({ type, lines }) =>
    type === null ? [] : [{ type, count: sizeOf(lines) }],
  );
  const words = parts.map(({ type, count }) => counted(count, typeName(type).toLowerCase()));
  const label = words.length === 0 ? 'No cards yet' : words.join(', ');
  return (
    <span className={styles.whole} role="img" aria-label={label} title={label}>
      <span className={styles.strip}>
        {parts.map(({ type, count }) => (
          <span
            key={type}
            className={styles.part}
            style={{ flexGrow: count, background: `var(--type-${type})` }}
          />
        ))}
      </span>
      <span className={styles.key}>
        {parts.map(({ type, count }) => (
          <span key={type}>
            <TypeIcon type={type} size={12} />
            {count}
            {worded && (
              <span className="wide-only">{plural(count, typeName(type).toLowerCase())}</span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
