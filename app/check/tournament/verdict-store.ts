import { useEffect } from 'react';
import { createStore } from '@/app/_ui/base/store';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { DeskList } from '@/lib/desk/desk-list';
import type { Judged } from '@/lib/desk/judge';
import type { Format } from '@/lib/legality/format';
import { reachWorker } from './worker-client';

/** The verdicts on a tournament's lists, as far as they are there. */
export interface Verdicts {
  readonly judged: ReadonlyMap<string, Judged>;
  /** Set where reading and checking could not even begin. */
  readonly failed: boolean;
}

/** Lists that are checked in one go: few enough to show rows soon and to stop quickly. */
export const PORTION = 20;

/** What a verdict was made of; another list, format or set of own formats makes it void. */
interface Made {
  readonly list: DeskList;
  readonly format: string | null;
  readonly own: readonly Format[];
}

const NONE: Verdicts = { judged: new Map(), failed: false };
const state = createStore(NONE);
export const verdictsNow = state.get;
const made = new Map<string, Made>();
let turn = 0;

/** Takes in verdicts that were made of these lists. */
export function addVerdicts(
  lists: readonly DeskList[],
  verdicts: readonly Judged[],
  settings: Omit<Made, 'list'>,
): void {
  const judged = new Map(state.get().judged);
  lists.forEach((list, at) => {
    const verdict = verdicts[at];
    if (verdict === undefined) return;
    judged.set(list.id, verdict);
    made.set(list.id, { list, ...settings });
  });
  state.set({ judged, failed: false });
}

/** Checks what has no verdict, portion by portion; a newer call takes the place of this one. */
async function judgeRest(
  lists: readonly DeskList[],
  catalogue: Catalogue,
  settings: Omit<Made, 'list'>,
): Promise<void> {
  turn += 1;
  const mine = turn;
  const rest = lists.filter((list) => {
    const from = made.get(list.id);
    return (
      from === undefined ||
      from.list !== list ||
      from.format !== settings.format ||
      from.own !== settings.own
    );
  });
  if (rest.length === 0) return;
  try {
    const tasks = await reachWorker(catalogue.cards, settings.own);
    for (let at = 0; at < rest.length && mine === turn; at += PORTION) {
      const portion = rest.slice(at, at + PORTION);
      const verdicts = await tasks.judge(portion, settings.format);
      if (mine === turn) addVerdicts(portion, verdicts, settings);
    }
  } catch {
    state.set({ ...state.get(), failed: true });
  }
}

/** Keeps a verdict on every list; `own` is null until the player's formats are known. */
export function useVerdicts(
  lists: readonly DeskList[],
  catalogue: Catalogue | null,
  format: string | null,
  own: readonly Format[] | null,
): Verdicts {
  useEffect(() => {
    if (catalogue !== null && own !== null) void judgeRest(lists, catalogue, { format, own });
  }, [lists, catalogue, format, own]);
  return state.use();
}
