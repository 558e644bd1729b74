import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { Button, type ButtonProps } from '@/app/_ui/base/button';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { attempt } from '@/app/_ui/stored/attempt';
import type { Card } from '@/lib/cards/card';
import { emptyDeck } from '@/lib/decks/deck';
import { applyEdit } from '@/lib/decks/edits';
import { addition, placeOf, removal } from '@/lib/decks/places';
import { deckTitle } from '@/lib/decks/title';
import { type Power, powerName } from '@/lib/rules/powers';
import type { StoredDeck } from '@/lib/storage/decks';

/** Puts a copy of a card into one of the player's decks, or begins a deck with it. */
export function AddToDeck({
  card,
  decks,
  sponsors,
  isWanted,
  look,
}: {
  readonly card: Card;
  readonly decks: readonly StoredDeck[];
  /** Whose decks could hold it. */
  readonly sponsors: readonly Power[];
  /** It was pressed before it came: it opens at once. */
  readonly isWanted: boolean;
  readonly look: Pick<ButtonProps, 'kind' | 'size'>;
}) {
  const router = useRouter();

  async function begin(sponsor: Power) {
    const place = placeOf(card);
    if (place === null) return;
    const id = await keepDeck(applyEdit(emptyDeck(sponsor), addition(place, card.id)));
    if (id !== null) router.push(`/decks/build?deck=${id}`);
  }

  return (
    <Menu
      defaultOpen={isWanted}
      trigger={
        <Button {...look}>
          <Plus size={16} aria-hidden /> Add to a deck
        </Button>
      }
    >
      {decks.map((stored) => (
        <MenuItem key={stored.id} onSelect={() => void add(stored, card)}>
          <PowerIcon power={stored.deck.sponsor} coloured />
          {deckTitle(stored.deck)}
        </MenuItem>
      ))}
      {decks.length > 0 && <MenuSeparator />}
      <MenuGroup label="A new deck with it, sponsored by">
        {sponsors.map((sponsor) => (
          <MenuItem key={sponsor} onSelect={() => void begin(sponsor)}>
            <PowerIcon power={sponsor} coloured />
            {powerName(sponsor)}
          </MenuItem>
        ))}
      </MenuGroup>
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
