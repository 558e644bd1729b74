import { jsonRoute } from '@/app/_ui/data/json-file';
import { loadBoardRules } from '@/lib/board/rules/load';

/** Every rule and question of the board game for the browser, and a version. */
export const GET = jsonRoute(() => {
  const { chapters, rules, questions } = loadBoardRules();
  return { chapters, rules, questions };
});
