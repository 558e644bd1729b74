/** The six talents, in the order in which a card shows them (TAT-3.3-01). */
export const TALENTS = [
  'dueling',
  'battle',
  'intrigue',
  'arbitration',
  'weirding',
  'prescience',
] as const;

export type Talent = (typeof TALENTS)[number];

/** The four talents that start a rite (TAT-3.3-06, TAT-3.3-07, TAT-3.3-08, TAT-3.3-09, TAT-3.3-10). */
export const RITE_TALENTS = ['dueling', 'battle', 'intrigue', 'arbitration'] as const;

export type RiteTalent = (typeof RITE_TALENTS)[number];

const NAMES: Readonly<Record<Talent, string>> = {
  dueling: 'Dueling',
  battle: 'Battle',
  intrigue: 'Intrigue',
  arbitration: 'Arbitration',
  weirding: 'Weirding',
  prescience: 'Prescience',
};

export function talentName(talent: Talent): string {
  return NAMES[talent];
}

/** Where it is ruled what each is for. */
export const TALENT_RULES: Readonly<Record<Talent, string>> = {
  dueling: 'TAT-3.3-06',
  battle: 'TAT-3.3-07',
  intrigue: 'TAT-3.3-08',
  arbitration: 'TAT-3.3-09',
  weirding: 'TAT-3.3-10',
  prescience: 'TAT-3.3-10',
};
