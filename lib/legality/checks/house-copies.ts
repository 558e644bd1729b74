import { type Check, problemCard, titlesOf } from './check-kind';

/** `house-copies`: more copies of a title in the House deck than the format allows (TAT-4.2-10). */
export const houseCopies: Check = ({ house }, { format }, found) => {
  const limit = format.houseCopies;
  const counts = new Map<string, number>();
  let most = 0;
  for (const { titleKey, count } of house) {
    const sum = (counts.get(titleKey) ?? 0) + count;
    counts.set(titleKey, sum);
    if (sum > most) most = sum;
  }
  if (most <= limit) return;
  const lines = house.filter(({ titleKey }) => (counts.get(titleKey) ?? 0) > limit);
  found.push({
    severity: 'error',
    rules: ['TAT-4.2-10'],
    cards: lines.map(problemCard),
    detail: { code: 'house-copies', titles: titlesOf(lines), limit },
  });
};
