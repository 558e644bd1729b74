import { z } from 'zod';
import type { Id } from '@/lib/id';
import { POWERS } from '@/lib/rules/powers';
import { TALENTS } from '@/lib/rules/talents';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';

/** Set code and title: lower case, accents and quotes removed, the rest to hyphens. Ids are for ever. */
export const cardIdSchema: z.ZodType<Id<string, 'card'>> = z
  .string()
  .regex(/^(eots|jotc|tat)-[a-z0-9]+(-[a-z0-9]+)*$/);

const rank = z.int().min(0).max(9);

const doubtSchema = z
  .strictObject({
    fields: z.array(z.string()).min(1).describe('The fields of this record that may be wrong.'),
    note: z.string().min(1),
  })
  .describe('A value that no source confirms: the transcription is in doubt.');

const correctionSchema = z
  .strictObject({
    field: z.string(),
    was: z.string(),
    now: z.string(),
    confidence: z.enum(['certain', 'likely', 'guess']),
    reason: z.string().optional(),
  })
  .describe('A slip of the transcription that this record mends.');

const incomeSchema = z
  .strictObject({
    solaris: z.int().min(0).optional(),
    spice: z.int().min(0).optional(),
    favor: z.int().min(0).optional(),
    varies: z.literal(true).optional(),
  })
  .describe(
    'What a deployed holding yields at least when engaged once; several kinds are alternatives. ' +
      '`varies`: the board decides the amount, so the number is only its floor.',
  );

export const cardSchema = z.strictObject({
  id: cardIdSchema,
  set: z.enum(SET_CODES),
  title: z.string().min(1).describe("The card's name. Uniqueness and the copy limit go by it."),
  subtitle: z.string().min(1).optional(),
  deck: z.enum(CARD_GROUPS),
  type: z.enum(CARD_TYPES),
  subtypes: z.array(z.string().min(1)),
  cost: z.union([z.int().min(0), z.literal('X')]).describe('Deployment cost in solaris.'),
  allegiance: z.enum(POWERS).optional(),
  requirement: z
    .strictObject({ talent: z.enum(TALENTS), rank })
    .optional()
    .describe('The talent and least rank that its host or user needs.'),
  command: z.int().min(0).optional(),
  resistance: z.int().min(0).optional().describe('Absent counts as 1 in play (TAT-3.2-12).'),
  talents: z
    .partialRecord(z.enum(TALENTS), rank)
    .optional()
    .describe('Ranks. An absent talent is not rank 0 (TAT-3.3-03).'),
  unique: z.boolean(),
  character: z
    .string()
    .optional()
    .describe('The person shown, where cards of other titles show the same one.'),
  income: incomeSchema.optional(),
  octgn: z
    .strictObject({ id: z.uuid(), name: z.string().min(1) })
    .describe("The OCTGN game definition's id and spelling."),
  aliases: z.array(z.string().min(1)).optional(),
  doubts: z.array(doubtSchema).min(1).optional(),
  corrections: z.array(correctionSchema).min(1).optional(),
});
