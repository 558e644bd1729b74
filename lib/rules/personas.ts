/** What the subtypes of a persona make it: an ally or an aide (TAT-3.1.2-01). */

const RANKS = ['Noble', 'Vassal'] as const;

export function isAlly(subtypes: readonly string[]): boolean {
  return subtypes.includes('Ally');
}

export function isAide(subtypes: readonly string[]): boolean {
  return subtypes.includes('Aide');
}

/**
 * The subtypes of a persona that gains one. Ally and aide exclude each other (TAT-3.1.2-02,
 * TAT-3.1.2-08), and so do noble and vassal (TAT-3.1.2-05); an aide may become noble or vassal and
 * stays an aide (TAT-3.1.2-07). Uniqueness does not follow from subtypes, so an aide that becomes an
 * ally does not become unique (TAT-3.1.2-09).
 */
export function gainSubtype(subtypes: readonly string[], gained: string): readonly string[] {
  const excluded = excludedBy(gained);
  const kept = subtypes.filter((subtype) => subtype !== gained && !excluded.includes(subtype));
  return [...kept, gained];
}

function excludedBy(gained: string): readonly string[] {
  switch (gained) {
    case 'Ally':
      return ['Aide'];
    case 'Aide':
      return ['Ally'];
    default:
      return RANKS.some((rank) => rank === gained) ? RANKS.filter((rank) => rank !== gained) : [];
  }
}
