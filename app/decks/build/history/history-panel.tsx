import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { exactly, when } from '@/app/_ui/base/when';
import { describeEdit } from '@/lib/decks/describe-edit';
import { useSnapshot, useWorkshop } from '../state/workshop';
import styles from './history-panel.module.css';
import { Versions } from './versions';

/** As many lines as are shown at first; long histories come in steps. */
const STEP = 100;

/** Named versions, and every change since the deck was begun, newest first. */
export function HistoryPanel() {
  return (
    <div className="flex flex-col gap-6">
      <Versions />
      <Changes />
    </div>
  );
}

function Changes() {
  const { changes, catalogue } = useWorkshop();
  const { history, cursor, canUndo, canRedo } = useSnapshot();
  const [shown, setShown] = useState(STEP);
  const newest = history.map((line, at) => ({ line, at: at + 1 })).toReversed();
  const rest = newest.length - shown;
  const now = Date.now();
  const points = [
    ...newest.slice(0, shown).map(({ line, at }) => ({
      at,
      words: describeEdit(line.edit, catalogue),
      note: `${when(line.at, now)}${line.elsewhere ? ', in another tab' : ''}`,
      moment: exactly(line.at),
    })),
    ...(rest > 0 ? [] : [{ at: 0, words: 'The deck was begun', note: '', moment: '' }]),
  ];
  return (
    <section aria-labelledby="history-title" className="flex flex-col">
      <div className={styles.head}>
        <h2 id="history-title" className="flex-1 text-l">
          Every change
        </h2>
        <Button size="small" kind="quiet" disabled={!canUndo} onClick={changes.undo}>
          <Undo2 size={14} aria-hidden />
          Undo
        </Button>
        <Button size="small" kind="quiet" disabled={!canRedo} onClick={changes.redo}>
          <Redo2 size={14} aria-hidden />
          Redo
        </Button>
      </div>
      <ol className="m-0" aria-label="Changes, newest first" reversed>
        {points.map(({ at, words, note, moment }) => {
          const [here, undone] = [at === cursor, at > cursor];
          return (
            <li
              key={at}
              className={classes(styles.point, here && styles.here, undone && styles.undone)}
            >
              <button
                type="button"
                className={styles.go}
                onClick={() => changes.goTo(at)}
                aria-current={here ? 'step' : undefined}
              >
                <span className={styles.words}>
                  <span className="visually-hidden">{undone ? 'Undone: ' : ''}</span>
                  {words}
                </span>
                <span className={styles.note} title={moment}>
                  {here ? 'now' : note}
                </span>
              </button>
            </li>
          );
        })}
        {rest > 0 && (
          <li>
            <Button size="small" kind="quiet" onClick={() => setShown(shown + 5 * STEP)}>
              Show {Math.min(rest, 5 * STEP)} earlier changes
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}
