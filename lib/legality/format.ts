import type { Described } from '@/lib/described';
import type { formatSchema } from './schema';

/** What a tournament calls legal, as data. Shipped formats stand in data/formats/; players make their own. */
export type Format = Described<typeof formatSchema>;
