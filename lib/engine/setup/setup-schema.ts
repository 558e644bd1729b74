import { z } from 'zod';
import { deckSchema } from '@/lib/decks/schema';
import type { GameOptions } from '../state/options';

const OPTIONS = {
  subduedHost: z.enum(['cards-stay', 'participants-go-down']),
  engagedLeaderAddsForce: z.boolean(),
  plainTacticsInRites: z.boolean(),
  captureCostsFavor: z.boolean(),
  duneCanBeUsurped: z.boolean(),
  initiativeTactics: z.enum(['rounds', 'any-time']),
  admissionIsCheckedTwice: z.boolean(),
  imperialDraw: z.enum(['optional', 'mandatory']),
  movesToDune: z.enum(['everything', 'resources-by-choice']),
  adversariesOf: z.enum(['sponsor', 'sponsor-and-included']),
  turnedAdversarial: z.enum(['nothing', 'subdued']),
  payeeGets: z.enum(['above-listed-cost', 'everything']),
  sixFiefsWin: z.boolean(),
  surrender: z.boolean(),
  promptEvents: z.boolean(),
  openRites: z.boolean(),
} satisfies { readonly [N in keyof GameOptions]: z.ZodType<GameOptions[N]> };

/** What a JSON text leaves out is not there; it is never undefined. */
const optionsSchema = z.strictObject(OPTIONS).partial() as unknown as z.ZodType<
  Partial<GameOptions>
>;

/** How a recorded or stored game was set up (GameSetup). */
export const setupSchema = z.strictObject({
  seed: z.int().min(0).max(0xffffffff),
  rules: z.enum(['tat', 'eots']),
  options: optionsSchema,
  players: z.int().min(1).max(8),
  houses: z
    .array(z.strictObject({ name: z.string().max(200), deck: deckSchema }))
    .min(1)
    .max(8),
});
