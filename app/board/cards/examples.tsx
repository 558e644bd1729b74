import { classes } from '@/app/_ui/base/classes';
import styles from './cards.module.css';
import { editionIn, withEdition } from './edition-term';
import { type Counts, EXAMPLES } from './example-queries';

/** The decks and kinds of card, each with how many there are; how each is asked for shows in the field. */
export function Examples({
  text,
  counts,
  onTry,
}: {
  readonly text: string;
  readonly counts: Counts;
  readonly onTry: (text: string) => void;
}) {
  const edition = editionIn(text);
  const asked = withEdition(text, null);
  return (
    <p className={classes(styles.examples, 'scrolled-row')}>
      {EXAMPLES.map(([label, query], at) => (
        <button
          key={query}
          type="button"
          className={classes(styles.example, 'one-of')}
          aria-pressed={query === asked}
          title={query === '' ? undefined : query}
          onClick={() => onTry(withEdition(query, edition))}
        >
          {label} <small>{counts[edition ?? 'both'][at]}</small>
        </button>
      ))}
    </p>
  );
}
