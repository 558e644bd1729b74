/* How wide the letters of the map are, so that the room of a name is known before it is drawn. */

/** Letters by their width in hundredths of their size: of names on sand and of strongholds, and of those on rock. */
const SERIF = {
  ...{ 20: " '", 25: '.', 35: 'ijlt', 40: 'fI', 50: 'cersz', 55: 'avy', 60: 'bgoS' },
  ...{ 65: 'dhknpuEFLTZ', 70: 'BCP', 75: 'A', 80: 'wDGKNOR', 85: 'H', 95: 'mM', 100: 'W' },
};
const SANS = {
  ...{ 20: ' ', 25: 'ij', 30: "lI.'", 35: 'ft', 40: 'r', 45: 'sz', 50: 'acegvyFLT' },
  ...{ 55: 'bdhknopuAESZ', 60: 'BCPR', 65: 'DGHKNO', 80: 'wMW', 85: 'm' },
};

const WIDTHS = { serif: byLetter(SERIF), sans: byLetter(SANS) };

/** How wide a text is by the size of its letters, with so much between them. */
export function lengthOf(text: string, face: keyof typeof WIDTHS, spacing: number): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[face].get(letter) ?? 0.65) + spacing, 0);
}

function byLetter(widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(widths).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 100] as const),
    ),
  );
}
