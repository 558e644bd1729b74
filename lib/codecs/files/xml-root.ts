/** The OCTGN game definition of the Dune CCG, as root tags name it. */
export const OCTGN_GAME = 'c196d3b0-bb5e-4d08-b49b-20dbce40443f';

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
  const rest = text.slice(0, 8000).replace(PROLOG, '');
  const [tag, name = '', attributes = ''] = /^<([a-z][\w.:-]*)([^>]*)/i.exec(rest) ?? [];
  if (tag !== undefined) return { name: name.toLowerCase(), attributes };
  // The prolog may be longer than the beginning: still XML, of no known kind.
  return /^<[?!]/.test(rest) ? { name: '', attributes: '' } : null;
}

/** Declaration, comments and a DOCTYPE, with entities of its own or without. */
const PROLOG = /^(?:[\ufeff\s]+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!(?!--)[^>[]*(?:\[[^\]]*\]\s*)?>)*/;
