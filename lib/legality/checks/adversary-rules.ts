import type { Power } from '@/lib/rules/powers';

/** The row of the adversary table that speaks of each Power. */
export const ADVERSARY_RULES: Readonly<Record<Power, string>> = {
  fremen: 'TAT-2.4.1-02',
  guild: 'TAT-2.4.1-03',
  atreides: 'TAT-2.4.1-04',
  corrino: 'TAT-2.4.1-05',
  harkonnen: 'TAT-2.4.1-06',
  sisterhood: 'TAT-2.4.1-07',
  smugglers: 'TAT-2.4.1-08',
  'spice-miners': 'TAT-2.4.1-09',
  'water-sellers': 'TAT-2.4.1-10',
};
