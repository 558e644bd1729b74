'use client';

import { Download, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { backUp, withBackups } from '@/app/_backup/save-backup';
import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import { toast } from '@/app/_ui/base/toast';
import { exactly, when } from '@/app/_ui/base/when';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted, listed } from '@/lib/sentences';
import type { BackupCounts } from '@/lib/storage/backup';
import type { BackupStatus, StoredCounts } from '@/lib/storage/backup-status';
import type { ReadBackup } from '@/lib/storage/read-backup';
import type { RestoreMode } from '@/lib/storage/restore-plan';
import type { LastRestore } from '@/lib/storage/undo-restore';
import { FileDrop } from '../file-drop';
import { Setting } from '../setting';
import styles from './backup.module.css';

const RestoreDialog = late(() => import('./restore-dialog').then((module) => module.RestoreDialog));

/** Back up everything as one file, restore it, and undo that. */
export function BackupSection() {
  const stored = useStored('backupStatus');
  const status = stored.status === 'ready' ? stored.value : null;
  const chooser = useRef<HTMLInputElement>(null);
  const [withPrinted, setWithPrinted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<{ backup: ReadBackup; counts: BackupCounts } | null>(null);

  async function save() {
    setBusy(true);
    await backUp({ printed: withPrinted, wasAsked: status?.granted !== null });
    setBusy(false);
  }

  async function open(file: File | undefined) {
    if (file === undefined) return;
    setProblem('');
    const read = await withBackups((backups) => backups.read(file));
    if (read.ok) setOpened(read.value);
    else setProblem(`${file.name}: ${read.problems.map(({ message }) => message).join(' ')}`);
  }

  function done(mode: RestoreMode) {
    setOpened(null);
    toast({
      title: mode === 'merge' ? 'The backup is merged' : 'Everything is as in the backup',
      description: 'You can undo it here, or later on this page.',
      tone: 'legal',
      timeout: 12_000,
      onUndo: () => void undo(),
    });
  }

  const printed = status?.counts?.printed ?? 0;
  const held = status?.counts ? heldIn(status.counts) : null;
  const holdsNothing = held?.length === 0;
  return (
    <>
      <FileDrop label="Backup as a file" onFiles={([file]) => void open(file)}>
        <Setting
          id="backup"
          name="Backup"
          help={
            <>
              <p>
                {holdsNothing && !status?.lastBackup
                  ? 'Nothing to back up yet.'
                  : lastInWords(status)}
              </p>
              {held && held.length > 0 && <p>A backup would hold {listed(held)}.</p>}
            </>
          }
          below={
            (printed > 0 || problem !== '' || status?.restore) && (
              <>
                {printed > 0 && (
                  <Checkbox checked={withPrinted} onCheckedChange={setWithPrinted}>
                    With the printed texts of {counted(printed, 'set')}. They make the file larger,
                    and you have the files that they came from.
                  </Checkbox>
                )}
                {problem !== '' && (
                  <p className="text-illegal" role="alert">
                    {problem}
                  </p>
                )}
                {status?.restore && <UndoStrip last={status.restore} />}
              </>
            )
          }
        >
          <Button
            kind={holdsNothing ? 'plain' : 'primary'}
            disabled={isBusy || (holdsNothing && !withPrinted)}
            onClick={() => void save()}
          >
            <Download size={16} aria-hidden />
            Back up now
          </Button>
          <Button onClick={() => chooser.current?.click()}>
            <FolderOpen size={16} aria-hidden />
            Restore a backup…
          </Button>
          <FileInput
            ref={chooser}
            label="Backup file"
            accept=".json,application/json"
            onFiles={([file]) => void open(file)}
          />
        </Setting>
      </FileDrop>
      {opened && (
        <RestoreDialog
          {...opened}
          undoable={status?.restore ?? null}
          onClose={() => setOpened(null)}
          onRestored={done}
        />
      )}
    </>
  );
}

function lastInWords(status: BackupStatus | null): string {
  if (status === null) return 'Looking for the last backup…';
  if (status.lastBackup === null) return 'No backup has been made yet.';
  const changes = status.changes === 0 ? 'no change' : counted(status.changes, 'change');
  return `Last backup ${when(status.lastBackup, Date.now())}, ${changes} since.`;
}

/** What a backup now would hold. */
function heldIn({ decks, formats, cards, games, lists }: StoredCounts): readonly string[] {
  const kinds = [
    [decks, 'deck'],
    [cards, 'counted card'],
    [games, 'game'],
    [formats, 'format'],
    [lists, 'desk list'],
  ] as const;
  return kinds.flatMap(([count, name]) => (count > 0 ? [counted(count, name)] : []));
}

/** What the last restore was, and the ways to take it back or to let that go. */
function UndoStrip({ last }: { readonly last: LastRestore }) {
  const did =
    last.mode === 'merge' ? 'was merged into what is here' : 'took the place of all that was here';
  return (
    <div className={styles.undo}>
      <p>
        {last.isUndone
          ? `The restore of the backup of ${exactly(last.savedAt)} was undone, ${when(last.at, Date.now())}. What it had brought, and what was done since, is kept.`
          : `The backup of ${exactly(last.savedAt)} ${did}, ${when(last.at, Date.now())}. Undoing it takes back what was done since as well, and can itself be undone.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void undo()}>
          {last.isUndone ? <Redo2 size={16} aria-hidden /> : <Undo2 size={16} aria-hidden />}
          {last.isUndone ? 'Redo the restore' : 'Undo the restore'}
        </Button>
        <Button kind="quiet" onClick={() => void forget()}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

/** Undoes the last restore, or that. */
async function undo(): Promise<void> {
  const done = await withBackups((backups) => backups.undo());
  if (!done.ok) return sayFailed('That did not work', done.problems);
  toast({
    title: done.value.isUndone ? 'The restore is undone' : 'The restore is done again',
    description: 'Everything is as it was before. What was here until now is kept: see Backup.',
    tone: 'legal',
  });
}

async function forget(): Promise<void> {
  const done = await withBackups((backups) => backups.forget());
  if (!done.ok) sayFailed('That did not work', done.problems);
}
