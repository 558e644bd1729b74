/**
 * A side of a comparison as the address holds it: a deck's id, a version ("version:ID") or a sample
 * ("sample:fremen"), or the deck behind the "#" ("shared").
 */
export type SideRef = string;

/** The address of a comparison; a side that is null is left to be chosen. */
export function compareHref(a: SideRef | null, b: SideRef | null): string {
  const sides = new URLSearchParams();
  if (a !== null) sides.set('a', a);
  if (b !== null) sides.set('b', b);
  const query = sides.toString();
  return query === '' ? '/decks/compare' : `/decks/compare?${query}`;
}

/** The deck that the address brings behind its "#". */
export const SHARED_REF: SideRef = 'shared';

export function versionRef(versionId: string): SideRef {
  return `version:${versionId}`;
}

export function sampleRef(sampleId: string): SideRef {
  return `sample:${sampleId}`;
}
