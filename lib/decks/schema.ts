import { z } from 'zod';
import { POWERS } from '@/lib/rules/powers';
import { MAX_COUNT, MAX_LINES } from './deck';

/** A card id, known or not. */
const cardRef = z.string().min(1).max(120);

const deckEntrySchema = z.object({ card: cardRef, count: z.int().min(1).max(MAX_COUNT) });

/** A whole deck, as it is stored. */
export const deckSchema = z.object({
  version: z.literal(1),
  name: z.string().max(200),
  houseName: z.string().max(200),
  sponsor: z.enum(POWERS),
  homeWorld: cardRef.nullable().describe('Card id, or null while none is chosen.'),
  // Houses at the table.
  players: z.int().min(2).max(8),
  // Id of the format that the deck is meant for.
  format: z.string().min(1).max(80),
  profile: z
    .object({ favor: z.int().min(-99).max(99), spice: z.int().min(-99).max(99) })
    .describe('Favor and spice bought with the bonus solaris, in tokens (TAT-4.1-05, TAT-4.1-06).'),
  programs: z.array(cardRef).max(MAX_LINES),
  imperialDeck: z.array(deckEntrySchema).max(MAX_LINES),
  houseDeck: z.array(deckEntrySchema).max(MAX_LINES),
  considered: z
    .array(cardRef)
    .max(MAX_LINES)
    .exactOptional()
    .describe('The side list: cards under consideration, no part of the deck. Absent while empty.'),
  notes: z.string().max(20_000),
});
