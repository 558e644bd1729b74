import { z } from 'zod';
import crf from '@/data/rulings/crf.json';
import tat from '@/data/rulings/tat.json';
import type { Ruling } from './rulings';
import { cardIdSchema } from './schema';

export const rulingSchema = z.strictObject({
  id: z.string().regex(/^(tat|crf)-\d{2}$/),
  source: z.enum(['tat', 'crf']),
  section: z.string().min(1),
  /** An optional rule holds where the players agreed on it. */
  kind: z.enum(['erratum', 'clarification', 'optional']),
  /** The cards that it speaks of; none where it is general. */
  cards: z.array(cardIdSchema),
  ruling: z.string().min(1),
  notes: z.string().min(1).optional(),
});

let loaded: readonly Ruling[] | undefined;

/** All rulings on cards, the rulebook's first and optional rules last, validated on first use. Throws where a record is broken. */
export function loadRulings(): readonly Ruling[] {
  loaded ??= z
    .array(rulingSchema)
    .parse([...tat, ...crf])
    .sort((one, other) => Number(one.kind === 'optional') - Number(other.kind === 'optional'));
  return loaded;
}
