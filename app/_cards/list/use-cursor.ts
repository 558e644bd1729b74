import { type FocusEvent, type KeyboardEvent, useEffect, useId } from 'react';
import { lookAt } from '@/app/_ui/card/looked-at';
import type { Card } from '@/lib/cards/card';
import type { CardViewProps } from './card-table';
import type { ListLine } from './groups';

export interface CursorOptions {
  /** The lines that the cards stand in, one or several side by side. */
  readonly items: readonly ListLine[];
  /** Rows that fit in the window, for Page Up and Page Down. */
  readonly page: number;
  readonly scrollTo: (index: number) => void;
}

/** The place of the cursor and the keys that move it. */
export function useCursor(props: CardViewProps, options: CursorOptions) {
  const { cards, cursor, onCursorChange, onOpen, onCardKey, onLeaveUp } = props;
  const { items, page, scrollTo } = options;
  const id = useId();
  const place = cursor === null ? -1 : cards.findIndex((card) => card.id === cursor);

  // A new result starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list of cards counts
  useEffect(() => {
    scrollTo(Math.max(0, place));
  }, [cards]);

  function goTo(index: number) {
    const within = Math.max(0, Math.min(cards.length - 1, index));
    const card = cards[within];
    if (!card) return;
    onCursorChange(card.id);
    scrollTo(within);
    // once the row is drawn
    requestAnimationFrame(() => lookAt(document.getElementById(`${id}-${within}`), 'keys'));
  }

  const isBroad = items.some((item) => item.kind === 'cards' && item.to - item.from > 1);

  /** The card so many lines on, in the same column; as far as there are lines. */
  function lineOn(at: number, by: number): number {
    const rows = items.filter((item) => item.kind === 'cards');
    const row = rows.findIndex(({ from, to }) => at >= from && at < to);
    const goal = rows[Math.max(0, Math.min(rows.length - 1, row + by))];
    const column = at - (rows[row]?.from ?? at);
    return goal === undefined ? at : Math.min(goal.from + column, goal.to - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys inside a stepper or on a button in a row are theirs.
    if (event.target !== event.currentTarget) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const at = Math.max(0, place);
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: lineOn(at, 1),
      ArrowUp: lineOn(at, -1),
      ...(isBroad && { ArrowRight: at + 1, ArrowLeft: at - 1 }),
      PageDown: lineOn(at, page),
      PageUp: lineOn(at, -page),
      Home: 0,
      End: cards.length - 1,
    };
    const next = goals[event.key];
    const card: Card | undefined = cards[place];
    if (next !== undefined) {
      if (event.key === 'ArrowUp' && next === at && onLeaveUp) onLeaveUp();
      else goTo(place < 0 ? 0 : next);
    } else if (event.key === 'Enter' && card) onOpen(card);
    else if (!card || !onCardKey?.(event.key, card)) return;
    event.preventDefault();
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    if (event.target === event.currentTarget && place < 0) goTo(0);
  }

  return {
    /** The cells' ids are this one and their place. */
    id,
    /** For the grid, which takes the focus for all its cells. */
    grid: {
      ref: props.scroller,
      'aria-label': props.label,
      tabIndex: 0,
      // Before their place is measured no cells are drawn.
      ...(place >= 0 && items.length > 0 && { 'aria-activedescendant': `${id}-${place}` }),
      onKeyDown,
      onFocus,
    },
  };
}
