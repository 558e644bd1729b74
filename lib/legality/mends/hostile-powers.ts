import { areAdversaries, type Power } from '@/lib/rules/powers';

/**
 * Which Powers must leave a deck so that no pair of adversaries is left in it, with as few cards as
 * possible. Powers hostile to the sponsor cost nothing: they have to go anyway.
 */
export function powersToRemove(
  pairs: readonly (readonly [Power, Power])[],
  sponsor: Power,
  cardsOf: (power: Power) => number,
): ReadonlySet<Power> {
  const powers = [...new Set(pairs.flat())];
  const cost = (power: Power) => (areAdversaries(power, sponsor) ? 0 : cardsOf(power));
  let best: ReadonlySet<Power> = new Set(powers);
  let least = Number.POSITIVE_INFINITY;
  // At most nine Powers, so at most 512 choices.
  for (let choice = 0; choice < 1 << powers.length; choice += 1) {
    const chosen = new Set(powers.filter((_, at) => (choice >> at) & 1));
    if (!pairs.every(([a, b]) => chosen.has(a) || chosen.has(b))) continue;
    const sum = [...chosen].reduce((total, power) => total + cost(power), 0);
    if (sum < least || (sum === least && chosen.size < best.size)) {
      best = chosen;
      least = sum;
    }
  }
  return best;
}
