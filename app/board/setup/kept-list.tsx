import { X } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { when } from '@/app/_ui/base/when';
import { attempt } from '@/app/_ui/stored/attempt';
import { useStored } from '@/app/_ui/stored/use-stored';
import { differencesFrom } from '@/lib/board/setup/compare';
import { setupFrom } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { counted } from '@/lib/sentences';
import type { KeptSetup } from '@/lib/storage/board-setups';
import styles from './kept-list.module.css';

/** The set-ups that are kept on this device, to open, to compare with the one that is shown, or to delete. */
export function KeptList({
  shown,
  onOpen,
}: {
  readonly shown: BoardSetup;
  readonly onOpen: (setup: BoardSetup) => void;
}) {
  const stored = useStored('boardSetups');
  if (stored.status !== 'ready' || stored.value.length === 0) return null;
  return (
    <ul className={styles.kept} aria-label="Saved on this device">
      {stored.value.map((kept) => (
        <Kept key={kept.name} kept={kept} shown={shown} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Kept({
  kept,
  shown,
  onOpen,
}: {
  readonly kept: KeptSetup;
  readonly shown: BoardSetup;
  readonly onOpen: (setup: BoardSetup) => void;
}) {
  const { name, query, savedAt, earlier = [] } = kept;
  const setup = setupOf(query);
  const differences = differencesFrom(shown, setup);
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.open} onClick={() => onOpen(setup)}>
          {name}
        </button>
        <span className="text-muted">
          saved {when(savedAt, Date.now())}
          {differences.length === 0 && ', as shown here'}
        </span>
        <IconButton size="small" label={`Delete ${name}`} onClick={() => void forget(kept)}>
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      {differences.length > 0 && (
        <details>
          <summary>{counted(differences.length, 'difference')} from what is shown here</summary>
          <Differences of={differences} />
        </details>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{counted(earlier.length, 'earlier version')}</summary>
          <ol>
            {earlier.map((version, at) => {
              const then = setupOf(version.query);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: versions stand in their order
                <li key={at}>
                  <button type="button" className={styles.open} onClick={() => onOpen(then)}>
                    Open that of {when(version.savedAt, Date.now())}
                  </button>
                  <Differences of={differencesFrom(setup, then)} />
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </li>
  );
}

function Differences({ of: differences }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => (
        <li key={difference}>{difference}</li>
      ))}
    </ul>
  );
}

function setupOf(query: string): BoardSetup {
  return setupFrom(Object.fromEntries(new URLSearchParams(query)));
}

async function forget(kept: KeptSetup): Promise<void> {
  const { name } = kept;
  const done = await attempt(`${name} was not deleted`, (storage) => storage.dropSetup(name));
  if (done)
    toast({
      title: `${name} is deleted`,
      onUndo: () => void attempt(`${name} did not come back`, (storage) => storage.putSetup(kept)),
    });
}
