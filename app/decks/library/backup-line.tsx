import { useEffect, useState } from 'react';
import { backUp } from '@/app/_backup/save-backup';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { when } from '@/app/_ui/base/when';
import { askToKeep, decidesUnasked } from '@/app/_ui/stored/ask-to-keep';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted } from '@/lib/sentences';
import type { BackupStatus } from '@/lib/storage/backup-status';
import styles from './backup-line.module.css';

/** So many changes show that somebody works here, and is not just looking around. */
const SETTLED = 3;

function useBackupStatus() {
  const stored = useStored('backupStatus');
  const [isBusy, setBusy] = useState(false);
  const status = stored.status === 'ready' ? stored.value : null;

  async function save() {
    setBusy(true);
    await backUp({ printed: false, wasAsked: status?.granted !== null });
    setBusy(false);
  }

  const later = () => stored.status === 'ready' && void stored.storage.remindLater();
  return { status: status?.counts ? status : null, isBusy, save: () => void save(), later };
}

/** When everything was last backed up, and the way to do it. */
export function BackupLine() {
  const { status, isBusy, save } = useBackupStatus();
  useKeepSafe(status);
  // What stands below it keeps its place.
  if (status === null || status.isDue) return <div className={styles.line} />;
  return (
    <p
      className={classes(
        styles.line,
        'flex flex-wrap items-center gap-x-3 gap-y-1 max-w-none text-muted text-s',
      )}
    >
      {status.lastBackup === null
        ? 'These decks are in this browser alone.'
        : `Last backup ${when(status.lastBackup, Date.now())}.`}
      <Button size="small" slim disabled={isBusy} onClick={save}>
        Back up all
      </Button>
    </p>
  );
}

/** Says that the last backup is long ago and much was changed since; else nothing. */
export function BackupReminder() {
  const { status, isBusy, save, later } = useBackupStatus();
  if (status === null || !status.isDue) return null;
  return (
    <section className={styles.notice} aria-label="Reminder to back up">
      <p>
        <strong>
          {counted(status.changes, 'change')}{' '}
          {status.lastBackup === null
            ? 'and no backup yet.'
            : `since your last backup ${when(status.lastBackup, Date.now())}.`}
        </strong>{' '}
        Your decks are in this browser alone. One file keeps them safe.
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={isBusy} onClick={save}>
          Back up now
        </Button>
        <Button size="small" kind="quiet" onClick={later}>
          Later
        </Button>
      </div>
    </section>
  );
}

/**
 * Asks the browser once to keep what is stored, when there is something worth keeping, where that
 * brings no question to the player.
 */
function useKeepSafe(status: BackupStatus | null): void {
  const isWorth = (status?.counts?.changes ?? 0) >= SETTLED && status?.granted === null;
  useEffect(() => {
    if (isWorth && decidesUnasked()) void askToKeep();
  }, [isWorth]);
}
