const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** A place in a short order, as "1st": no more Houses sit at a table than ten. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[place] ?? 'th'}`;
}
