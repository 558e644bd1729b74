import type { RiteTalent } from './talents';

/** The four rites, each named as the talent that it uses (TAT-6.2.11-01). */
export type Rite = RiteTalent;

/** Dueling and Battle are Landsraad rites, Arbitration and Intrigue CHOAM rites (TAT-6.2.11-02, TAT-6.2.11-03); in the order in which a House chooses among them. */
export const RITE_KINDS = ['landsraad', 'choam'] as const;
export type RiteKind = (typeof RITE_KINDS)[number];

export function riteKind(rite: Rite): RiteKind {
  return rite === 'dueling' || rite === 'battle' ? 'landsraad' : 'choam';
}
