import { useRef } from 'react';
import { type Card, fullName } from '@/lib/cards/card';
import { setName } from '@/lib/rules/taxonomy';
import { CardPicker, PickerItem } from './card-picker';

/** Any card of the catalogue, found with the search language. */
export function CardSearchDialog({
  title,
  onPick,
  onClose,
}: {
  readonly title: string;
  readonly onPick: (card: Card) => void;
  readonly onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CardPicker
      title={title}
      label="Card to look for"
      placeholder="A few letters, or t:persona a:fremen"
      hint="Type a few letters of its name; the whole search language works. Enter takes the marked card."
      inputRef={input}
      onClose={onClose}
    >
      {(card) => (
        <PickerItem
          key={card.id}
          card={card}
          note={setName(card.set)}
          spoken={`${fullName(card)}, ${setName(card.set)}`}
          onPick={onPick}
        />
      )}
    </CardPicker>
  );
}
