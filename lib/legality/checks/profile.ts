import { allocationOf, BONUS_SOLARIS, solarisSpent } from '@/lib/decks/profile';
import type { Check, Found } from './check-kind';

/** `profile`: more than the five bonus solaris are spent, or an amount is negative (TAT-4.1-13). */
export const profile: Check = ({ deck }) => {
  const { favor, spice } = deck.profile;
  const spent = solarisSpent(deck.players, allocationOf(deck));
  const found = (why: 'overspent' | 'negative', rules: readonly string[]): Found[] => [
    { rules, lines: [], detail: { code: 'profile', why, spent, favor, spice } },
  ];
  const bought = [
    ...(favor > 0 ? ['TAT-4.1-05'] : []),
    ...(spice > 0 ? ['TAT-4.1-06'] : []),
    ...(deck.programs.length > 0 ? ['TAT-4.1-08'] : []),
  ];
  const below = [...(favor < 0 ? ['TAT-4.1-05'] : []), ...(spice < 0 ? ['TAT-4.1-06'] : [])];
  return [
    ...(spent > BONUS_SOLARIS ? found('overspent', ['TAT-4.1-13', 'TAT-4.1-03', ...bought]) : []),
    ...(below.length > 0 ? found('negative', below) : []),
  ];
};
