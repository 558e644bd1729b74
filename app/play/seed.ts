import { LONGEST_SEED } from '@/app/_deck/opening/seed';
import { createParser } from '@/app/_ui/base/parsers';

/** The seed in an address, if it says one. */
export const parseAsSeed = createParser({
  parse: (text) => text.slice(0, LONGEST_SEED),
  serialize: (seed: string) => seed,
});
