import { createParser } from 'nuqs';

/** Longest seed that is kept: more would only make the address long. */
export const LONGEST_SEED = 60;

/** The seed in an address; "1" unless it says. */
export const parseAsSeed = createParser({
  parse: (text) => text.slice(0, LONGEST_SEED),
  serialize: (seed: string) => seed,
}).withDefault('1');

/** A seed nobody has chosen: any of the 4,294,967,296 numbers. */
export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
}
