/*
 * How large a text may stand on a card's face. All lengths are hundredths of the width of the card.
 * What a browser measures would come too late: faces are drawn by the server and by the printer too.
 */

/** Room for the text: that of a card with a title and a subtitle of two lines each. */
const WIDTH = 86;
const HEIGHT = 66;
/** Of the type size: the width of a letter on the average, of a line, and between two paragraphs. */
const LETTER = 0.475;
const LINE = 1.27;
const BETWEEN = 0.4;

const LARGEST = 6.4;
const SMALLEST = 3;

/** The largest type size, in hundredths of the card's width, at which these paragraphs have room. */
export function textSize(paragraphs: readonly string[]): number {
  let size = LARGEST;
  while (size > SMALLEST && heightOf(paragraphs, size) > HEIGHT) size -= 0.1;
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
