import { ListFilter } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { useTable } from './table-context';

/** Beside whose move it is, so that the choices keep to one line. */
export function AllButton() {
  const { snapshot, show } = useTable();
  return (
    <Button kind="quiet" onClick={() => show('all')} aria-keyshortcuts="/">
      <ListFilter size={16} aria-hidden />
      <span>
        <span data-word>
          All<span data-more> actions</span>
        </span>
        <span className="visually-hidden"> {snapshot.actions.length}</span>
      </span>
    </Button>
  );
}
