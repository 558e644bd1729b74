'use client';

import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { CardSearchDialog } from '@/app/_cards/card-search-dialog';
import { replaceAddress } from '@/app/_deck/link/use-shared-deck';
import { Button, IconButton } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { toast } from '@/app/_ui/base/toast';
import { CardLine } from '@/app/_ui/card/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { MAX_COUNT } from '@/lib/decks/deck';
import { sizesInWords } from '@/lib/decks/sizes';
import { counted, plural } from '@/lib/sentences';
import { DeckPicker } from './deck-picker';
import type { WantedCard } from './proxies';
import styles from './proxy-printer.module.css';
import { type DeckOption, withDeck, withoutDeck } from './use-deck-options';
import type { useProxiesUrl } from './use-proxies-url';

type Url = ReturnType<typeof useProxiesUrl>;

export interface PrintListProps {
  readonly url: Url[0];
  readonly setUrl: Url[1];
  readonly options: readonly DeckOption[];
  readonly chosen: readonly DeckOption[];
  /** Decks of the address that are not in this browser. */
  readonly missing: number;
  readonly unknown: readonly CardId[];
  readonly catalogue: Catalogue;
}

/** What is to be made: whole decks, and single cards with counts. */
export function PrintList(props: PrintListProps) {
  const { url, setUrl, options, chosen, missing, unknown, catalogue } = props;
  const [isSearching, setSearching] = useState(false);

  function removeDeck(option: DeckOption) {
    if (option.ref === 'link') replaceAddress(new URLSearchParams(location.search), '');
    else void setUrl(withoutDeck(url, option));
  }

  function wish(id: CardId, count: number) {
    const others = url.card.filter((card) => card.id !== id);
    const known = url.card.some((card) => card.id === id);
    const next = known
      ? url.card.map((card): WantedCard => (card.id === id ? { id, count } : card))
      : [...url.card, { id, count }];
    void setUrl({ card: count === 0 ? others : next });
  }

  const countOf = (id: CardId) => url.card.find((card) => card.id === id)?.count ?? 0;

  return (
    <>
      <div className={styles.choice}>
        <DeckPicker
          options={options}
          chosen={chosen}
          onAdd={(option) => void setUrl(withDeck(url, option))}
        />
        <Button onClick={() => setSearching(true)}>
          <Search size={16} aria-hidden />
          Add cards…
        </Button>
      </div>
      {(chosen.length > 0 || url.card.length > 0) && (
        <ul className={styles.wishes} aria-label="To be made">
          {chosen.map((option) => (
            <li key={option.ref} className={styles.wish}>
              <span className="flex items-center gap-2 min-w-0 wrap-anywhere">
                <PowerIcon power={option.deck.sponsor} coloured named />
                <span>
                  {option.title}{' '}
                  <span className="text-muted text-s">{sizesInWords(option.deck)}</span>
                </span>
              </span>
              <IconButton
                label={`Take out ${option.title}`}
                size="small"
                onClick={() => removeDeck(option)}
              >
                <X size={16} aria-hidden />
              </IconButton>
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
      {missing > 0 && (
        <p className="mt-3 text-warning">
          {counted(missing, 'deck')} of this address {plural(missing, 'is', 'are')} not in this
          browser.
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
