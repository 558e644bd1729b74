import { FileInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { ownDeck, takeInList } from '@/app/_owned/collection-actions';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { Menu, MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckTitle } from '@/lib/decks/title';
import { SET_CODES, setName } from '@/lib/rules/taxonomy';
import styles from './collection.module.css';

export const IMPORT = '/collection/import';

export const BUY = '/collection/buy?together=apart';

/** How to begin, while nothing is owned: card by card, by a list, or by a deck or a set that one has. */
export function Begin({
  catalogue,
  children,
}: {
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.begin}>
      <div>
        <h2 className={styles.none}>Begin your collection</h2>
        <p>
          Press <kbd>+</kbd> on a card’s row, or add many at once:
        </p>
      </div>
      <WaysToBegin catalogue={catalogue} />
      {children}
    </div>
  );
}

/** How it stands before anything is owned, in one line, and the ways to begin. */
export function BeginInLine({
  lacking,
  catalogue,
}: {
  /** Copies that the decks need. */
  readonly lacking: number;
  readonly catalogue: Catalogue;
}) {
  return (
    <div className={classes(styles.totals, styles.inLine)}>
      <h2 className="visually-hidden">Begin your collection</h2>
      <div className="flex items-center gap-3">
        <p className="flex-none text-s">Add at once:</p>
        <WaysToBegin catalogue={catalogue} inLine />
      </div>
      {lacking > 0 && (
        <p className="text-s">
          0 of {catalogue.cards.length} owned, {lacking} missing <Link href={BUY}>Buy list</Link>
        </p>
      )}
    </div>
  );
}

/** The ways to begin as buttons: a deck or a set that one has, or a list. */
function WaysToBegin({
  catalogue,
  inLine = false,
}: {
  readonly catalogue: Catalogue;
  /** The sets behind one button, where there is a line for all. */
  readonly inLine?: boolean;
}) {
  const decks = useLibraryWhen(true)?.active ?? [];
  const sets = SET_CODES.map((set) => {
    const cards = catalogue.cards.filter((card) => card.set === set);
    const own = () => {
      const one = new Map(cards.map(({ id }) => [id, 1] as const));
      void takeInList(one, 'larger', `You own one of each card of ${setName(set)}`);
    };
    return { name: setName(set), cards: cards.length, own };
  });
  return (
    <div className={styles.ways}>
      {decks.length > 0 && (
        <Menu trigger={<Button aria-label="I own a deck…">A deck…</Button>}>
          <MenuGroup label="I own all of">
            {decks.map(({ id, deck }) => (
              <MenuItem key={id} onSelect={() => void ownDeck({ id, deck })}>
                {deckTitle(deck)}
              </MenuItem>
            ))}
          </MenuGroup>
        </Menu>
      )}
      {inLine && (
        <Menu trigger={<Button aria-label="I own a set…">A set…</Button>}>
          <MenuGroup label="I own one of each card of">
            {sets.map(({ name, own }) => (
              <MenuItem key={name} onSelect={own}>
                {name}
              </MenuItem>
            ))}
          </MenuGroup>
        </Menu>
      )}
      <LinkButton href={IMPORT} kind="primary">
        <FileInput size={16} aria-hidden />
        Import
      </LinkButton>
      {!inLine && (
        // biome-ignore lint/a11y/useSemanticElements: buttons of one column, not a form's fields
        <div role="group" aria-label="I own this set" className={styles.wholeSets}>
          <p>I own this set:</p>
          {sets.map(({ name, cards, own }) => (
            <Button key={name} onClick={own}>
              {name} <span className="text-muted font-normal">{cards}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
