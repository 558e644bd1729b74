/** The first tag of a text that looks like XML or HTML. */
export interface RootTag {
  /** In lower case. */
  readonly name: string;
  /** As written. */
  readonly attributes: string;
}

/**
 * The root element's tag, or null where a text does not begin like XML. Looks only at the beginning
 * (after the declaration, comments and a DOCTYPE), so it is quick; the file may still be damaged.
 */
export function xmlRoot(text: string): RootTag | null {
  let rest = text
    .slice(0, 8000)
    .replace(/^\ufeff/, '')
    .trimStart();
  while (rest.startsWith('<')) {
    const opening = SKIPPED.find(([start]) => rest.startsWith(start));
    if (opening === undefined) {
      const tag = /^<([a-z][\w.:-]*)([^>]*)/i.exec(rest);
      return tag === null ? null : { name: (tag[1] ?? '').toLowerCase(), attributes: tag[2] ?? '' };
    }
    const end = rest.indexOf(opening[1]);
    // What is skipped may be longer than the beginning: still XML, of no known kind.
    if (end < 0) return { name: '', attributes: '' };
    rest = rest.slice(end + opening[1].length).trimStart();
    if (opening[0] === '<!' && rest.startsWith(']')) rest = rest.replace(/^\]\s*>\s*/, '');
  }
  return null;
}

const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
];
