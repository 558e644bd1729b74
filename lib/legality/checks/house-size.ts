import type { Check } from './check-kind';

/** `house-size`: too few House cards; what may not stand in a House deck does not count. */
export const houseSize: Check = ({ house, houseSize: size }, { format }, found) => {
  if (size >= format.houseMinimum) return;
  const uncounted = house.reduce((sum, { count }) => sum + count, 0) - size;
  found.push({
    severity: 'error',
    rules: uncounted > 0 ? ['TAT-4.2-07', 'TAT-4.2-12'] : ['TAT-4.2-07'],
    cards: [],
    detail: { code: 'house-size', size, uncounted, minimum: format.houseMinimum },
  });
};
