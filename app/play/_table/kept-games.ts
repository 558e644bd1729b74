import type { GameSetup } from '@/lib/engine/setup';
import type { Controller, Standing } from './controllers';
import type { KeptMoves } from './session';

/** A game as it lies in this browser. */
export interface KeptGame {
  readonly version: 1;
  readonly setup: GameSetup;
  /** By seat. */
  readonly controllers: readonly Controller[];
  /** By seat; games that were kept before there were standing orders have none. */
  readonly standing?: readonly Standing[];
  readonly line: KeptMoves;
  /** Moves before the position on the table. */
  readonly at: number;
  readonly branches: readonly { readonly from: number; readonly line: KeptMoves }[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** For the list of games: its turn, and whether it is over. */
  readonly turn: number;
  readonly isOver: boolean;
}

/** What is asked before a game is read whole. */
export interface KeptEntry {
  readonly id: string;
  readonly game: KeptGame;
}

/**
 * Games lie one a key, written whole after every move in one step that a killed tab cannot halve.
 * Before the game stands a mark of who wrote it last: a tab that finds another's mark keeps its own
 * line as another game.
 */
const PREFIX = 'registry.game.';
const MARK = 12;

export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(MARK));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** How a writing went: kept; another tab plays this game on; or the browser has no room or forbids it. */
export type Kept = 'kept' | 'taken' | 'failed';

/** Writes a game over what this tab wrote or read last (`mark`; null for a new game). */
export function keepGame(id: string, mark: string | null, next: string, game: KeptGame): Kept {
  try {
    const there = localStorage.getItem(PREFIX + id);
    if (there !== null && there.slice(0, MARK) !== mark) return 'taken';
    localStorage.setItem(PREFIX + id, next + JSON.stringify(game));
    return 'kept';
  } catch {
    return 'failed';
  }
}

/** A kept game and the mark on it; null where there is none, or none that can be read. */
export function readGame(id: string): { readonly game: KeptGame; readonly mark: string } | null {
  try {
    const text = localStorage.getItem(PREFIX + id);
    if (text === null) return null;
    const game = JSON.parse(text.slice(MARK)) as KeptGame;
    if (game.version !== 1 || !Array.isArray(game.line?.moves)) return null;
    return { game, mark: text.slice(0, MARK) };
  } catch {
    return null;
  }
}

/** All games of this browser, the last played first. */
export function listGames(): readonly KeptEntry[] {
  const found: KeptEntry[] = [];
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at);
      if (!key?.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      const read = readGame(id);
      if (read !== null) found.push({ id, game: read.game });
    }
  } catch {
    return [];
  }
  return found.sort((one, other) => other.game.savedAt - one.game.savedAt);
}

/** Takes a game away and gives what was there, for `putBack`. */
export function forgetGame(id: string): string | null {
  try {
    const text = localStorage.getItem(PREFIX + id);
    localStorage.removeItem(PREFIX + id);
    return text;
  } catch {
    // then it was not kept either
    return null;
  }
}

export function putBack(id: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + id, text);
  } catch {
    // it had room there a moment ago
  }
}
