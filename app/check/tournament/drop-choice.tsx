import { Answers, Dialog } from '@/app/_ui/base/dialog';

/** One list that fell on another, or was pasted beside it. */
export interface Dropped {
  /** The list that it fell on. */
  readonly rowId: string;
  readonly file: string | null;
  readonly text: string;
  readonly source?: File;
}

/** Asks whether a list is the one that a player played, or one more of the event. */
export function DropChoice({
  dropped,
  name,
  onClose,
  onPlayed,
  onAdd,
}: {
  readonly dropped: Dropped;
  /** Whose list it fell on. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onPlayed: (dropped: Dropped) => void;
  readonly onAdd: (dropped: Dropped) => void;
}) {
  const what = dropped.file ?? 'The pasted list';
  return (
    <Dialog
      onClose={onClose}
      title="What is this list?"
      foot={
        <Answers
          no="Add it to the event"
          yes={`${name} played it: compare`}
          onNo={() => onAdd(dropped)}
          onYes={() => onPlayed(dropped)}
        />
      }
    >
      <p>
        {what} can be held against the registered list of {name}, to see what differs, or it can be
        one more list of the event.
      </p>
    </Dialog>
  );
}
