import { z } from 'zod';
import { idSchema } from '@/lib/board/id-schema';
import { MOST_PLAYER } from './link';
import { CIRCLES, MOST_HANDICAP, MOST_NAME } from './setup';

/** A set-up as a file: version 1, for ever. */
export const setupFileSchema = z.strictObject({
  game: z.literal('dune-board'),
  version: z.literal(1),
  edition: z.enum(['2019', 'descartes']),
  name: z.string().max(MOST_NAME).default(''),
  /** The six circles, counterclockwise from the start of the storm; null where nobody sits. */
  seats: z
    .array(
      z
        .strictObject({
          faction: idSchema.max(40),
          player: z.string().max(MOST_PLAYER).default(''),
          spice: z.int().min(-MOST_HANDICAP).max(MOST_HANDICAP).default(0),
        })
        .nullable(),
    )
    .length(CIRCLES),
  options: z.array(idSchema.max(40)).max(60).default([]),
});
