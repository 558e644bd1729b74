import type { ReactNode } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { ownDeck, takeInList } from '@/app/_owned/collection-actions';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { Menu, MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckTitle } from '@/lib/decks/title';
import { SET_CODES, setName } from '@/lib/rules/taxonomy';
import type { StoredDeck } from '@/lib/storage/decks';
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
          Press <kbd>+</kbd> on a card’s row, or add many at once.
        </p>
      </div>
      <div className={styles.ways}>
        <WaysToBegin catalogue={catalogue} />
      </div>
      {children}
    </div>
  );
}

/** Two buttons: what one has whole, a deck or a set, and a list. */
export function WaysToBegin({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <>
      <LinkButton href={IMPORT} kind="primary" size="small">
        Import a list
      </LinkButton>
      <Menu trigger={<Button size="small">Add a deck or set</Button>}>
        <DecksToOwn decks={useLibraryWhen(true)?.active ?? []} />
        <MenuGroup label="One of each card of">
          {setsToOwn(catalogue).map(({ name, own }) => (
            <MenuItem key={name} onSelect={own}>
              {name}
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
    </>
  );
}

function DecksToOwn({ decks }: { readonly decks: readonly StoredDeck[] }) {
  if (decks.length === 0) return null;
  return (
    <MenuGroup label="All of">
      {decks.map(({ id, deck }) => (
        <MenuItem key={id} onSelect={() => void ownDeck({ id, deck })}>
          {deckTitle(deck)}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

/** Each set with what takes one of each of its cards in. */
function setsToOwn(catalogue: Catalogue) {
  return SET_CODES.map((set) => {
    const cards = catalogue.cards.filter((card) => card.set === set);
    const own = () => {
      const one = new Map(cards.map(({ id }) => [id, 1] as const));
      void takeInList(one, 'larger', `You own one of each card of ${setName(set)}`);
    };
    return { name: setName(set), own };
  });
}
