import { type CSSProperties, useMemo, useRef } from 'react';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type BoardSize, boardSize, isSmall, type Lying, type Step } from './board-size';
import { underneath } from './houses';
import type { Look } from './table-card';
import { useTable } from './table-context';

/** The size of a board of a phone: thought of anew only where something lies there that did not, the room is another, or a turn begins. */
export function useBoardSize(
  room: { readonly width: number; readonly height: number } | null,
  lying: Lying,
): BoardSize | null {
  const { turn } = useTable().view;
  const key = JSON.stringify([room, lying, turn]);
  const was = useRef<{ readonly turn: number; readonly size: BoardSize } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of them
  return useMemo(() => {
    if (room === null) return was.current?.size ?? null;
    const sofar = was.current?.turn === turn ? was.current.size : null;
    was.current = { turn, size: boardSize(room, lying, sofar) };
    return was.current.size;
  }, [key]);
}

/** Where the window is small: how cards look, and what lies under them. */
export function rowLooksOf(size: BoardSize): { readonly look: Look; readonly under: Look } {
  return {
    look: size.low === null ? 'face' : isSmall(size) ? 'small' : 'row',
    under: isSmall(size) ? 'chip' : 'strip',
  };
}

/** The measures of its cards, for the sheets. */
export function styleOf(size: Step | null): CSSProperties {
  if (size === null) return {};
  const { face, low } = size;
  return {
    '--card-width': `${face}px`,
    ...(low !== null && { '--mini': `${low}px` }),
  } as CSSProperties;
}

/** What lies deployed and what lies face down, by how many cards lie under each, those under them too. */
export function lyingOn(
  roots: readonly ViewedCard[],
  cards: readonly ViewedCard[],
  assembly: number,
): Lying {
  const tucked = (areDown: boolean) =>
    roots
      .filter(({ status }) => (status === 'subdued') === areDown)
      .map(({ id }) => underneath(cards, id).length);
  return { open: tucked(false), down: tucked(true), assembly };
}
