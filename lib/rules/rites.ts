import { RITE_TALENTS, type RiteTalent } from './talents';

/**
 * The four rites, each named as the talent that it uses (TAT-6.2.11-01), and the one that Witching Power adds. What
 * speaks of all four speaks of any rite.
 */
export const RITES = [...RITE_TALENTS, 'weirding'] as const;
export type Rite = (typeof RITES)[number];

/** Whether a rite is one of some, or they are all. */
export function isOneOf(rites: readonly RiteTalent[], rite: Rite): boolean {
  return rites.length === RITE_TALENTS.length || rites.some((one) => one === rite);
}

/** Dueling and Battle are Landsraad rites, Arbitration and Intrigue CHOAM rites (TAT-6.2.11-02, TAT-6.2.11-03); in the order in which a House chooses among them. */
export const RITE_KINDS = ['landsraad', 'choam'] as const;
export type RiteKind = (typeof RITE_KINDS)[number];

/** What a rite counts as; a Weirding rite is declared as either. */
export function riteKind(rite: Rite): RiteKind {
  return rite === 'dueling' || rite === 'battle' ? 'landsraad' : 'choam';
}
