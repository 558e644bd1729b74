import { z } from 'zod';
import file from '@/data/players/value.json';
import { FEATURES, type Feature } from './features';
import type { Weights } from './value';

/** The file of a value model: what each feature speaks for a House, and how that was found. */
export const valueFileSchema = z.strictObject({
  version: z.literal(2),
  weights: z.strictObject(
    Object.fromEntries(
      FEATURES.map((name) => [name, z.strictObject({ early: z.number(), late: z.number() })]),
    ) as Record<Feature, z.ZodObject<{ early: z.ZodNumber; late: z.ZodNumber }>>,
  ),
  made: z.strictObject({
    /** Games of stewards and the seed of the first, and the positions of them that were learnt from. */
    games: z.int().min(1),
    /** Games that the mentat played against itself. */
    own: z.int().min(1),
    seed: z.int().min(0),
    positions: z.int().min(1),
    ridge: z.number().min(0),
    engine: z.int().min(1),
    /** On games that were not learnt from: the mean logarithm of what was missed, and the share of right guesses. */
    held: z.strictObject({
      positions: z.int().min(1),
      logLoss: z.number(),
      right: z.number(),
    }),
  }),
});
export type ValueFile = z.infer<typeof valueFileSchema>;

/** The trained weights. It is the project's own file, so a test parses it, not this. */
export const TRAINED: Weights = {
  early: FEATURES.map((name) => file.weights[name].early),
  late: FEATURES.map((name) => file.weights[name].late),
};
