import type { CSSProperties } from 'react';
import type { ViewedCard } from '@/lib/engine/state/view';
import { isSmall, type Lying, type Step } from './board-size';
import { underneath } from './houses';
import type { Look } from './table-card';

/** Where the window is small: how cards look, and what lies under them. */
export function rowLooksOf(size: Step): {
  readonly look: Look;
  readonly under: Look | 'count';
} {
  return {
    look: size.low === null ? 'face' : isSmall(size) ? 'small' : 'row',
    under: isSmall(size) ? 'count' : 'strip',
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
