/** Longest seed that is kept: more would only make an address long. */
export const LONGEST_SEED = 60;

/** A seed nobody has chosen: any of the 4,294,967,296 numbers. */
export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
}
