'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { counted } from '@/app/_ui/counts';
import { backUp } from '@/app/_ui/stored/back-up';
import type { Door } from '@/app/_ui/stored/door';
import { askToKeep, decidesUnasked } from '@/app/_ui/stored/keep-safe';
import { useStored } from '@/app/_ui/stored/use-stored';
import { when } from '@/app/_ui/when';
import type { Care } from '@/lib/storage/care';
import styles from './backup-line.module.css';

const pickCare = (door: Door) => door.care;

/** So many changes show that somebody works here, and is not just looking around. */
const SETTLED = 3;

function useCare() {
  const stored = useStored(pickCare);
  const [isBusy, setBusy] = useState(false);
  const care = stored.status === 'ready' ? stored.value : null;

  async function save() {
    setBusy(true);
    await backUp({ printed: false, wasAsked: care?.granted !== null });
    setBusy(false);
  }

  const later = () => stored.status === 'ready' && void stored.door.remindLater();
  return { care: care?.counts ? care : null, isBusy, save: () => void save(), later };
}

/** When everything was last backed up, and the way to do it. */
export function BackupLine() {
  const { care, isBusy, save } = useCare();
  useKeepSafe(care);
  if (care === null || care.isDue) return null;
  return (
    <p className={styles.line}>
      {care.lastBackup === null
        ? 'These decks lie in this browser alone.'
        : `Last backup ${when(care.lastBackup, Date.now())}.`}
      <Button size="small" kind="quiet" disabled={isBusy} onClick={save}>
        Back up all
      </Button>
    </p>
  );
}

/** Says that the last backup is long ago and much was changed since; else nothing. */
export function BackupReminder() {
  const { care, isBusy, save, later } = useCare();
  if (care === null || !care.isDue) return null;
  return (
    <section className={styles.notice} aria-label="Reminder to back up">
      <p>
        <strong>
          {counted(care.changes, 'change')}{' '}
          {care.lastBackup === null
            ? 'and no backup yet.'
            : `since your last backup ${when(care.lastBackup, Date.now())}.`}
        </strong>{' '}
        Your decks lie in this browser alone. One file keeps them safe.
      </p>
      <div className={styles.actions}>
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
function useKeepSafe(care: Care | null): void {
  const isWorth = (care?.counts?.changes ?? 0) >= SETTLED && care?.granted === null;
  useEffect(() => {
    if (isWorth && decidesUnasked()) void askToKeep();
  }, [isWorth]);
}
