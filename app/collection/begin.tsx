import { FileInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { ownDeck } from '@/app/_owned/collection-actions';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { deckTitle } from '@/lib/decks/title';
import styles from './collection.module.css';

/** More would push the filters out of sight; each deck has it in its menu. */
const MOST_DECKS = 3;

export const IMPORT = '/collection/import';

export const BUY = '/collection/buy?together=apart';

/** How to begin, while nothing is owned: card by card, by a list, or by a deck that one has. */
export function Begin({ children }: { readonly children: ReactNode }) {
  const decks = useLibraryWhen(true)?.active ?? [];
  return (
    <div className={styles.begin}>
      <div>
        <h2 className={styles.none}>Begin your collection</h2>
        <p>
          Press <kbd>+</kbd> on a card’s row, or import a list.
        </p>
      </div>
      <ul className={styles.ownDecks}>
        <li>
          <LinkButton href={IMPORT} kind="primary">
            <FileInput size={16} aria-hidden />
            Import
          </LinkButton>
        </li>
        {decks.slice(0, MOST_DECKS).map(({ id, deck }) => (
          <li key={id}>
            <Button onClick={() => void ownDeck({ id, deck })}>I own {deckTitle(deck)}</Button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** How it stands before anything is owned, in one line. */
export function BeginInLine({
  lacking,
  all,
}: {
  /** Copies that the decks need. */
  readonly lacking: number;
  /** Cards of the catalogue. */
  readonly all: number;
}) {
  return (
    <div className={classes(styles.totals, styles.line)}>
      <h2 className="visually-hidden">Begin your collection</h2>
      {lacking === 0 ? (
        <p className="text-muted">Press + on a card’s row, or import a list.</p>
      ) : (
        <>
          <p>
            0 of {all} owned · {lacking} missing
          </p>
          <Link href={BUY}>Buy list</Link>
        </>
      )}
    </div>
  );
}

/** The ways to begin as buttons beside the title: a deck that one has, or a list. */
export function WaysToBegin() {
  const decks = useLibraryWhen(true)?.active ?? [];
  return (
    <>
      {decks.length > 0 && (
        <Menu align="end" trigger={<Button>I own a deck…</Button>}>
          {decks.map(({ id, deck }) => (
            <MenuItem key={id} onSelect={() => void ownDeck({ id, deck })}>
              {deckTitle(deck)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <LinkButton href={IMPORT} kind="primary">
        Import
      </LinkButton>
    </>
  );
}
