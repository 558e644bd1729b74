/*
 * How large a text may stand on a card's face, and how much it leaves to the picture. All lengths are
 * hundredths of the width of the card. What a browser measures would come too late: faces are drawn by
 * the server and by the printer too.
 */

/** Room for the text below either picture (face.module.css). */
const WIDTH = 86;
const HEIGHTS = { tall: 36, short: 54, thin: 67 } as const;
/** Of the type size: the width of a letter on the average, of a line, and between two paragraphs. */
const LETTER = 0.475;
const LINE = 1.27;
const BETWEEN = 0.4;

/** Few sizes, so that cards side by side look alike; the few that say most take what fits. */
const SIZES = [6.4, 5.4, 5, 4.6] as const;
const SMALLEST = 3;

type Picture = keyof typeof HEIGHTS;

interface Fit {
  /** Of the type, in hundredths of the card's width. */
  readonly size: number;
  readonly picture: Picture;
}

/** The largest type with room for these paragraphs; under the tall picture, unless it would be small there. */
export function textFit(paragraphs: readonly string[]): Fit {
  const fitting = (picture: Picture, sizes: readonly number[]) => {
    const size = sizes.find((one) => heightOf(paragraphs, one) <= HEIGHTS[picture]);
    return size === undefined ? undefined : { size, picture };
  };
  return (
    fitting('tall', SIZES.slice(0, 2)) ??
    fitting('short', SIZES) ?? {
      size: leastSize(paragraphs, SIZES[3], HEIGHTS.short),
      picture: 'short',
    }
  );
}

/**
 * Walls of faces: one size for all texts, and the room that their cards have more than a printed one. At the
 * widths of `faces-view.tsx` letters have 12 px and more, and on a phone, two side by side, 11. The picture yields
 * to the text, but keeps the 60 px in which one still sees something.
 */
export const WALLS = {
  wide: { size: 5.5, more: 3, pictures: ['tall', 'short', 'thin'] },
  narrow: { size: 6.5, more: 28, pictures: ['tall', 'short'] },
} as const;

/** What says more than the least picture leaves room for says it in smaller letters. */
export function wallFit(paragraphs: readonly string[], wall: keyof typeof WALLS): Fit {
  const { size, more, pictures } = WALLS[wall];
  const room = (picture: Picture) => HEIGHTS[picture] + more;
  const picture = pictures.find((one) => heightOf(paragraphs, size) <= room(one));
  if (picture !== undefined) return { size, picture };
  const least = pictures.at(-1) ?? 'short';
  return { size: leastSize(paragraphs, size, room(least)), picture: least };
}

function leastSize(paragraphs: readonly string[], largest: number, room: number): number {
  let size = largest;
  while (size > SMALLEST && heightOf(paragraphs, size) > room) size -= 0.1;
  return Math.round(size * 10) / 10;
}

function heightOf(paragraphs: readonly string[], size: number): number {
  const letters = WIDTH / (LETTER * size);
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    // a line breaks before the word that would not fit: half a word of it stays empty
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / (letters - 3))), 0);
  return size * (lines * LINE + (paragraphs.length - 1) * BETWEEN);
}
