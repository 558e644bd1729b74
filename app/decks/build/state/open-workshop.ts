import type { Catalogue } from '@/lib/cards/catalogue';
import { type Checker, createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import type { Store } from '@/lib/storage/db';
import { openDeckSession } from '@/lib/storage/session';
import { createChanges } from './changes';
import { createDeriver, type Derived } from './derived';
import type { Workshop } from './workshop';

/** Opens a deck with all that the builder needs around it. Close its session when done. */
export function openWorkshop(
  store: Store,
  deckId: string,
  catalogue: Catalogue,
  own: readonly Format[],
): Workshop {
  const session = openDeckSession(store, deckId);
  const formats = [...SHIPPED_FORMATS, ...own];
  const checker: Checker = createChecker(catalogue, formats);
  const derive = createDeriver(checker);
  const derived = (): Derived => {
    const { deck } = session.getSnapshot();
    if (deck === null) throw new Error('The builder shows before its deck is read.');
    return derive(deck);
  };
  return {
    deckId,
    catalogue,
    checker,
    formats,
    store,
    session,
    derived,
    changes: createChanges(session, catalogue, derived),
  };
}
