import { Undo2 } from 'lucide-react';
import { announce } from '@/app/_ui/base/announce';
import { IconButton } from '@/app/_ui/base/button';
import type { Change } from '@/lib/desk/answers';
import styles from './change-list.module.css';

/** What was changed on top of the list, each to be taken back by itself. */
export function ChangeList({
  changes,
  onUndo,
}: {
  readonly changes: readonly Change[];
  readonly onUndo: (at: number) => void;
}) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed">
      <h2 id="changed" className="text-m">
        Changed from the list
      </h2>
      <ol className="flex flex-wrap gap-2 mt-2">
        {changes.map(({ label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be made twice
          <li key={`${label} ${at}`} className={styles.change}>
            {label}
            <IconButton
              size="small"
              label={`Take back: ${label}`}
              onClick={() => {
                onUndo(at);
                announce(`Taken back: ${label}`);
              }}
            >
              <Undo2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
