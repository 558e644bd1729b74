import { useEffect, useRef } from 'react';
import { toast } from '@/app/_ui/base/toast';
import { cardName } from '@/lib/engine/narration/naming';
import type { GameCardId } from '@/lib/engine/state/state';
import type { Table, TableSnapshot } from './table-store';

/** Says so when a card of the House at the table has to be resolved by hand, and leads there. */
export function useByHandNote(
  table: Table,
  { view, at }: TableSnapshot,
  onManual: (card: GameCardId) => void,
): void {
  const seen = useRef(at);
  useEffect(() => {
    const from = seen.current;
    seen.current = at;
    for (const card of table.byHandSince(from))
      toast({
        id: `by-hand ${card}`,
        title: `${cardName(view, table.catalogue, card)} is resolved by hand`,
        description:
          'The engine does not run what this card says. Do it yourself; the log marks it.',
        tone: 'warning',
        timeout: 12_000,
        action: { label: 'By hand …', onAction: () => onManual(card) },
      });
  }, [at, table, view, onManual]);
}
