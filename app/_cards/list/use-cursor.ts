import { type KeyboardEvent, useEffect } from 'react';
import type { Card } from '@/lib/cards/card';
import type { CardTableProps } from './card-table';

export interface CursorOptions {
  /** Cards side by side; 1 for rows. */
  readonly across: number;
  /** Rows that fit in the window, for Page Up and Page Down. */
  readonly page: number;
  readonly scrollTo: (index: number) => void;
}

/** The place of the cursor and the keys that move it. */
export function useCursor(props: CardTableProps, options: CursorOptions) {
  const { cards, cursor, onCursorChange, onOpen, onCardKey, onLeaveUp } = props;
  const { across, page, scrollTo } = options;
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
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys inside a stepper or on a button in a row are theirs.
    if (event.target !== event.currentTarget) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const next = goal(event.key, Math.max(0, place), across, page, cards.length);
    const card: Card | undefined = cards[place];
    if (next !== undefined) {
      if (event.key === 'ArrowUp' && place < across && onLeaveUp) onLeaveUp();
      else goTo(place < 0 ? 0 : next);
    } else if (event.key === 'Enter' && card) onOpen(card);
    else if (!card || !onCardKey?.(event.key, card)) return;
    event.preventDefault();
  }

  function onFocus() {
    if (place < 0) goTo(0);
  }

  return { place, onKeyDown, onFocus };
}

function goal(
  key: string,
  place: number,
  across: number,
  page: number,
  size: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return place + across < size ? place + across : place;
    case 'ArrowUp':
      return place - across >= 0 ? place - across : place;
    case 'ArrowRight':
      return across > 1 ? place + 1 : undefined;
    case 'ArrowLeft':
      return across > 1 ? place - 1 : undefined;
    case 'PageDown':
      return place + page * across;
    case 'PageUp':
      return place - page * across;
    case 'Home':
      return 0;
    case 'End':
      return size - 1;
    default:
      return undefined;
  }
}
