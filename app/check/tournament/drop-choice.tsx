import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { type Row, rowName } from '@/lib/desk/rows';
import { addFiles } from './add-files';
import type { Address } from './address';
import { addText } from './list-edits';
import { changeList } from './tournament-store';

/** One list that fell on another, or was pasted beside it. */
export interface Dropped {
  /** The list that it fell on. */
  readonly rowId: string;
  readonly file: string | null;
  readonly text: string;
  readonly source?: File;
}

/** Asks whether a list is the one that a player played, or one more of the tournament. */
export function DropChoice({
  dropped: { rowId, file, text, source },
  rows,
  go,
  onClose,
}: Pick<Address, 'go'> & {
  readonly dropped: Dropped;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}) {
  const row = rows.find(({ id }) => id === rowId);
  if (row === undefined) return null;
  const name = rowName(row);
  const what = file ?? 'The pasted list';
  return (
    <Dialog
      onClose={onClose}
      title="What is this list?"
      foot={
        <Answers
          no="Add it to the tournament"
          yes={`${name} played it: compare`}
          onNo={() => (source ? addFiles([source]) : addText(text))}
          onYes={() => {
            changeList(rowId, { played: { file, text } });
            go({ list: rowId, played: true });
          }}
        />
      }
    >
      <p>
        {what} can be compared with the registered list of {name}, to see what differs, or it can be
        one more list of the event.
      </p>
    </Dialog>
  );
}
