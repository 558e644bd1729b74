import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { problemMessage } from '@/lib/legality/words';
import type { Store } from '@/lib/storage/db';
import { openDeckSession } from '@/lib/storage/session';
import type { DeckSnapshot } from '@/lib/storage/snapshot';
import { createChanges } from './changes';
import { createDeriver, type Derived, type RowState } from './derived';

/** Everything that the parts of the builder share. The same object as long as one deck is open. */
export type Workshop = ReturnType<typeof openWorkshop>;

/** Opens a deck with all that the builder needs around it. Close its session when done. */
export function openWorkshop(
  store: Store,
  deckId: string,
  catalogue: Catalogue,
  own: readonly Format[],
) {
  const session = openDeckSession(store, deckId);
  /** Shipped formats and the player's own. */
  const formats = [...SHIPPED_FORMATS, ...own];
  const checker = createChecker(catalogue, formats);
  const derive = createDeriver(checker);
  /** What follows from the deck on screen. */
  const derived = (): Derived => {
    const { deck } = session.getSnapshot();
    if (deck === null) throw new Error('The builder shows before its deck is read.');
    return derive(deck);
  };
  const changes = createChanges(session, catalogue, derived);
  return { deckId, catalogue, checker, formats, store, session, derived, changes };
}

export const WorkshopContext = createContext<Workshop | null>(null);

export function useWorkshop(): Workshop {
  const workshop = useContext(WorkshopContext);
  if (workshop === null) throw new Error('Used outside of the builder.');
  return workshop;
}

/** The open deck with its history and how its saving stands. */
export function useSnapshot(): DeckSnapshot {
  const { session } = useWorkshop();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** One thing about the deck; what asks is drawn again only when that is another one. */
export function useDeckPart<T>(part: (derived: Derived) => T): T {
  const { session, derived } = useWorkshop();
  const read = () => part(derived());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The deck with its verdict; the same object until the deck changes. */
export function useDerived(): Derived {
  return useDeckPart((derived) => derived);
}

/** What a row says about the deck; only a change of just that draws the row again. */
export function useRowState(card: Card): RowState {
  return useDeckPart(({ row }) => row(card));
}

/** The format that the deck is held against; the default where nobody knows the deck's own. */
export function useFormat(): Format {
  const { formats } = useWorkshop();
  const used = useDeckPart(({ report }) => report.format);
  return formats.find(({ id }) => id === used) ?? DEFAULT_FORMAT;
}

/** What is wrong with each line of the deck, in words, by place and id: "imperial eots-arrakeen". */
export function useProblemsByLine(): ReadonlyMap<string, string> {
  const { report } = useDerived();
  return useMemo(() => {
    const byLine = new Map<string, string>();
    for (const problem of report.problems) {
      if (problem.severity !== 'error') continue;
      const words = problemMessage(problem);
      for (const { deck, id } of problem.cards) {
        const before = byLine.get(`${deck} ${id}`);
        byLine.set(`${deck} ${id}`, before === undefined ? words : `${before} ${words}`);
      }
    }
    return byLine;
  }, [report]);
}
