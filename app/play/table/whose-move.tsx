import type { ReactNode } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import { useTable } from './table-context';
import styles from './whose-move.module.css';

/** Whose move it is, over what that House is asked. */
export function WhoseMove({ children }: { readonly children?: ReactNode }) {
  const { view, viewer, snapshot } = useTable();
  const seat = view.decision?.seat;
  const isOwn = seat !== undefined && seat === viewer && snapshot.controllers[seat] === 'person';
  return (
    <div className={styles.move} data-own={isOwn ? '' : undefined}>
      <b className={styles.words}>
        {isOwn
          ? 'Your move'
          : seat === undefined
            ? 'Nobody moves'
            : `${houseName(view, seat)} moves`}
      </b>
      {children}
    </div>
  );
}
