import type { Card } from '@/lib/cards/card';
import { buildCatalogue } from '@/lib/cards/catalogue';
import { createMatcher } from '@/lib/codecs/names/match';
import { createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import type { DeskList } from './desk-list';
import { type Judge, type Judged, judgeList } from './judge';
import { openLists } from './opened';

export type WorkerTasks = ReturnType<typeof createWorkerTasks>;

/** What opens, reads and checks lists: in a worker, or here where there is none. */
export function createWorkerTasks() {
  let judge: Judge | null = null;
  return {
    /** The catalogue and the player's own formats; before anything else, and again when these change. */
    async start(cards: readonly Card[], own: readonly Format[]): Promise<void> {
      const catalogue = judge?.matcher.catalogue ?? buildCatalogue(cards);
      judge = {
        matcher: createMatcher(catalogue),
        checker: createChecker(catalogue, [...SHIPPED_FORMATS, ...own]),
      };
    },
    /** The lists in each file. Never rejects for what a file holds. */
    open: (files: readonly File[]) => Promise.all(files.map(openLists)),
    /** A verdict for each list, in order; `format` null for each list's own. */
    async judge(lists: readonly DeskList[], format: string | null): Promise<readonly Judged[]> {
      const ready = judge;
      return ready === null ? [] : lists.map((list) => judgeList(ready, list, format));
    },
  };
}
