import { createKept } from '@/app/_ui/base/kept-value';

/** The game of the board game that was played last, as `writeGame` of the table writes it; null where there is none. */
export const keptGame = createKept<string | null>(
  'registry-board-game',
  null,
  (text) => text,
  (text) => text,
);
