import { createParser } from 'nuqs';
import { LONGEST_SEED } from '@/app/_deck/opening/seed';

/** The seed in an address, if it says one. */
export const parseAsSeed = createParser({
  parse: (text) => text.slice(0, LONGEST_SEED),
  serialize: (seed: string) => seed,
});
