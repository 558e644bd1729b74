import { useRef, useState } from 'react';
import { CardPicker, PickerItem } from '@/app/_cards/card-picker';
import { classes } from '@/app/_ui/base/classes';
import { type Card, fullName } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import { readAsk } from '@/lib/cards/quick-find';
import { placeOf } from '@/lib/decks/places';
import { useRowState, useWorkshop } from '../state/workshop';
import { problemTone } from '../table/problem-tone';
import { tagWords } from '../table/row-cells';
import styles from './palette.module.css';

/** Type a few letters, Enter adds; stays open for the next card. */
export function Palette({
  context,
  onClose,
}: {
  readonly context: QueryContext;
  readonly onClose: () => void;
}) {
  const { changes } = useWorkshop();
  const [last, setLast] = useState<{ readonly card: Card; readonly count: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function add(card: Card, count: number) {
    const place = placeOf(card);
    const copies = place === 'house' || place === 'imperial' ? count : 1;
    changes.count(card, copies);
    setLast({ card, count: copies });
    // the next letters replace these
    input.current?.select();
  }

  return (
    <CardPicker
      title="Type to add"
      label="Card to add"
      placeholder="batt, or 3 batt for three"
      hint={
        <>
          Enter adds the marked card where it belongs, and the line stays for the next one. A number
          adds several. The whole search language works: <kbd>t:persona battle&gt;=3</kbd>
        </>
      }
      foot={
        last ? (
          <Added
            {...last}
            onUndo={() => {
              changes.undo();
              setLast(null);
              input.current?.focus();
            }}
          />
        ) : (
          <p className={classes('for-keys', styles.foot)}>
            <kbd>Enter</kbd> adds, <kbd>Esc</kbd> closes
          </p>
        )
      }
      inputRef={input}
      context={context}
      isWanted={hasPlace}
      read={readAsk}
      onClose={onClose}
    >
      {(card, { count }) => <Item key={card.id} card={card} count={count} onAdd={add} />}
    </CardPicker>
  );
}

const hasPlace = (card: Card) => placeOf(card) !== null;

function Item({
  card,
  count,
  onAdd,
}: {
  readonly card: Card;
  readonly count: number;
  readonly onAdd: (card: Card, count: number) => void;
}) {
  const state = useRowState(card);
  const [first] = state.breaks;
  const isFull = first !== undefined && problemTone(first, state.count) === 'full';
  const place = placeOf(card);
  const adds = place === 'homeworld' ? 'choose' : place === 'programs' ? 'buy' : `+${count}`;
  return (
    <PickerItem
      card={card}
      onPick={() => onAdd(card, count)}
      spoken={`${fullName(card)}, ${state.count} in the deck${first ? `, breaks: ${tagWords(state.breaks, first)}` : ''}`}
      {...(first && {
        note: (
          <span className={isFull ? 'text-muted' : 'text-illegal'}>
            {tagWords(state.breaks, first)}
          </span>
        ),
      })}
      end={
        <span className={styles.end}>
          <span className={styles.adds}>{adds}</span>
          <span className={styles.count}>{state.count}</span>
        </span>
      }
    />
  );
}

/** What was added last, in sight; it is announced as well. */
function Added({
  card,
  count,
  onUndo,
}: {
  readonly card: Card;
  readonly count: number;
  readonly onUndo: () => void;
}) {
  const state = useRowState(card);
  const place = placeOf(card);
  const isList = place === 'house' || place === 'imperial';
  return (
    <p className={styles.foot}>
      {isList
        ? `${count} ${fullName(card)} added; ${state.count} in the deck. `
        : `${fullName(card)} ${place === 'homeworld' ? 'is the home world' : 'is bought'}. `}
      <button type="button" className={styles.undo} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
