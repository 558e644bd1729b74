import type { CSSProperties } from 'react';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type BoardStep, isSmall, type Lying } from './board-size';
import { underneath } from './houses';
import type { Look } from './table-card';

/** Where the window is small: how cards look, and what lies under them. */
export function rowLooksOf(size: BoardStep): {
  readonly look: Look;
  readonly under: Look | 'count';
} {
  return {
    look: size.low === null ? 'face' : isSmall(size) ? 'small' : 'row',
    under: size.hangs ? 'strip' : 'count',
  };
}

/** The measures of its cards, for the sheets. */
export function styleOf(size: BoardStep | null): CSSProperties {
  if (size === null) return {};
  const { face, low, held, back } = size;
  return {
    '--card-width': `${face}px`,
    '--back': `${back}px`,
    ...(low !== null && { '--mini': `${low}px`, '--held-mini': `${held}px` }),
  } as CSSProperties;
}

/** What lies deployed, with the places of those that were lost, and what lies face down, by how many cards lie under each, those under them too, and how many of them are of use now. */
export function lyingOn(
  roots: readonly ViewedCard[],
  cards: readonly ViewedCard[],
  assembly: number,
  used: readonly ViewedCard[],
  lost = 0,
): Lying {
  const places = Array<number>(lost).fill(0);
  const tucked = (areDown: boolean) =>
    roots
      .filter(({ status }) => (status === 'subdued') === areDown)
      .map(({ id }) => underneath(cards, id));
  return {
    open: [...tucked(false).map((under) => under.length), ...places],
    used: [
      ...tucked(false).map((under) => under.filter((card) => used.includes(card)).length),
      ...places,
    ],
    down: tucked(true).map((under) => under.length),
    assembly,
  };
}
