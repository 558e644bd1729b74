'use client';

import { Command } from 'cmdk';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '@/app/_ui/dialog';
import { CardLine } from '@/app/_ui/face/card-line';
import { TextHint } from '@/app/_ui/printed/text-hint';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import { type Card, fullName } from '@/lib/cards/card';
import { setName } from '@/lib/rules/taxonomy';
import { ranked } from '../../decks/build/palette/ask';
import styles from './card-search-dialog.module.css';

/** More would only be scrolled past: another letter is quicker. */
const MOST = 24;

export interface CardSearchDialogProps {
  readonly title: string;
  readonly onPick: (card: Card) => void;
  readonly onClose: () => void;
}

/** Any card of the catalogue, found with the search language. */
export function CardSearchDialog({ title, onPick, onClose }: CardSearchDialogProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { cards, problems, query } = useCardSearch(text);
  const words = text.trim();
  const shown = useMemo(
    () => (words === '' ? [] : ranked(cards, words).slice(0, MOST)),
    [cards, words],
  );
  return (
    <Dialog
      open
      title={title}
      initialFocus={input}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Command label="Card to look for" shouldFilter={false} vimBindings={false} loop>
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder="A few letters, or t:persona a:fremen"
          className={styles.input}
          maxLength={200}
        />
        <Command.List label="Cards found" className={styles.list}>
          {shown.map((card) => (
            <Command.Item
              key={card.id}
              value={card.id}
              onSelect={() => onPick(card)}
              className={styles.item}
              aria-label={`${fullName(card)}, ${setName(card.set)}`}
            >
              <CardLine card={card} note={setName(card.set)} />
            </Command.Item>
          ))}
        </Command.List>
        {words === '' && (
          <p className={styles.hint}>
            Type a few letters of its name; the whole search language works. Enter takes the marked
            card.
          </p>
        )}
        {words !== '' && shown.length === 0 && (
          <p className={styles.hint}>
            {problems[0]?.message ?? 'No card is called that. Fewer letters may find it.'}
          </p>
        )}
        <TextHint query={query} />
      </Command>
    </Dialog>
  );
}
