'use client';

import { useEffect, useRef } from 'react';
import { toast } from '@/app/_ui/toast';
import type { GameCardId } from '@/lib/engine/state';
import { cardName } from '@/lib/engine/words/naming';
import type { TableSnapshot } from './table-store';

/** Says so when a card of the House at the table has to be resolved by hand, and leads there. */
export function useByHandNote(
  { session, viewer }: TableSnapshot,
  onManual: (card: GameCardId) => void,
): void {
  const seen = useRef(session.at);
  const { at } = session;
  useEffect(() => {
    const from = seen.current;
    seen.current = at;
    for (const { events } of session.moves.slice(from, at))
      for (const event of events)
        if (event.kind === 'by-hand' && event.seat === viewer)
          toast({
            id: `by-hand ${event.card}`,
            title: `${cardName(session.state, session.catalogue, event.card)} is resolved by hand`,
            description:
              'The engine does not run what this card says. Do it yourself; the log marks it.',
            tone: 'warning',
            timeout: 12_000,
            action: { label: 'By hand …', onAction: () => onManual(event.card) },
          });
  }, [at, session, viewer, onManual]);
}
