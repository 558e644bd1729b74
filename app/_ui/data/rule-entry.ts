import type { BoardQuestion, BoardRule } from '@/lib/board/rules/book';
import type { Conflict, Rule } from '@/lib/rules/citations';

/** A rule of one of the games, or what its rulebooks leave open and how it is answered. */
export type Entry = Rule | Conflict | BoardRule | BoardQuestion;

/** The card game, or the board game in one of its editions. */
export const GAMES = ['cards', '2019', 'descartes'] as const;
export type Game = (typeof GAMES)[number];

/** Whether a word of an address names a game. */
export function isGame(word: unknown): word is Game {
  return GAMES.some((game) => game === word);
}

/** The game that an id belongs to: the card game where the id is none of the board game. */
export function gameOfId(id: string): Game {
  if (/^gf9-/i.test(id)) return '2019';
  return /^des-/i.test(id) ? 'descartes' : 'cards';
}

export function isQuestion(entry: Entry): entry is Conflict | BoardQuestion {
  return 'ruling' in entry;
}

export function isOfBoard<E extends Entry>(
  entry: E,
): entry is Extract<E, BoardRule | BoardQuestion> {
  return 'edition' in entry;
}
