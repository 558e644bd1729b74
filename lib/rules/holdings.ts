/** What the subtypes of a holding make it: home world, fief, charter or Siridar fief (TAT-3.1.1-01). */

const SIRIDAR_FIEF = 'Siridar Fief';
const FIEFS: ReadonlySet<string> = new Set(['Fief', 'Dune Fief', SIRIDAR_FIEF, 'Homeworld']);

/** Fiefs on Dune; Dune itself is one. */
export function isDuneFief(subtypes: readonly string[]): boolean {
  return subtypes.includes('Dune Fief');
}

/** Dune alone is one (TAT-3.1.1-09). */
export function isSiridarFief(subtypes: readonly string[]): boolean {
  return subtypes.includes(SIRIDAR_FIEF);
}

/** Fiefs are the targets of battle; home worlds and Siridar fiefs are fiefs too (TAT-3.1.1-04, TAT-3.1.1-08). */
export function isFief(subtypes: readonly string[]): boolean {
  return subtypes.some((subtype) => FIEFS.has(subtype));
}

/** Charters, the targets of arbitration (TAT-3.1.1-07); a Siridar fief is one as well (TAT-3.1.1-08). */
export function isCharter(subtypes: readonly string[]): boolean {
  return subtypes.includes('Charter') || isSiridarFief(subtypes);
}

/** Charters whose subtypes begin with Dune, and Dune itself, which is a charter on itself. */
export function isDuneCharter(subtypes: readonly string[]): boolean {
  if (isSiridarFief(subtypes)) return true;
  return subtypes.includes('Charter') && subtypes.some((subtype) => subtype.startsWith('Dune '));
}
