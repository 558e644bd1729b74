'use client';

import { Download, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { NOT_REACHED, openBackups, WENT_WRONG } from '@/app/_backup/open-backups';
import { backUp } from '@/app/_backup/save-backup';
import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { toast } from '@/app/_ui/base/toast';
import { exactly, when } from '@/app/_ui/base/when';
import type { Door } from '@/app/_ui/stored/page-storage';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted } from '@/lib/sentences';
import type { BackupStatus } from '@/lib/storage/backup-status';
import type { ReadBackup } from '@/lib/storage/read-backup';
import type { RestoreMode } from '@/lib/storage/restore-plan';
import type { LastRestore } from '@/lib/storage/undo-restore';
import styles from './backup.module.css';
import { holdsInWords } from './restore-sentences';

const RestoreDialog = dynamic(
  () => import('./restore-dialog').then((module) => module.RestoreDialog),
  { ssr: false },
);

const pickStatus = (door: Door) => door.backupStatus;

/** The largest file that is looked into, in bytes. */
const LARGEST = 128 * 1024 * 1024;

/** Back up everything as one file, restore it, and undo that. */
export function BackupSection() {
  const stored = useStored(pickStatus);
  const status = stored.status === 'ready' ? stored.value : null;
  const chooser = useRef<HTMLInputElement>(null);
  const [withPrinted, setWithPrinted] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<{ backup: ReadBackup; holds: string } | null>(null);

  async function save() {
    setBusy(true);
    await backUp({ printed: withPrinted, wasAsked: status?.granted !== null });
    setBusy(false);
  }

  async function open(file: File | undefined) {
    if (file === undefined) return;
    setProblem('');
    if (file.size > LARGEST) {
      setProblem(`${file.name}: The file is larger than any backup of the Registry.`);
      return;
    }
    try {
      const backups = await openBackups();
      if (backups === null) {
        setProblem(NOT_REACHED);
        return;
      }
      const read = backups.read(await file.text());
      if (read.ok) {
        const holds = holdsInWords(backups.countsOf(read.value.records));
        setOpened({ backup: read.value, holds });
      } else setProblem(`${file.name}: ${read.problems.map(({ message }) => message).join(' ')}`);
    } catch {
      setProblem(`${file.name} could not be read. Nothing that is stored was changed.`);
    }
  }

  function done(mode: RestoreMode) {
    setOpened(null);
    toast({
      title: mode === 'merge' ? 'The backup is merged' : 'Everything is as in the backup',
      description: 'You can undo it here, or later on this page.',
      tone: 'legal',
      timeout: 12_000,
      action: { label: 'Undo', onAction: () => void undo() },
    });
  }

  const printed = status?.counts?.printed ?? 0;
  return (
    <>
      <p>
        A backup is one file with all your decks and their whole history, named versions, the
        archive and the bin, games in play, formats, collection, tournament desk, theme and choice
        of columns. Restoring it brings everything back, here or on another device.
      </p>
      {status?.restore && <UndoStrip last={status.restore} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is the pointer's way to the button */}
      <div
        className={styles.box}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void open(event.dataTransfer.files[0]);
        }}
      >
        <p className={styles.last}>{lastInWords(status)}</p>
        {printed > 0 && (
          <Checkbox checked={withPrinted} onCheckedChange={setWithPrinted}>
            With the printed texts of {counted(printed, 'set')}. They make the file larger, and you
            have the files that they came from.
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={isBusy} onClick={() => void save()}>
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
            onFiles={([first]) => void open(first)}
          />
        </div>
        <p className="text-muted text-s">
          A backup file can also be dropped here. You see what it would change before anything does.
        </p>
        {problem !== '' && (
          <p className="text-illegal" role="alert">
            {problem}
          </p>
        )}
      </div>
      {opened && (
        <RestoreDialog
          backup={opened.backup}
          holds={opened.holds}
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
  if (status.lastBackup === null) return 'No backup has been made in this browser yet.';
  const changes = status.changes === 0 ? 'no change' : counted(status.changes, 'change');
  return `Last backup ${when(status.lastBackup, Date.now())}, ${changes} since.`;
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
  try {
    const backups = await openBackups();
    const done = await backups?.undo();
    if (done === undefined) complain(NOT_REACHED);
    else if (!done.ok) complain(done.problems[0]?.message ?? '');
    else
      toast({
        title: done.value.isUndone ? 'The restore is undone' : 'The restore is done again',
        description: 'Everything is as it was before. What was here until now is kept: see above.',
        tone: 'legal',
      });
  } catch {
    complain(WENT_WRONG);
  }
}

async function forget(): Promise<void> {
  try {
    const backups = await openBackups();
    const done = await backups?.forget();
    if (done === undefined) complain(NOT_REACHED);
    else if (!done.ok) complain(done.problems[0]?.message ?? '');
  } catch {
    complain(WENT_WRONG);
  }
}

function complain(description: string): void {
  toast({ title: 'That did not work', description, tone: 'illegal', timeout: 0 });
}
