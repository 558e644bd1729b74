import { X } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import { useStored } from '@/app/_ui/stored/use-stored';
import { setupFrom } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';
import styles from './setup.module.css';

/** The set-ups that are kept on this device, to open or to delete. */
export function KeptList({ onOpen }: { readonly onOpen: (setup: BoardSetup) => void }) {
  const stored = useStored('boardSetups');
  if (stored.status !== 'ready' || stored.value.length === 0) return null;
  return (
    <ul className={styles.kept} aria-label="Saved on this device">
      {stored.value.map(({ name, query }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onOpen(setupFrom(Object.fromEntries(new URLSearchParams(query))))}
          >
            {name}
          </button>
          <IconButton
            size="small"
            label={`Delete ${name}`}
            onClick={async () => {
              const done = await attempt(`${name} was not deleted`, (storage) =>
                storage.dropSetup(name),
              );
              if (done)
                toast({
                  title: `${name} is deleted`,
                  onUndo: () =>
                    void attempt(`${name} did not come back`, (storage) =>
                      storage.keepSetup({ name, query }),
                    ),
                });
            }}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
