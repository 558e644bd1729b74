import { allocationOf, BONUS_SOLARIS, solarisSpent } from '@/lib/decks/profile';
import type { Check } from './check-kind';

/** `profile`: more than the five bonus solaris are spent, or an amount is negative (TAT-4.1-13). */
export const profile: Check = ({ deck }, _format, found) => {
  const { favor, spice } = deck.profile;
  const spent = solarisSpent(deck.players, allocationOf(deck));
  if (spent > BONUS_SOLARIS)
    found.push({
      severity: 'error',
      rules: [
        'TAT-4.1-13',
        'TAT-4.1-03',
        ...(favor > 0 ? ['TAT-4.1-05'] : []),
        ...(spice > 0 ? ['TAT-4.1-06'] : []),
        ...(deck.programs.length > 0 ? ['TAT-4.1-08'] : []),
      ],
      cards: [],
      detail: { code: 'profile', why: 'overspent', spent, favor, spice },
    });
  if (favor < 0 || spice < 0)
    found.push({
      severity: 'error',
      rules: [...(favor < 0 ? ['TAT-4.1-05'] : []), ...(spice < 0 ? ['TAT-4.1-06'] : [])],
      cards: [],
      detail: { code: 'profile', why: 'negative', spent, favor, spice },
    });
};
