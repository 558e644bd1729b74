import { z } from 'zod';
import { BATTLE_FIELDS } from '@/lib/board/odds/battle/question';
import { CALCULATORS } from '@/lib/board/odds/calculators';
import { schemaOf, shapeOf } from '@/lib/board/odds/parse';
import { setupFileSchema } from '@/lib/board/setup/schema';
import { cardSchema } from '@/lib/cards/schema';
import { deckFileSchema } from '@/lib/decks/file-schema';
import { formatSchema } from '@/lib/legality/schema';

/** The published JSON schemas by file name, made from the schemas that the code itself uses. */
export function jsonSchemas(): Readonly<Record<string, object>> {
  return {
    'board-battle.schema.json': titled('A battle of the board game', schemaOf(BATTLE_FIELDS)),
    'board-odds.schema.json': titled(
      'A question of the calculators of the board game',
      z.union(
        Object.entries(CALCULATORS).map(([of, { fields }]) =>
          z.strictObject({ of: z.literal(of), ...shapeOf(fields) }),
        ),
      ),
    ),
    'board-setup.schema.json': titled('A set-up of the board game, version 1', setupFileSchema),
    'card.schema.json': titled('A card of the catalogue', cardSchema),
    'deck.schema.json': titled('A deck, version 1', deckFileSchema),
    'format.schema.json': titled('A tournament format, version 1', formatSchema),
  };
}

function titled(title: string, schema: z.ZodType): object {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
