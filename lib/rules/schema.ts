import { z } from 'zod';

/** As in "TAT-4.2-03": source, section, running number. For ever. */
const ruleIdSchema = z.string().regex(/^(TAT|CRF)-[0-9A-Za-z.]+-\d{2}$/);

export const ruleSchema = z.strictObject({
  id: ruleIdSchema,
  /** `tat`: Thunder at Twilight rulebook v2.1. `crf`: Collected Rulings File for Eye of the Storm. */
  source: z.enum(['tat', 'crf']),
  section: z.string().min(1),
  area: z.string().min(1),
  text: z.string().min(1),
  notes: z.string().min(1).optional(),
});

export const conflictSchema = z.strictObject({
  /** "C01" to "C58". */
  id: z.string().regex(/^C\d{2}$/),
  rules: z.array(ruleIdSchema).min(1),
  question: z.string().min(1),
  ruling: z.string().min(1),
  /** Whether the two rule sets differ here, so that a setting decides. */
  switch: z.boolean(),
  confidence: z.enum(['high', 'medium']),
});
