const HOUSE = /^House /;

/** A House's name where there is little room: "Vezhine" for "House Vezhine". */
export function shortName(name: string): string {
  return name.replace(HOUSE, '');
}

/** A text with the short names of these Houses. */
export function withShortNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (said, name) => (HOUSE.test(name) ? said.replaceAll(name, shortName(name)) : said),
    text,
  );
}
