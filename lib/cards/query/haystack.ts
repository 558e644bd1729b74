import { type Bits, noBits, setBit } from './bits';
import { searchText } from './text';

/** The folded texts of all cards in one string, a line a text, so that one scan finds all hits. */
export interface Haystack {
  readonly text: string;
  /** For each character the place of its card. */
  readonly owner: Uint16Array;
  /** For each card where its lines end. */
  readonly ends: Uint32Array;
}

/** The lines under which a printed text is found: hyphenated words apart and joined up. */
export function linesOf(text: string): readonly string[] {
  const apart = searchText(text);
  return text.includes('-') ? [apart, searchText(text.replaceAll('-', ''))] : [apart];
}

/** `lines` holds the lines of each card. */
export function buildHaystack(lines: readonly (readonly string[])[]): Haystack {
  const blocks = lines.map((each) => `${each.join('\n')}\n`);
  const text = blocks.join('');
  const owner = new Uint16Array(text.length);
  const ends = new Uint32Array(blocks.length);
  let from = 0;
  blocks.forEach((block, place) => {
    owner.fill(place, from, from + block.length);
    from += block.length;
    ends[place] = from;
  });
  return { text, owner, ends };
}

/** The cards with a line that contains the needle (searchText, not empty). */
export function findText(haystack: Haystack, needle: string): Bits {
  const { text, owner, ends } = haystack;
  const found = noBits(ends.length);
  let at = text.indexOf(needle);
  while (at >= 0 && at < text.length) {
    const place = owner[at] ?? 0;
    setBit(found, place);
    at = text.indexOf(needle, ends[place] ?? text.length);
  }
  return found;
}
