import { Command } from 'cmdk';
import { useMemo, useRef } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { sayAction } from '@/lib/engine/narration/action';
import styles from './all-actions.module.css';
import { keyOf } from './card-menu';
import { useTable } from './table-context';

/** Every legal action in one list; a few letters find it, Enter plays it. */
export function AllActions({ onClose }: { readonly onClose: () => void }) {
  const { snapshot, view, catalogue, act } = useTable();
  const { actions } = snapshot;
  const input = useRef<HTMLInputElement>(null);
  const lines = useMemo(
    () =>
      actions.map((action) => ({
        action,
        key: keyOf(action),
        words: sayAction(view, catalogue, action),
      })),
    [actions, view, catalogue],
  );
  return (
    <Dialog
      onClose={onClose}
      title="All actions"
      initialFocus={input}
      foot={
        <p className="flex-1 text-muted">
          <kbd>Enter</kbd> plays the marked one, <kbd>Esc</kbd> closes
        </p>
      }
    >
      <Command label="Action" loop vimBindings={false}>
        <Command.Input ref={input} placeholder="Filter" className={styles.input} maxLength={80} />
        <Command.List label="Actions" className={styles.list}>
          <Command.Empty className={styles.none}>No action reads like that.</Command.Empty>
          {lines.map(({ action, key, words }) => (
            <Command.Item
              key={key}
              value={key}
              keywords={[words]}
              className={styles.item}
              onSelect={() => {
                onClose();
                act(action);
              }}
            >
              {words}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
