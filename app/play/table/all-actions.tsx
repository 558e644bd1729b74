import { Command } from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { suggestionsShown } from '@/app/_table/manners';
import { Dialog } from '@/app/_ui/base/dialog';
import { useMedia } from '@/app/_ui/base/use-media';
import styles from './all-actions.module.css';
import { keyOf } from './card-menu';
import { sayAnswer } from './pass-name';
import { TABBED, useTable } from './table-context';

/** Every legal action in one list; a few letters find it, Enter plays it. */
export function AllActions({ onClose }: { readonly onClose: () => void }) {
  const { table, snapshot, view, catalogue, act } = useTable();
  const { actions } = snapshot;
  const best = (suggestionsShown.use() && table.suggestion()?.action) || null;
  const missing = table.missing();
  const isTabbed = useMedia(TABBED);
  const isTouched = useMedia('(pointer: coarse)');
  const input = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');

  // What is typed before the field has the focus is meant for it too.
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isThere = target instanceof Element && target.closest('[role=dialog]') !== null;
      if (isThere || defaultPrevented || key.length !== 1) return;
      if (ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      input.current?.focus();
      setFilter((typed) => typed + key);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const lines = useMemo(
    () =>
      // what is suggested stands first, and is the marked one
      actions
        .toSorted((one, other) => Number(other === best) - Number(one === best))
        .map((action) => ({
          action,
          key: keyOf(action),
          words: sayAnswer(view, catalogue, action),
        })),
    [actions, best, view, catalogue],
  );
  return (
    <Dialog
      onClose={onClose}
      title="All actions"
      {...(isTabbed && { shape: 'sheet' })}
      // a finger looks through the list: no keyboard covers it
      {...(!isTouched && { initialFocus: input })}
      foot={
        !isTouched && (
          <p className="flex-1 text-muted">
            <kbd>Enter</kbd> plays the marked one, <kbd>Esc</kbd> closes
          </p>
        )
      }
    >
      <Command label="Action" loop vimBindings={false}>
        <Command.Input
          ref={input}
          value={filter}
          onValueChange={setFilter}
          placeholder="Filter"
          className={styles.input}
          maxLength={80}
        />
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
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>Not possible now: {missing.map(({ name }) => name).join(', ')}</summary>
          <dl>
            {missing.map(({ kind, name, text }) => (
              <div key={kind}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Dialog>
  );
}
