/** From where to where something stands, in px of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** A card or a heading in what scrolls. */
export interface Row extends Edges {
  /** Px over it that belong to it. */
  readonly over: number;
}

/** What stands over a card, and the strip at the lower edge. */
export const [OVER, STRIP] = [14, 26];
/** Above the strip at least so much shows; less is shown by half rather than not at all. */
const LEAST_SHOWN = 60;

/**
 * Px above the lower edge, at a strip's end, in which rows would stand by half; 0 where none do, null where too little would
 * be left, or more than `most` be empty.
 */
export function coverOf(
  rows: readonly Row[],
  box: Edges,
  strip: number,
  most: number,
): number | null {
  const edge = box.bottom - STRIP;
  let line = edge;
  const isCut = ({ top, bottom }: Row) => top < line - 1 && bottom > line + 1;
  for (let cut = rows.filter(isCut); cut.length > 0; cut = rows.filter(isCut))
    line = Math.min(...cut.map(({ top, over }) => top - over));
  if (line === edge) return 0;
  const cover = Math.ceil(strip - line);
  return line - box.top > LEAST_SHOWN && cover <= most ? cover : null;
}

/** Px from a line to the end of what is cut there; 0 where nothing is. */
export function cutAt(line: number, rows: readonly Edges[]): number {
  const cut = rows.filter(({ top, bottom }) => top < line && bottom > line);
  return Math.max(0, ...cut.map(({ bottom }) => bottom - line));
}

/** By how much to scroll so that all of them show between a line and the lower edge; null where they have no room together. */
export function scrollFor(cards: readonly Edges[], line: number, box: Edges): number | null {
  const top = Math.min(...cards.map((one) => one.top)) - OVER;
  const bottom = Math.max(...cards.map((one) => one.bottom)) + STRIP;
  if (bottom - top > box.bottom - box.top) return null;
  return bottom > box.bottom ? bottom - box.bottom : top - line;
}

/** The middle of what stands from an edge to another. */
export function middleOf({ top, bottom }: Edges): number {
  return (top + bottom) / 2;
}
