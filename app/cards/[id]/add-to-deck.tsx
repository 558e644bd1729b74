import { Plus } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import type { Card } from '@/lib/cards/card';
import { applyEdit } from '@/lib/decks/edits';
import { addition, placeOf, removal } from '@/lib/decks/places';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';

/** Puts a copy of a card into one of the player's decks. */
export function AddToDeck({
  card,
  decks,
  isWanted,
}: {
  readonly card: Card;
  readonly decks: readonly StoredDeck[];
  /** It was pressed before it came: it opens at once. */
  readonly isWanted: boolean;
}) {
  return (
    <Menu
      defaultOpen={isWanted}
      trigger={
        <Button>
          <Plus size={16} aria-hidden /> Add to a deck
        </Button>
      }
    >
      {decks.map((stored) => (
        <MenuItem key={stored.id} onSelect={() => void add(stored, card)}>
          {deckTitle(stored.deck)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Adds one copy through the deck's history; the toast takes it out again. */
async function add({ id, deck }: StoredDeck, card: Card): Promise<void> {
  const place = placeOf(card);
  if (place === null) return;
  const edit = addition(place, card.id);
  const done = await attempt('The card was not added', (storage) => storage.editDeck(id, edit));
  if (done === null) return;
  const label = `Take ${card.title} out again`;
  const edits = removal(applyEdit(deck, edit), place, card.id, 1);
  toast({
    title: `${card.title} is in ${deckTitle(deck)}`,
    onUndo: () =>
      void attempt('It could not be undone', (storage) =>
        storage.editDeck(id, { kind: 'several', label, edits }),
      ),
  });
}
