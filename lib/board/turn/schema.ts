import { z } from 'zod';
import { PHASES } from '@/lib/board/editions/schema';
import { rulesByEditionSchema } from '@/lib/board/factions/schema';
import { idSchema } from '@/lib/board/id-schema';

const momentSchema = z.strictObject({
  phase: z.enum(['set-up', ...PHASES, 'any time', 'end']),
  text: z.string().min(1),
  /** The option with which it is so, and the one with which it is not. */
  with: idSchema.optional(),
  without: idSchema.optional(),
  /** The editions that it holds in are those that have rules for it. */
  rules: rulesByEditionSchema,
});

/** What happens in a phase for everybody. */
export const stepSchema = momentSchema;
/** What one faction alone can do in a phase. */
export const advantageSchema = momentSchema.extend({
  faction: idSchema,
  /** Whether it is for allies. */
  ally: z.literal(true).optional(),
});

export const turnFileSchema = z.strictObject({
  steps: z.array(stepSchema),
  advantages: z.array(advantageSchema),
});
