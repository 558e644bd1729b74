import { z } from 'zod';
import { rulesByEditionSchema } from '@/lib/board/factions/schema';
import { idSchema } from '@/lib/board/id-schema';

const nameSchema = z.string().min(1);
const copiesSchema = z.int().min(1);

export const treacheryCardSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  /** Its name in the Descartes edition, where that is another. */
  descartes: nameSchema.optional(),
  aliases: z.array(nameSchema).min(1).optional(),
  kind: z.enum([
    'projectile weapon',
    'poison weapon',
    'lasgun',
    'projectile defense',
    'poison defense',
    'cheap hero',
    'special',
    'worthless',
  ]),
  /** How many of them the base deck of an edition has. */
  copies: z.strictObject({ 2019: copiesSchema.optional(), descartes: copiesSchema.optional() }),
  /** What it does, in a sentence of our own. */
  text: nameSchema,
  /** What becomes of it after its use, though its player wins; left out where a winner may keep it. */
  once: z.enum(['discarded', 'out of the game']).optional(),
  doubt: nameSchema.optional(),
  rules: rulesByEditionSchema,
});

export const treacheryFileSchema = z.strictObject({ cards: z.array(treacheryCardSchema) });
