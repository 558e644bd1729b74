'use client';

import { useRouter } from 'next/navigation';
import { counted } from '@/app/_ui/counts';
import { toast } from '@/app/_ui/toast';
import { handOverSheets, SHEETS_HREF } from '@/app/print/_parts/hand-over';
import type { DeskEvent } from '@/lib/storage/desk-list';
import type { Row } from './rows';

/** Goes to the registration sheets of some lists; says so where one of them has none. */
export function usePrintSheets(): (event: DeskEvent, rows: readonly Row[]) => void {
  const router = useRouter();
  return ({ name, date, format }, rows) => {
    const entries = rows.flatMap(({ player, judged }) =>
      judged?.kind === 'read' ? [{ player, deck: judged.deck, unread: judged.unread }] : [],
    );
    const missing = rows.length - entries.length;
    const waiting = rows.filter((row) => row.waiting > 0).length;
    if (entries.length === 0) {
      toast({ tone: 'warning', title: 'There is no list that can be read yet' });
      return;
    }
    if (missing > 0 || waiting > 0)
      toast({
        tone: 'warning',
        title: 'Not every sheet is complete',
        description: [
          missing > 0 ? `${counted(missing, 'list')} cannot be read: no sheet.` : '',
          waiting > 0
            ? `${counted(waiting, 'list')} with lines to settle: their sheets say so.`
            : '',
        ]
          .filter((words) => words !== '')
          .join(' '),
      });
    handOverSheets({ event: name, date, ...(format !== null && { format }), entries });
    router.push(SHEETS_HREF);
  };
}
