import type { Entry, Game } from '@/app/_ui/data/rule-entry';
import { loadBoardRules } from '@/lib/board/rules/load';
import { loadRules } from '@/lib/rules/load';
import { CARD_CHAPTERS, type Chapter } from './chapters';

/** The rules of a game by id; of the board game those of both editions. For the server. */
export function rulesOf(game: Game): ReadonlyMap<string, Entry> {
  return game === 'cards' ? loadRules().byId : loadBoardRules().byId;
}

/** The chapters of a game. For the server. */
export function chaptersOf(game: Game): readonly Chapter[] {
  return game === 'cards' ? CARD_CHAPTERS : loadBoardRules().chapters[game];
}
