'use client';

import { OwnershipMark } from '@/app/_owned/ownership';
import type { Card } from '@/lib/cards/card';
import { useOwnership } from '../state/ownership';
import { useRowState } from '../state/workshop';

/** Copies owned, reserved by other decks and missing for this one. */
export function RowOwned({ card }: { readonly card: Card }) {
  const { count } = useRowState(card);
  const ownership = useOwnership(card.id, count);
  return ownership && card.deck !== 'dune' && <OwnershipMark {...ownership} />;
}
