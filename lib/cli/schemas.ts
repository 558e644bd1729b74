import { z } from 'zod';
import { setupFileSchema } from '@/lib/board/setup/schema';
import { cardSchema } from '@/lib/cards/schema';
import { deckFileSchema } from '@/lib/decks/schema';
import { formatSchema } from '@/lib/legality/schema';

/** The published JSON schemas by file name, made from the schemas that the code itself uses. */
export function jsonSchemas(): Readonly<Record<string, object>> {
  return {
    'board-setup.schema.json': titled('A set-up of the board game, version 1', setupFileSchema),
    'card.schema.json': titled('A card of the catalogue', cardSchema),
    'deck.schema.json': titled('A deck, version 1', deckFileSchema),
    'format.schema.json': titled('A tournament format, version 1', formatSchema),
  };
}

function titled(title: string, schema: z.ZodType): object {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
