import { useRouter } from 'next/navigation';
import { keepSheetJob, SHEETS_HREF } from '@/app/_print/sheet-job';
import { toast } from '@/app/_ui/base/toast';
import type { Row } from '@/lib/desk/rows';
import { counted, listed } from '@/lib/sentences';
import { tournamentNow } from './tournament-store';

/** So many players are named; the rest are counted. */
const MOST_NAMES = 6;

/** Goes to the registration sheets of some lists; says so where one of them has none. */
export function usePrintSheets(): (rows: readonly Row[]) => void {
  const router = useRouter();
  return (rows) => {
    const { name, date, format } = tournamentNow().tournament;
    const entries = rows.flatMap(({ player, judged }) =>
      judged?.kind === 'read' ? [{ player, deck: judged.deck, unread: judged.unread }] : [],
    );
    const missing = rows.filter(({ judged }) => judged?.kind !== 'read');
    const waiting = rows.filter((row) => row.waiting > 0).length;
    if (entries.length === 0) {
      toast({ tone: 'warning', title: 'There is no list that can be read yet' });
      return;
    }
    if (missing.length > 0 || waiting > 0)
      toast({
        tone: 'warning',
        timeout: 0,
        title: 'Not every sheet is complete',
        description: [
          missing.length > 0
            ? `No sheet for ${listed(missing.map(nameOf), MOST_NAMES)}: no deck could be read.`
            : '',
          waiting > 0
            ? `${counted(waiting, 'list')} with lines to settle: their sheets say so.`
            : '',
        ]
          .filter((words) => words !== '')
          .join(' '),
      });
    keepSheetJob({ event: name, date, ...(format !== null && { format }), entries });
    router.push(SHEETS_HREF);
  };
}

function nameOf({ player, file }: Row): string {
  return player === '' ? file || 'a list without a name' : player;
}
