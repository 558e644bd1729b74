import { z } from 'zod';

export const ruleIdSchema = z.string().regex(/^(TAT|CRF)-[0-9A-Za-z.]+-\d{2}$/);

export const ruleSchema = z.strictObject({
  id: ruleIdSchema,
  source: z.enum(['tat', 'crf']),
  section: z.string().min(1),
  area: z.string().min(1),
  text: z.string().min(1),
  notes: z.string().min(1).optional(),
});

export const conflictSchema = z.strictObject({
  id: z.string().regex(/^C\d{2}$/),
  rules: z.array(ruleIdSchema).min(1),
  question: z.string().min(1),
  ruling: z.string().min(1),
  switch: z.boolean(),
  confidence: z.enum(['high', 'medium']),
});
