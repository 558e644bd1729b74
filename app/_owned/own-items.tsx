import { CopyPlus, Library, PackageCheck, PackageOpen } from 'lucide-react';
import { MenuItem } from '@/app/_ui/base/menu';
import type { Deck } from '@/lib/decks/deck';
import { ownAgain, ownDeck, setBuilt } from './collection-actions';
import { useCollection } from './collection-store';

/** The lines of a deck's menu that concern the cards themselves; the collection is read with them. */
export function OwnItems({ id, deck }: { readonly id: string; readonly deck: () => Deck }) {
  const collection = useCollection();
  const ready = collection.status === 'ready';
  const built = ready && collection.built.has(id);
  return (
    <>
      <MenuItem
        icon={built ? PackageOpen : PackageCheck}
        disabled={!ready}
        onSelect={() => void setBuilt({ id, deck: deck() }, !built)}
      >
        {built ? 'No longer built' : 'Mark as built'}
      </MenuItem>
      <MenuItem icon={Library} onSelect={() => void ownDeck({ id, deck: deck() })}>
        I own this deck
      </MenuItem>
      <MenuItem icon={CopyPlus} onSelect={() => void ownAgain(deck())}>
        I own it a second time
      </MenuItem>
    </>
  );
}
