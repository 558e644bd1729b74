'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Format } from '@/lib/legality/format';
import type { DeskList } from '@/lib/storage/desk-list';
import { reachBench } from './bench-client';
import type { Judged } from './judge';

/** The verdicts on an event's lists, as far as they are there. */
export interface Judging {
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

const NONE: Judging = { judged: new Map(), failed: false };
let state = NONE;
const made = new Map<string, Made>();
const listeners = new Set<() => void>();
let turn = 0;

function become(next: Judging): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

/** Takes in verdicts that were made of these lists. */
export function takeJudged(
  lists: readonly DeskList[],
  verdicts: readonly Judged[],
  settings: Omit<Made, 'list'>,
): void {
  const judged = new Map(state.judged);
  lists.forEach((list, at) => {
    const verdict = verdicts[at];
    if (verdict === undefined) return;
    judged.set(list.id, verdict);
    made.set(list.id, { list, ...settings });
  });
  become({ judged, failed: false });
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
    const bench = await reachBench(catalogue.cards, settings.own);
    for (let at = 0; at < rest.length && mine === turn; at += PORTION) {
      const portion = rest.slice(at, at + PORTION);
      const verdicts = await bench.judge(portion, settings.format);
      if (mine === turn) takeJudged(portion, verdicts, settings);
    }
  } catch {
    become({ ...state, failed: true });
  }
}

/** Keeps a verdict on every list; `own` is null until the player's formats are known. */
export function useJudging(
  lists: readonly DeskList[],
  catalogue: Catalogue | null,
  format: string | null,
  own: readonly Format[] | null,
): Judging {
  useEffect(() => {
    if (catalogue !== null && own !== null) void judgeRest(lists, catalogue, { format, own });
  }, [lists, catalogue, format, own]);
  return useSyncExternalStore(subscribe, read, () => NONE);
}

const read = () => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
