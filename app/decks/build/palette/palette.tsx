'use client';

import { Command } from 'cmdk';
import { useMemo, useRef, useState } from 'react';
import { classes } from '@/app/_ui/classes';
import { Dialog } from '@/app/_ui/dialog';
import { CardLine } from '@/app/_ui/face/card-line';
import { TextHint } from '@/app/_ui/printed/text-hint';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import { type Card, fullName } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import { placeOf } from '../../_parts/place';
import { useRowState, useWorkshop } from '../state/workshop';
import { tagWords } from '../table/row-breaks';
import { ranked, readAsk } from './ask';
import styles from './palette.module.css';

/** More would only be scrolled past: another letter is quicker. */
const MOST = 24;

/** Type a few letters, Enter adds; stays open for the next card. */
export function Palette({
  context,
  onClose,
}: {
  readonly context: QueryContext;
  readonly onClose: () => void;
}) {
  const { changes } = useWorkshop();
  const [text, setText] = useState('');
  const [last, setLast] = useState<{ readonly card: Card; readonly count: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { words, count } = readAsk(text);
  const { cards, problems, query } = useCardSearch(words, context);
  const shown = useMemo(
    () =>
      words === ''
        ? []
        : ranked(
            cards.filter((card) => placeOf(card) !== null),
            words,
          ).slice(0, MOST),
    [cards, words],
  );

  function add(card: Card) {
    const place = placeOf(card);
    const copies = place === 'house' || place === 'imperial' ? count : 1;
    changes.count(card, copies);
    setLast({ card, count: copies });
    // the next letters replace these
    input.current?.select();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Type to add"
      initialFocus={input}
      foot={
        <Done
          last={last}
          onUndo={() => {
            changes.undo();
            setLast(null);
            input.current?.focus();
          }}
        />
      }
    >
      <Command
        label="Card to add"
        shouldFilter={false}
        vimBindings={false}
        loop
        className={styles.palette}
      >
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder="batt, or 3 batt for three"
          className={styles.input}
          maxLength={200}
        />
        <Command.List label="Cards found" className={styles.list}>
          {shown.map((card) => (
            <Item key={card.id} card={card} count={count} onAdd={add} />
          ))}
        </Command.List>
        {words === '' && (
          <p className={styles.hint}>
            Enter adds the marked card where it belongs, and the line stays for the next one. A
            number adds several. The whole search language works: <kbd>t:persona battle&gt;=3</kbd>
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

function Item({
  card,
  count,
  onAdd,
}: {
  readonly card: Card;
  readonly count: number;
  readonly onAdd: (card: Card) => void;
}) {
  const state = useRowState(card);
  const [first] = state.breaks;
  const place = placeOf(card);
  const adds = place === 'homeworld' ? 'choose' : place === 'programs' ? 'buy' : `+${count}`;
  return (
    <Command.Item
      value={card.id}
      onSelect={() => onAdd(card)}
      className={styles.item}
      aria-label={`${fullName(card)}, ${state.count} in the deck${first ? `, breaks: ${tagWords(state.breaks, first)}` : ''}`}
    >
      <CardLine
        card={card}
        {...(first && {
          note: <span className={styles.breaks}>{tagWords(state.breaks, first)}</span>,
        })}
        end={
          <span className={styles.end}>
            <span className={classes(styles.adds)}>{adds}</span>
            <span className={styles.count}>{state.count}</span>
          </span>
        }
      />
    </Command.Item>
  );
}

/** What was added last, in sight; it is announced as well. */
function Done({
  last,
  onUndo,
}: {
  readonly last: { readonly card: Card; readonly count: number } | null;
  readonly onUndo: () => void;
}) {
  if (last === null)
    return (
      <p className={styles.foot}>
        <kbd>Enter</kbd> adds, <kbd>Esc</kbd> closes
      </p>
    );
  return <Added card={last.card} count={last.count} onUndo={onUndo} />;
}

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
