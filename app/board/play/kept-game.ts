import { createKept } from '@/app/_ui/base/kept-value';

const KEY = 'registry-board-game';

/** The game of the board game that was played last, as the table keeps it; null where there is none. */
export const keptGame = createKept<string | null>(
  KEY,
  null,
  (text) => text,
  (text) => text,
);

/** The same, as another tab may have left it meanwhile. */
export function latestGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return keptGame.get();
  }
}
