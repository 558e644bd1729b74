import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { CardSearchDialog } from '@/app/_cards/card-search-dialog';
import type { DeckChoice } from '@/app/_deck/library/deck-choices';
import { replaceAddress } from '@/app/_ui/base/address';
import { Button, IconButton } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { toast } from '@/app/_ui/base/toast';
import { CardLine } from '@/app/_ui/card/card-line';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { MAX_COUNT } from '@/lib/decks/deck';
import { sizesInWords } from '@/lib/decks/sizes';
import { counted, plural } from '@/lib/sentences';
import { ChosenDeck, DeckPicker, type NamedDecks } from './named-decks';
import { useProxiesUrl } from './print-urls';
import styles from './proxy-printer.module.css';

/** What is to be made: whole decks, and single cards with counts. */
export function PrintList({
  decks,
  chosen,
  unknown,
  example,
  catalogue,
}: {
  readonly decks: NamedDecks;
  /** With the deck that the address brings behind its "#". */
  readonly chosen: readonly DeckChoice[];
  readonly unknown: readonly CardId[];
  /** What shows while nothing is chosen. */
  readonly example: string | undefined;
  readonly catalogue: Catalogue;
}) {
  const [url, setUrl] = useProxiesUrl();
  const [isSearching, setSearching] = useState(false);
  const countOf = (id: CardId) => url.card.find((card) => card.id === id)?.count ?? 0;

  function removeDeck(choice: DeckChoice) {
    if (choice.ref === 'shared') replaceAddress(new URLSearchParams(location.search), '');
    else decks.remove(choice);
  }

  function wish(id: CardId, count: number) {
    const card = url.card.map((one) => (one.id === id ? { id, count } : one));
    if (countOf(id) === 0) card.push({ id, count });
    void setUrl({ card: card.filter((one) => one.count > 0) });
  }

  return (
    <>
      <div className={styles.choice}>
        <DeckPicker decks={decks} placeholder={example} />
        <Button onClick={() => setSearching(true)}>
          <Search size={16} aria-hidden />
          Add cards…
        </Button>
      </div>
      {(chosen.length > 0 || url.card.length > 0) && (
        <ul className="print-list" aria-label="To be made">
          {chosen.map((choice) => (
            <li key={choice.ref} className={styles.wish}>
              <ChosenDeck
                deck={choice.deck}
                note={`${choice.deck.homeWorld === null ? '' : 'Home world, '}${sizesInWords(choice.deck)}`}
                onRemove={() => removeDeck(choice)}
              />
            </li>
          ))}
          {url.card.map(({ id, count }) => {
            const card = catalogue.byId.get(id);
            return card === undefined ? null : (
              <li key={id} className={styles.wish}>
                <CardLine card={card} />
                <span className="flex gap-2 items-center min-w-0 wrap-anywhere">
                  <NumberStepper
                    label={`Copies of ${card.title}`}
                    size="small"
                    value={count}
                    min={1}
                    max={MAX_COUNT}
                    onValueChange={(next) => wish(id, next)}
                  />
                  <IconButton
                    label={`Take out ${card.title}`}
                    size="small"
                    onClick={() => wish(id, 0)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {decks.missing > 0 && chosen.length > 0 && (
        <p className="mt-3 text-warning">
          {counted(decks.missing, 'deck')} of this address {plural(decks.missing, 'is', 'are')} not
          in this browser.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="mt-3 text-warning">
          Not in the catalogue, and so without a face: {unknown.slice(0, 8).join(', ')}
          {unknown.length > 8 ? ` and ${unknown.length - 8} more` : ''}.
        </p>
      )}
      {isSearching && (
        <CardSearchDialog
          title="Add a card"
          onPick={({ id, title }) => {
            const count = Math.min(countOf(id) + 1, MAX_COUNT);
            wish(id, count);
            toast({ title: `${count} × ${title} to print` });
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}
