'use client';

import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { counted, sizesInWords } from '@/app/_ui/counts';
import { CardLine } from '@/app/_ui/face/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { NumberStepper } from '@/app/_ui/number-stepper';
import { toast } from '@/app/_ui/toast';
import { CardSearchDialog } from '@/app/check/_parts/card-search-dialog';
import { replaceAddress } from '@/app/decks/_shared/use-shared-deck';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { MAX_COUNT } from '@/lib/decks/deck';
import { DeckPicker } from './deck-picker';
import type { WantedCard } from './proxies';
import styles from './proxy-printer.module.css';
import type { DeckOption } from './use-deck-options';
import type { useProxiesUrl } from './use-proxies-url';

type Url = ReturnType<typeof useProxiesUrl>;

export interface WishesProps {
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
export function Wishes(props: WishesProps) {
  const { url, setUrl, options, chosen, missing, unknown, catalogue } = props;
  const [isSearching, setSearching] = useState(false);

  function addDeck({ ref }: DeckOption) {
    const [kind, id = ''] = ref.split(' ', 2);
    void setUrl(kind === 'deck' ? { deck: [...url.deck, id] } : { sample: [...url.sample, id] });
  }

  function removeDeck({ ref }: DeckOption) {
    if (ref === 'link') {
      replaceAddress(new URLSearchParams(location.search), '');
      return;
    }
    const without = (ids: readonly string[], kind: string) =>
      ids.filter((id) => `${kind} ${id}` !== ref);
    void setUrl({ deck: without(url.deck, 'deck'), sample: without(url.sample, 'sample') });
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
        <DeckPicker options={options} chosen={chosen} onAdd={addDeck} />
        <Button onClick={() => setSearching(true)}>
          <Search size={16} aria-hidden />
          Add cards…
        </Button>
      </div>
      {(chosen.length > 0 || url.card.length > 0) && (
        <ul className={styles.wishes} aria-label="To be made">
          {chosen.map((option) => (
            <li key={option.ref} className={styles.wish}>
              <span className={styles.name}>
                <PowerIcon power={option.deck.sponsor} coloured named />
                <span>
                  {option.title} <span className={styles.hint}>{sizesInWords(option.deck)}</span>
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
                <span className={styles.count}>
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
        <p className={styles.warning}>
          {counted(missing, 'deck')} of this address {missing === 1 ? 'is' : 'are'} not in this
          browser.
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.warning}>
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
