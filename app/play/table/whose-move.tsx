import type { ReactNode } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import { answeredBy } from './answered';
import { shortName } from './short-names';
import { useTable } from './table-context';
import { UndoButtons, useUndoBelow } from './undo-buttons';
import styles from './whose-move.module.css';

/** Whose move it is, or what of a rival's the House that looks answers; over what it is asked. */
export function WhoseMove({
  words = 'Your move',
  below,
  children,
}: {
  /** What stands there of the own move. */
  readonly words?: string | undefined;
  /** In small letters below them. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { view, viewer, snapshot } = useTable();
  const seat = view.decision?.seat;
  const isOwn = seat !== undefined && seat === viewer && snapshot.controllers[seat] === 'person';
  const answered = isOwn ? answeredBy(seat, view) : null;
  return (
    <div
      className={styles.move}
      data-own={isOwn && answered === null ? '' : undefined}
      data-answers={answered === null ? undefined : ''}
    >
      <div className={styles.said}>
        <b className={styles.words}>
          {answered !== null ? (
            <>Answer {shortName(houseName(view, answered.seat))}</>
          ) : isOwn ? (
            words
          ) : seat === undefined ? (
            'Nobody moves'
          ) : (
            `${houseName(view, seat)} moves`
          )}
        </b>
        {below}
      </div>
      {children}
      {useUndoBelow() && <UndoButtons isBelow />}
    </div>
  );
}
