import { useEffect, useRef } from 'react';
import { toast } from '@/app/_ui/base/toast';
import { cardName } from '@/lib/engine/narration/naming';
import type { TableView } from './table-context';

/** Says so when a card of the House at the table has to be resolved by hand, and leads there. */
export function useByHandNote({ table, view, snapshot: { at }, show }: TableView): void {
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
        action: { label: 'By hand …', onAction: () => show({ manual: card }) },
      });
  }, [at, table, view, show]);
}
