/** A chance in words: never rounds to certainty what is not certain. */
export function percent(chance: number): string {
  if (chance === 0) return '0 %';
  if (chance === 1) return '100 %';
  if (chance < 0.001) return '< 0.1 %';
  if (chance > 0.999) return '> 99.9 %';
  return `${(100 * chance).toFixed(1)} %`;
}
