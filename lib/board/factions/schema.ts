import { z } from 'zod';
import { idSchema } from '@/lib/board/id-schema';

/** A rule or a question of the board game: "GF9-atreides-01", "DES-Q55". */
const ruleSchema = z.string().regex(/^(GF9|DES)-/);
const forcesSchema = z.int().min(1).max(20);
export const rulesByEditionSchema = z.strictObject({
  2019: z.array(ruleSchema).optional(),
  descartes: z.array(ruleSchema).optional(),
});

const leaderSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  /** In spice too, when it is revived or dies in a battle. */
  strength: z.int().min(1).max(7),
  /** Its name in the Descartes edition, where that is another. */
  descartes: z.string().min(1).optional(),
});

export const factionSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  alias: z.string().min(1).optional(),
  /** Its five leaders, the strongest first. */
  leaders: z.array(leaderSchema).length(5),
  forces: z.strictObject({
    /** Forces on the map at the start. Where there are several territories the player splits them, in any sectors. */
    board: z.array(z.strictObject({ places: z.array(idSchema).min(1), forces: forcesSchema })),
    reserves: forcesSchema,
  }),
  /** Spice at the start. */
  spice: z.int().min(0),
  /** Forces revived a turn for nothing. */
  freeRevival: z.int().min(0).max(3),
  /** Treachery cards. */
  handLimit: z.int().min(1),
  startingCards: z.int().min(1),
  traitors: z.strictObject({ dealt: z.int(), kept: z.int() }),
  /** Where its forces on the map may start instead, with an option: in any territory, once another faction has placed. */
  advancedStart: z
    .strictObject({
      with: idSchema,
      forces: forcesSchema,
      after: idSchema,
      rules: rulesByEditionSchema,
    })
    .optional(),
  /** Whether it writes down who will win, and when, before traitors are picked. */
  predicts: z.literal(true).optional(),
  /** Those of its 20 forces that count for more with an option, and as one otherwise. */
  elite: z
    .strictObject({
      name: z.string().min(1),
      forces: forcesSchema,
      /** What one counts in battle and in losses. */
      strength: z.int(),
      /** The faction against which one counts 1. */
      ordinaryAgainst: idSchema.optional(),
      with: idSchema,
      rules: rulesByEditionSchema,
    })
    .optional(),
  /** Whether its reserves are on the planet, not off it. */
  reservesOnDune: z.literal(true).optional(),
  /** Whether it may buy no revival of forces. */
  buysNoRevival: z.literal(true).optional(),
  doubts: z
    .array(
      z.strictObject({
        edition: z.enum(['2019', 'descartes']),
        text: z.string().min(1),
        rules: z.array(ruleSchema).min(1),
      }),
    )
    .optional(),
  rules: rulesByEditionSchema,
});

export const factionsFileSchema = z.strictObject({ factions: z.array(factionSchema) });
