import { announce } from '@/app/_ui/base/announce';
import { toast } from '@/app/_ui/base/toast';
import { type Row, removedInWords } from '@/lib/desk/rows';
import { counted } from '@/lib/sentences';
import { newList } from './new-list';
import { focusRowSoon } from './row-focus';
import { changeTournament, putLists, removeLists, tournamentNow } from './tournament-store';

type Chosen = ReadonlySet<string>;

/** What adds lists to an event and takes them away; each is said, and a toast takes it back. */
export function useListEdits(
  rows: readonly Row[],
  /** Shows the table. */
  onTable: () => void,
  setChosen: (change: (chosen: Chosen) => Chosen) => void,
) {
  function addText(text: string, file: string | null = null) {
    const list = newList({ text, file });
    putLists([list]);
    announce('List added');
    toast({
      title: 'List added',
      action: { label: 'Undo', onAction: () => remove(new Set([list.id]), false) },
    });
  }

  function remove(ids: Chosen, isTold = true) {
    const title = removedInWords(rows.filter(({ id }) => ids.has(id)));
    const gone = removeLists(ids);
    setChosen((now) => new Set([...now].filter((id) => !ids.has(id))));
    if (gone.length === 0) return;
    announce(title);
    const onAction = () => {
      putLists(gone);
      focusRowSoon(gone.map(({ id }) => id));
    };
    if (isTold) toast({ title, action: { label: 'Undo', onAction }, timeout: 12_000 });
  }

  function clear() {
    const { event, lists } = tournamentNow();
    const gone = removeLists(new Set(lists.map(({ id }) => id)));
    changeTournament({ name: '', date: '', format: null });
    setChosen(() => new Set());
    onTable();
    toast({
      title: `The event with ${counted(gone.length, 'list')} was cleared`,
      action: {
        label: 'Undo',
        onAction: () => {
          putLists(gone);
          changeTournament(event);
        },
      },
      timeout: 20_000,
    });
  }

  return { addText, remove, clear };
}
