import { z } from 'zod';
import { idSchema } from '@/lib/board/id-schema';

/** As in "GF9-storm-06": edition, group, running number. For ever. */
const ruleIdSchema = z.string().regex(/^(GF9|DES)-[a-z]+(-[a-z]+)*-\d{2}$/);
/** As in "GF9-Q01". For ever. */
const questionIdSchema = z.string().regex(/^(GF9|DES)-Q\d{2}$/);

/** `2019`: the edition by Gale Force Nine. `descartes`: that by Descartes and Avalon Hill. */
const editionSchema = z.enum(['2019', 'descartes']);

const wordsSchema = z.string().min(1);

export const boardRuleSchema = z.strictObject({
  id: ruleIdSchema,
  edition: editionSchema,
  /** The key of one of its edition's chapters. */
  chapter: wordsSchema,
  section: wordsSchema,
  area: wordsSchema,
  text: wordsSchema,
  /** Left out where it is of the basic game. */
  layer: z.enum(['optional', 'advanced']).optional(),
  notes: wordsSchema.optional(),
  /** What is not sure about it, or played in more than one way. */
  doubt: wordsSchema.optional(),
  /** Where it is from, if the rulebook at hand does not say it. */
  basis: z.enum(['descartes-played', 'played', 'components', 'follows']).optional(),
  /** Rules of its own edition that it only says again. */
  repeats: z.array(ruleIdSchema).min(1).optional(),
  /** Rules of the other edition that say the same. */
  same: z.array(ruleIdSchema).min(1).optional(),
  /** How the other edition has it. */
  differs: wordsSchema.optional(),
  questions: z.array(questionIdSchema).min(1).optional(),
});

export const boardQuestionSchema = z.strictObject({
  id: questionIdSchema,
  edition: editionSchema,
  chapter: wordsSchema,
  rules: z.array(ruleIdSchema).min(1),
  question: wordsSchema,
  ruling: wordsSchema,
  /** Whether tables may want it otherwise, so that a setting of the game decides. */
  switch: z.boolean(),
  confidence: z.enum(['high', 'medium']),
  /** Questions of the other edition with the same answer. */
  same: z.array(questionIdSchema).min(1).optional(),
});

const chapterSchema = z.strictObject({
  /** As an address names it; once in an edition. */
  key: idSchema,
  /** What it stands under in the contents. */
  book: wordsSchema,
  title: wordsSchema,
});

/** The contents of each edition. */
export const boardChaptersSchema = z.strictObject({
  2019: z.array(chapterSchema).min(1),
  descartes: z.array(chapterSchema).min(1),
});
