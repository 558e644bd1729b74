/** Widths of letters in the serif of titles, in em, a little more than they are. */
const WIDE = /[mwMW]/;
const NARROW = /[fijlt.,'’-]/;
const CAPITAL = /[A-Z]/;
const WIDTHS = { wide: 0.92, narrow: 0.38, capital: 0.75, other: 0.58 } as const;

/**
 * The least width in em at which a title stands in two lines, whole words in each. What divides the px that it has by
 * that number has the size of letters at which no word breaks.
 */
export function titleWidth(title: string): number {
  const words = title.split(/\s+|(?<=-)/).map(widthOf);
  const line = (some: readonly number[]) =>
    some.reduce((sum, word) => sum + word, 0) + WIDTHS.narrow * Math.max(0, some.length - 1);
  const splits = words.map((_, at) =>
    Math.max(line(words.slice(0, at + 1)), line(words.slice(at + 1))),
  );
  return Math.round(Math.min(...splits) * 100) / 100;
}

function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return WIDTHS.wide;
  if (NARROW.test(letter)) return WIDTHS.narrow;
  return CAPITAL.test(letter) ? WIDTHS.capital : WIDTHS.other;
}
