import { Command } from 'cmdk';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { CardLine, type CardLineProps } from '@/app/_ui/card/card-line';
import { TextHint } from '@/app/_ui/printed/text-hint';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import type { Card } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import type { Ask } from '@/lib/cards/quick-find';
import styles from './card-picker.module.css';

/** More would only be scrolled past: another letter is quicker. */
const MOST = 24;

export interface CardPickerProps {
  readonly title: string;
  /** What the list is for, as a screen reader says it. */
  readonly label: string;
  readonly placeholder: string;
  /** Stands there before anything is typed. */
  readonly hint: ReactNode;
  readonly foot?: ReactNode;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly context?: QueryContext;
  /** Cards that can be picked at all; the same function every time. */
  readonly isWanted?: (card: Card) => boolean;
  /** What was typed beside the words to look for; the words alone unless told. */
  readonly read?: (text: string) => Ask;
  /** A PickerItem for a card. */
  readonly children: (card: Card, ask: Ask) => ReactNode;
  readonly onClose: () => void;
}

/** Type a few letters of a card's name, or any search; Enter takes the marked card. */
export function CardPicker(props: CardPickerProps) {
  const { inputRef, context, isWanted = anyCard, read = wordsOnly, children, onClose } = props;
  const [text, setText] = useState('');
  const ask = read(text);
  const { words } = ask;
  const { cards, problems, query } = useCardSearch(words, context);
  const shown = useMemo(
    () => (words === '' ? [] : cards.filter(isWanted).slice(0, MOST)),
    [cards, words, isWanted],
  );
  return (
    <Dialog onClose={onClose} title={props.title} initialFocus={inputRef} foot={props.foot}>
      <Command
        label={props.label}
        shouldFilter={false}
        vimBindings={false}
        loop
        className={styles.picker}
      >
        <Command.Input
          ref={inputRef}
          value={text}
          onValueChange={setText}
          placeholder={props.placeholder}
          className={styles.input}
          maxLength={200}
        />
        <Command.List label="Cards found" className={styles.list}>
          {shown.map((card) => children(card, ask))}
        </Command.List>
        {shown.length === 0 && (
          <p className={styles.hint}>
            {words === ''
              ? props.hint
              : (problems[0]?.message ?? 'No card is called that. Fewer letters may find it.')}
          </p>
        )}
        <TextHint query={query} />
      </Command>
    </Dialog>
  );
}

const anyCard = () => true;
const wordsOnly = (text: string): Ask => ({ words: text.trim(), count: 1 });

/** One card that can be picked. */
export function PickerItem({
  spoken,
  onPick,
  ...line
}: Pick<CardLineProps, 'card' | 'note' | 'end'> & {
  readonly spoken: string;
  readonly onPick: (card: Card) => void;
}) {
  return (
    <Command.Item
      value={line.card.id}
      onSelect={() => onPick(line.card)}
      className={styles.item}
      aria-label={spoken}
    >
      <CardLine {...line} />
    </Command.Item>
  );
}
