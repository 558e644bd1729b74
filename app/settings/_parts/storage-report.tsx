'use client';

import { useEffect, useState } from 'react';
import { Button, LinkButton } from '@/app/_ui/button';
import { toast } from '@/app/_ui/toast';
import styles from './settings.module.css';

interface Use {
  readonly used: number;
  readonly room: number;
  readonly kept: boolean;
}

/** What the browser says of its storage for this page; null where it says nothing. */
async function storageUse(): Promise<Use | null> {
  if (!('storage' in navigator)) return null;
  const [{ usage = 0, quota = 0 }, kept] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { used: usage, room: quota, kept };
}

export function StorageReport() {
  const [use, setUse] = useState<Use | null | undefined>();

  useEffect(() => {
    storageUse().then(setUse, () => setUse(null));
  }, []);

  async function ask() {
    const granted = await navigator.storage.persist();
    setUse(await storageUse());
    toast(
      granted
        ? { title: 'The browser will keep your decks', tone: 'legal' }
        : {
            title: 'The browser did not promise it',
            description: 'It may agree after more visits. Download the decks that matter.',
            tone: 'warning',
          },
    );
  }

  return (
    <>
      <p>
        Decks, their history, versions and formats lie in this browser alone. Nothing is sent
        anywhere, so clearing the browser’s data deletes them: download the decks that matter.
      </p>
      {use && (
        <p className={styles.quiet}>
          {size(use.used)} used of about {size(use.room)}.{' '}
          {use.kept
            ? 'The browser has promised not to clear it by itself.'
            : 'The browser may clear it when the device runs out of room.'}
        </p>
      )}
      {use === null && (
        <p className={styles.quiet}>This browser does not say how much is stored.</p>
      )}
      <div className={styles.actions}>
        {use && !use.kept && <Button onClick={() => void ask()}>Ask the browser to keep it</Button>}
        <LinkButton href="/decks">See what is stored</LinkButton>
      </div>
    </>
  );
}

function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount >= 10 || unit === 0 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}
