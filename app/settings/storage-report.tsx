'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { sizeInWords } from '@/app/_ui/base/size-in-words';
import { toast } from '@/app/_ui/base/toast';
import { askToKeep } from '@/app/_ui/stored/ask-to-keep';
import { useStored } from '@/app/_ui/stored/use-stored';
import { counted } from '@/lib/sentences';
import type { StoredCounts } from '@/lib/storage/backup-status';
import styles from './settings.module.css';

interface Use {
  readonly used: number;
  readonly kept: boolean;
}

/** What the browser says of its storage for this page; null where it says nothing. */
async function storageUse(): Promise<Use | null> {
  if (!('storage' in navigator)) return null;
  const [{ usage = 0 }, kept] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { used: usage, kept };
}

/** What is stored here, how much room it takes, and whether the browser promised to keep it. */
export function StorageReport() {
  const stored = useStored('backupStatus');
  const counts = stored.status === 'ready' ? stored.value.counts : null;
  const kinds = counts === null ? [] : kindsOf(counts);
  const [use, setUse] = useState<Use | null | undefined>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when what is stored changes
  useEffect(() => {
    storageUse().then(setUse, () => setUse(null));
  }, [counts]);

  async function ask() {
    const granted = await askToKeep();
    setUse(await storageUse().catch(() => null));
    toast(
      granted
        ? { title: 'The browser will keep your decks', tone: 'legal' }
        : {
            title: 'The browser did not promise it',
            description: 'It may agree after more visits. Make a backup in the meantime.',
            tone: 'warning',
          },
    );
  }

  return (
    <>
      {kinds.length > 0 && (
        <dl className={styles.stored}>
          {kinds.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {counts && kinds.length === 0 && (
        <p className="font-semibold">Nothing of yours is stored yet.</p>
      )}
      {use && kinds.length > 0 && (
        <p className="text-s text-muted">
          {sizeInWords(use.used)} used; the browser{' '}
          {use.kept
            ? 'has promised not to clear it by itself.'
            : 'may clear it when the device runs out of room.'}
        </p>
      )}
      {use === null && (
        <p className="text-s text-muted">This browser does not say how much is stored.</p>
      )}
      {use && !use.kept && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void ask()}>Ask the browser to keep it</Button>
        </div>
      )}
    </>
  );
}

/** What there is some of, and how much. */
function kindsOf(counts: StoredCounts): readonly (readonly [name: string, amount: string])[] {
  const { decks, changes, versions, formats, cards, printed, games, lists } = counts;
  const all = [
    ['Decks', decks, String(decks)],
    ['Changes in their history', changes, String(changes)],
    ['Named versions', versions, String(versions)],
    ['Formats of your own', formats, String(formats)],
    ['Collection', cards, counted(cards, 'different card')],
    ['Printed texts', printed, counted(printed, 'set')],
    ['Games in play', games, String(games)],
    ['Tournament desk', lists, counted(lists, 'list')],
  ] as const;
  return all.flatMap(([name, count, amount]) => (count > 0 ? [[name, amount] as const] : []));
}
