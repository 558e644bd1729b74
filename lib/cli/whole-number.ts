/** A whole number from `least` to `most` in an option's text, or null. */
export function wholeIn(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,9}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
