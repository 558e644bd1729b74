import styles from './deck-parts.module.css';

const PARTS: readonly (readonly [name: string, about: string])[] = [
  ['Sponsor', 'one of nine'],
  ['Home world', 'one'],
  ['Imperial deck', '10 cards or more'],
  ['House deck', '30 cards or more'],
  ['House Profile', '5 bonus solaris'],
];

/** What a deck is made of, and which part is chosen now. */
export function DeckParts({ at: now }: { readonly at: number }) {
  return (
    <ol className={styles.parts} aria-label="What a deck is made of">
      {PARTS.map(([name, about], at) => (
        <li key={name} aria-current={at === now ? 'step' : undefined}>
          <b>{name}</b> <span className="wide-only">{about}</span>
        </li>
      ))}
    </ol>
  );
}
