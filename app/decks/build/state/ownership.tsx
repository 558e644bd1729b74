import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollection } from '@/app/_owned/collection-store';
import { type Ownership, ownershipOf } from '@/app/_owned/ownership';
import { reservedBeside } from '@/app/_owned/search-context';
import { collectionFlag } from '@/app/_ui/stored/flag';
import type { CardId } from '@/lib/cards/card';
import type { Collection, Copies } from '@/lib/decks/collection';
import { useWorkshop } from './workshop';

interface Held {
  readonly owned: Collection;
  /** Copies that lie in other built decks. */
  readonly reserved: Copies;
}

const Context = createContext<Held | null>(null);

/** What is owned, for every row of the builder; nothing where there is no collection. */
export function OwnershipProvider({ children }: { readonly children: ReactNode }) {
  const { deckId } = useWorkshop();
  const has = collectionFlag.use();
  const collection = useCollection(has);
  const ready = collection.status === 'ready' && has ? collection : null;
  const library = useLibraryWhen(ready !== null && ready.built.size > 0);
  const built = ready?.built;
  const reserved = useSame(
    useMemo(() => reservedBeside(library, built ?? NONE, deckId), [library, built, deckId]),
  );
  const owned = ready?.owned;
  const held = useMemo(() => (owned ? { owned, reserved } : null), [owned, reserved]);
  return <Context value={held}>{children}</Context>;
}

const NONE: ReadonlySet<string> = new Set();

/** The library is read anew with every change of a deck; the same counts stay the same map. */
function useSame(copies: Copies): Copies {
  const last = useRef(copies);
  const isSame =
    copies.size === last.current.size &&
    [...copies].every(([card, count]) => last.current.get(card) === count);
  if (!isSame) last.current = copies;
  return last.current;
}

/** How a card stands in the collection when a deck takes so many copies of it; null without one. */
export function useOwnership(card: CardId, need: number): Ownership | null {
  const held = useContext(Context);
  return held && ownershipOf(need, held.owned.get(card) ?? 0, held.reserved.get(card) ?? 0);
}

/** Of a card, the copies that lie in no other built deck; null without a collection. */
export function useFreeCopies(): ((card: CardId) => number) | null {
  const held = useContext(Context);
  return useMemo(
    () => held && ((card) => (held.owned.get(card) ?? 0) - (held.reserved.get(card) ?? 0)),
    [held],
  );
}

export function useIsOwnershipKnown(): boolean {
  return useContext(Context) !== null;
}
