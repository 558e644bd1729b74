'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { sizeInWords } from '@/app/_ui/base/size-in-words';
import { toast } from '@/app/_ui/base/toast';
import { askToKeep } from '@/app/_ui/stored/ask-to-keep';
import { Setting } from './setting';

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

/** How much room all that is stored here takes, and whether the browser promised to keep it. */
export function StorageReport() {
  const [use, setUse] = useState<Use | null | undefined>();

  useEffect(() => {
    storageUse().then(setUse, () => setUse(null));
  }, []);

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
    <Setting id="storage" name="Storage" help={inWords(use)}>
      {use && !use.kept && <Button onClick={() => void ask()}>Ask the browser to keep it</Button>}
    </Setting>
  );
}

const CLEARED = 'Clearing the browser’s data deletes all of it.';

function inWords(use: Use | null | undefined): string {
  if (use === undefined) return CLEARED;
  if (use === null) return `${CLEARED} This browser does not say how much is stored.`;
  const kept = use.kept
    ? 'The browser has promised not to clear it by itself.'
    : 'The browser may clear it when the device runs out of room.';
  return `${sizeInWords(use.used)} used. ${kept} ${CLEARED}`;
}
