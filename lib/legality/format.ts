import { z } from 'zod';
import { SET_CODES } from '@/lib/rules/taxonomy';

/** What a tournament calls legal, as data. Shipped formats stand in data/formats/; players make their own. */
export const formatSchema = z.strictObject({
  version: z.literal(1),
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1).max(120),
  summary: z.string().max(2_000),
  sets: z.array(z.enum(SET_CODES)).min(1),
  /** Least cards in each deck (TAT-4.2-01, TAT-4.2-07). */
  imperialMinimum: z.int().min(0).max(500),
  houseMinimum: z.int().min(0).max(500),
  /** Most copies of a title in the House deck (TAT-4.2-10). */
  houseCopies: z.int().min(1).max(99),
  /** What may stand once in the Imperial deck: a title, or a person under any title. */
  uniqueness: z.enum(['title', 'character']),
  /** C07: the sponsor's own House cards need no Imperial card of that allegiance (CRF-1.B-05). */
  sponsorAllegianceFree: z.boolean(),
  programs: z.boolean(),
  /** Titles that may not be used at all. */
  banned: z.array(z.string().min(1).max(200)).max(661),
  /** Titles of which one copy may be used over both decks. */
  restricted: z.array(z.string().min(1).max(200)).max(661),
});

export type Format = Readonly<z.infer<typeof formatSchema>>;
