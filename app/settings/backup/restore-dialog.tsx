import { useEffect, useState } from 'react';
import { withBackups } from '@/app/_backup/save-backup';
import { Button } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import { RadioGroup } from '@/app/_ui/base/radio-group';
import { exactly } from '@/app/_ui/base/when';
import type { BackupCounts } from '@/lib/storage/backup';
import type { ReadBackup } from '@/lib/storage/read-backup';
import type { RestoreMode, RestorePlan } from '@/lib/storage/restore-plan';
import type { LastRestore } from '@/lib/storage/undo-restore';
import styles from './backup.module.css';
import {
  changedGroups,
  type DeckGroup,
  deckInWords,
  holdsInWords,
  staysInWords,
} from './restore-sentences';

export interface RestoreDialogProps {
  readonly backup: ReadBackup;
  /** How much of everything the file holds. */
  readonly counts: BackupCounts;
  /** An earlier restore that can still be undone. */
  readonly undoable: LastRestore | null;
  readonly onClose: () => void;
  /** Called when the backup is restored. */
  readonly onRestored: (mode: RestoreMode) => void;
}

const MODES = [
  ['merge', 'Merge', 'Adds what is missing here. Nothing is lost.'],
  ['replace', 'Replace', 'Sets everything back to the backup. Later changes are lost.'],
] as const;

/** What a backup holds, what restoring it would change, and the button that does it. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { backup, counts, undoable, onClose, onRestored } = props;
  const [mode, setMode] = useState<RestoreMode>('merge');
  const [plan, setPlan] = useState<RestorePlan | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    setPlan(null);
    void withBackups((backups) => backups.plan(backup, mode)).then((made) => {
      if (isGone) return;
      if (made.ok) setPlan(made.value);
      setProblem(made.ok ? '' : (made.problems[0]?.message ?? ''));
    });
    return () => {
      isGone = true;
    };
  }, [backup, mode]);

  async function carryOut() {
    if (plan === null) return;
    setBusy(true);
    const done = await withBackups((backups) => backups.restore(plan));
    if (!done.ok) setProblem(done.problems[0]?.message ?? '');
    else if (done.value.kind === 'stale') {
      setPlan(done.value.plan);
      setProblem('Something was stored meanwhile. Look again at what will change.');
    } else onRestored(mode);
    setBusy(false);
  }

  const isIdle = plan?.changesNothing ?? false;
  return (
    <Dialog
      open
      shape="wide"
      onOpenChange={onClose}
      title="Restore a backup"
      foot={
        <>
          <DialogClose>
            <Button>{isIdle ? 'Close' : 'Cancel'}</Button>
          </DialogClose>
          {!isIdle && (
            <Button
              kind={mode === 'replace' ? 'danger' : 'primary'}
              disabled={plan === null || isBusy}
              onClick={() => void carryOut()}
            >
              {mode === 'merge' ? 'Merge' : 'Replace everything'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          Made on {exactly(backup.savedAt)}. It holds {holdsInWords(counts)}.
        </p>
        {!backup.isIntact && <Altered backup={backup} />}
        <RadioGroup
          legend="What do you want to do?"
          name="restore-mode"
          options={MODES}
          value={mode}
          onValueChange={setMode}
        />
        <section
          className="flex flex-col gap-3"
          aria-labelledby="will-change"
          aria-live="polite"
          aria-busy={plan === null}
        >
          <h3 id="will-change">What will change</h3>
          {plan === null && problem === '' && <p className="text-muted text-s">Comparing…</p>}
          {plan && <Changes plan={plan} isIdle={isIdle} />}
        </section>
        {undoable !== null && plan !== null && !isIdle && (
          <p className="text-muted text-s">
            Only the last restore can be undone: after this one, the restore of the backup of{' '}
            {exactly(undoable.savedAt)} cannot be taken back any more.
          </p>
        )}
        {problem !== '' && (
          <p className="text-illegal" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const MOST_FAULTS = 5;

function Altered({ backup: { faults } }: { readonly backup: ReadBackup }) {
  return (
    <div className={styles.warning}>
      <p>
        <strong>This file was altered after it was written.</strong> What can be read in it can be
        restored, but it may not be what was stored then.
      </p>
      {faults.length > 0 && (
        <>
          <p>Left out, because it is not a valid record:</p>
          <ul>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.at} ${fault.message}`}>
                {fault.at}: {fault.message}
              </li>
            ))}
            {faults.length > MOST_FAULTS && <li>and {faults.length - MOST_FAULTS} more</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function Changes({ plan, isIdle }: { readonly plan: RestorePlan; readonly isIdle: boolean }) {
  const stays = staysInWords(plan);
  return (
    <>
      {isIdle && <p>{nothingInWords(plan)}</p>}
      {!isIdle && (
        <div className={styles.groups}>
          {changedGroups(plan).map((group) => (
            <Group key={group.fate} group={group} />
          ))}
          {plan.lines.map((line) => (
            <div key={line} className={styles.group}>
              <h4>{line}</h4>
            </div>
          ))}
        </div>
      )}
      {stays !== '' && <p className="text-muted text-s">{stays}</p>}
      {plan.notes.map((note) => (
        <p key={note} className="text-muted text-s">
          {note}
        </p>
      ))}
    </>
  );
}

function nothingInWords({ notes }: RestorePlan): string {
  return notes.length > 0 ? 'Nothing.' : 'Nothing: all that the backup holds is here.';
}

const SHOWN = 6;

function Group({ group: { title, decks, isLoss } }: { readonly group: DeckGroup }) {
  const line = (deck: DeckGroup['decks'][number]) => {
    const more = deckInWords(deck);
    return (
      <li key={deck.id}>
        {deck.name}
        {more !== '' && `: ${more}`}
      </li>
    );
  };
  return (
    <div className={styles.group} {...(isLoss && { 'data-tone': 'loss' })}>
      <h4>{title}</h4>
      <ul>{decks.slice(0, SHOWN).map(line)}</ul>
      {decks.length > SHOWN && (
        <details>
          <summary>{decks.length - SHOWN} more</summary>
          <ul>{decks.slice(SHOWN).map(line)}</ul>
        </details>
      )}
    </div>
  );
}
