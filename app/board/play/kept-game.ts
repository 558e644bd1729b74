import { z } from 'zod';
import { createKept } from '@/app/_ui/base/kept-value';
import { parseBoardRecord } from '@/lib/board/engine/record';
import { CONTROLLERS, type Controller } from './players';

/** A game of the board game as this browser keeps it: what was played, who chose each move, who plays. */
export interface KeptGame {
  readonly record: unknown;
  /** As KeptMoves. */
  readonly by: string;
  readonly controllers: readonly Controller[];
}

const schema = z.strictObject({
  record: z.unknown(),
  by: z.string().max(200_000),
  controllers: z.array(z.enum(CONTROLLERS)).min(2).max(6),
});

/** The game that was played last; null where there is none, or it cannot be read. */
export const keptGame = createKept<KeptGame | null>(
  'registry-board-game',
  null,
  (text) => {
    const read = schema.safeParse(JSON.parse(text));
    return read.success && parseBoardRecord(read.data.record).ok ? read.data : null;
  },
  (game) => (game === null ? null : JSON.stringify(game)),
);
