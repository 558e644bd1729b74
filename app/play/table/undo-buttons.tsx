import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { useMedia } from '@/app/_ui/base/use-media';
import { TABBED, useTable } from './table-context';

/** Whether back and forth stand beside whose move it is, at the thumb, and not in the head: while a target is chosen nothing does. */
export function useUndoBelow(): boolean {
  const { view, viewer, aim } = useTable();
  return useMedia(TABBED) && viewer !== null && view.outcome === null && aim === null;
}

/** Back, and forth: below only where there is something to go forth to. */
export function UndoButtons({
  kind = 'quiet',
  isBelow = false,
}: {
  readonly kind?: 'quiet' | 'plain';
  readonly isBelow?: boolean;
}) {
  const { table, snapshot } = useTable();
  const { canUndo, canRedo } = snapshot;
  return (
    <>
      {(
        [
          ['Undo', 'u', canUndo, table.undo, Undo2],
          ['Redo', 'Shift+u', canRedo, table.redo, Redo2],
        ] as const
      ).map(
        ([name, key, can, act, Sign]) =>
          (can || !isBelow || name === 'Undo') && (
            <IconButton
              key={name}
              kind={kind}
              label={`${name} (${key})`}
              aria-keyshortcuts={key}
              disabled={!can}
              onClick={act}
            >
              <Sign size={18} aria-hidden />
            </IconButton>
          ),
      )}
    </>
  );
}
