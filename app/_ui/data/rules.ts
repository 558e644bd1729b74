import type { BoardBook } from '@/lib/board/rules/book';
import type { Conflict, Rule } from '@/lib/rules/citations';
import { createResource, type Fetched } from './resource';
import type { Entry, Game } from './rule-entry';

/** What /data/rules sends. */
interface RulesFile {
  readonly rules: readonly Rule[];
  readonly conflicts: readonly Conflict[];
}

/** Every rule and conflict by id, fetched once for all who ask. */
export const { use: useRules, ready: rulesReady } = createResource('/data/rules', (file) => {
  const { rules, conflicts } = file as RulesFile;
  return { byId: new Map([...rules, ...conflicts].map((entry) => [entry.id, entry] as const)) };
});

/** Every rule and question of the board game by id, of both editions. */
const board = createResource('/data/board-rules', (file) => {
  const { chapters, rules, questions } = file as BoardBook;
  const byId = new Map([...rules, ...questions].map((entry) => [entry.id, entry] as const));
  return { chapters, byId };
});
export const boardRulesReady = board.ready;

interface RulesOfGame {
  readonly byId: ReadonlyMap<string, Entry>;
  /** The contents of both editions of the board game; the card game's are no data. */
  readonly chapters?: BoardBook['chapters'];
}

/** The rules of a game by id; of the board game those of both editions. Only these are fetched. */
export function useRulesOf(game: Game): Fetched<RulesOfGame> {
  const ofCards = useRules(game === 'cards');
  const ofBoard = board.use(game !== 'cards');
  return game === 'cards' ? ofCards : ofBoard;
}
