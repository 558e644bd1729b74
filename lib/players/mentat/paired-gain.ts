/**
 * What one move gains on another in the chance to win, on the deals that both were tried on, in the order of the
 * deals: the average, and its standard error, which is not known (infinite) on fewer than two deals.
 */
export function pairedGain(one: readonly number[], other: readonly number[]) {
  const deals = Math.min(one.length, other.length);
  const gains = one.slice(0, deals).map((chance, deal) => chance - (other[deal] ?? 0));
  const gain = gains.reduce((sum, now) => sum + now, 0) / Math.max(1, deals);
  const squares = gains.reduce((sum, now) => sum + (now - gain) ** 2, 0);
  const error = deals < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (deals - 1) / deals);
  return { deals, gain, error };
}
