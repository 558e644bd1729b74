'use client';

import { Download, FolderOpen, Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { counted } from '@/app/_ui/counts';
import { Checkbox } from '@/app/_ui/field';
import { backUp } from '@/app/_ui/stored/back-up';
import type { Door } from '@/app/_ui/stored/door';
import { NOT_REACHED, openBackups, WENT_WRONG } from '@/app/_ui/stored/open-backups';
import { useStored } from '@/app/_ui/stored/use-stored';
import { toast } from '@/app/_ui/toast';
import { exactly, when } from '@/app/_ui/when';
import type { Care } from '@/lib/storage/care';
import type { ReadBackup } from '@/lib/storage/read-backup';
import type { LastRestore } from '@/lib/storage/rescue';
import type { RestoreMode } from '@/lib/storage/restore-plan';
import styles from './backup.module.css';
import { holdsInWords } from './restore-words';

const RestoreDialog = dynamic(
  () => import('./restore-dialog').then((module) => module.RestoreDialog),
  { ssr: false },
);

const pickCare = (door: Door) => door.care;

/** The largest file that is looked into, in bytes. */
const LARGEST = 128 * 1024 * 1024;

/** Back up everything as one file, restore it, and undo that. */
export function BackupSection() {
  const stored = useStored(pickCare);
  const care = stored.status === 'ready' ? stored.value : null;
  const chooser = useRef<HTMLInputElement>(null);
  const [withPrinted, setWithPrinted] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<{ backup: ReadBackup; holds: string } | null>(null);

  async function save() {
    setBusy(true);
    await backUp({ printed: withPrinted, wasAsked: care?.granted !== null });
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
        const holds = holdsInWords(backups.countsOf(read.value.contents));
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

  const printed = care?.counts?.printed ?? 0;
  return (
    <>
      <p>
        A backup is one file with all your decks and their whole history, named versions, the
        archive and the bin, formats, collection, tournament desk, theme and choice of columns.
        Restoring it brings everything back, here or on another device.
      </p>
      {care?.restore && <UndoStrip last={care.restore} />}
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
        <p className={styles.last}>{lastInWords(care)}</p>
        {printed > 0 && (
          <Checkbox checked={withPrinted} onCheckedChange={setWithPrinted}>
            With the printed texts of {counted(printed, 'set')}. They make the file larger, and you
            have the files that they came from.
          </Checkbox>
        )}
        <div className={styles.actions}>
          <Button kind="primary" disabled={isBusy} onClick={() => void save()}>
            <Download size={16} aria-hidden />
            Back up now
          </Button>
          <Button onClick={() => chooser.current?.click()}>
            <FolderOpen size={16} aria-hidden />
            Restore a backup…
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            aria-label="Backup file"
            className="visually-hidden"
            tabIndex={-1}
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </div>
        <p className={styles.quiet}>
          A backup file can also be dropped here. You see what it would change before anything does.
        </p>
        {problem !== '' && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {opened && (
        <RestoreDialog
          backup={opened.backup}
          holds={opened.holds}
          undoable={care?.restore ?? null}
          onClose={() => setOpened(null)}
          onRestored={done}
        />
      )}
    </>
  );
}

function lastInWords(care: Care | null): string {
  if (care === null) return 'Looking for the last backup…';
  if (care.lastBackup === null) return 'No backup has been made in this browser yet.';
  const changes = care.changes === 0 ? 'no change' : counted(care.changes, 'change');
  return `Last backup ${when(care.lastBackup, Date.now())}, ${changes} since.`;
}

/** What the last restore was, and the ways to take it back or to let that go. */
function UndoStrip({ last }: { readonly last: LastRestore }) {
  const did =
    last.mode === 'merge' ? 'was merged into what is here' : 'took the place of all that was here';
  return (
    <div className={styles.undo}>
      <p>
        The backup of {exactly(last.savedAt)} {did}, {when(last.at, Date.now())}.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void undo()}>
          <Undo2 size={16} aria-hidden />
          Undo the restore
        </Button>
        <Button kind="quiet" onClick={() => void forget()}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

async function undo(): Promise<void> {
  try {
    const backups = await openBackups();
    if (backups === null) {
      complain(NOT_REACHED);
      return;
    }
    const done = await backups.undo();
    if (!done.ok) {
      complain(done.problems[0]?.message ?? '');
      return;
    }
    const { copies, left } = done.value;
    const more = [
      ...(copies > 0
        ? [
            `${counted(copies, 'deck')} changed since ${copies === 1 ? 'is' : 'are'} kept as ${copies === 1 ? 'a copy' : 'copies'}.`,
          ]
        : []),
      ...(left > 0
        ? [`${counted(left, 'record')} changed since ${left === 1 ? 'stays' : 'stay'} as now.`]
        : []),
    ].join(' ');
    toast({
      title: 'The restore is undone',
      description: more === '' ? 'Everything is as it was before.' : more,
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
