import { announce } from '@/app/_ui/base/announce';
import { createStore } from '@/app/_ui/base/store';
import { toast } from '@/app/_ui/base/toast';
import { removedInWords, rowsOf } from '@/lib/desk/rows';
import { counted } from '@/lib/sentences';
import { newList } from './new-list';
import { focusRowSoon } from './row-focus';
import { changeTournament, putLists, removeLists, tournamentNow } from './tournament-store';
import { verdictsNow } from './verdict-store';

/*
 * What adds lists to a tournament, chooses some of them and takes them away; each is said, and a toast
 * takes it back.
 */

/** Ids of the lists that are chosen in the table. */
export const chosenLists = createStore<ReadonlySet<string>>(new Set());

export function chooseList(id: string): void {
  const next = new Set(chosenLists.get());
  if (!next.delete(id)) next.add(id);
  chosenLists.set(next);
}

export function addText(text: string): void {
  const list = newList({ text, file: null });
  putLists([list]);
  announce('List added');
  toast({ title: 'List added', onUndo: () => void takeAway([list.id]) });
}

/** Removes lists and says which; the toast brings them back. */
export function removeRows(ids: readonly string[]): void {
  const { lists } = tournamentNow();
  const rows = rowsOf(lists, verdictsNow().judged).filter(({ id }) => ids.includes(id));
  const gone = takeAway(ids);
  if (gone.length === 0) return;
  const title = removedInWords(rows);
  announce(title);
  const onUndo = () => {
    putLists(gone);
    focusRowSoon(gone.map(({ id }) => id));
  };
  toast({ title, onUndo, timeout: 12_000 });
}

function takeAway(ids: readonly string[]) {
  chosenLists.set(new Set([...chosenLists.get()].filter((id) => !ids.includes(id))));
  return removeLists(new Set(ids));
}

/** Removes all lists, and what is said of the tournament. */
export function clearTournament(): void {
  const { tournament, lists } = tournamentNow();
  const gone = takeAway(lists.map(({ id }) => id));
  changeTournament({ name: '', date: '', format: null });
  toast({
    title: `The tournament with ${counted(gone.length, 'list')} was cleared`,
    onUndo: () => {
      putLists(gone);
      changeTournament(tournament);
    },
    timeout: 20_000,
  });
}
