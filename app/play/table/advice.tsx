import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { reasonsOf } from '@/lib/players/mentat/reasons';
import type { Thought } from '@/lib/players/mentat/search';
import { counted, listed } from '@/lib/sentences';
import styles from './advice.module.css';
import { keyOf } from './card-menu';
import { sayAnswer } from './pass-name';
import { useTable } from './table-context';

/** So many playouts, and the moves that are told of. */
const PLAYOUTS = 64;
const MOVES = 3;

/** What a mentat thinks of the moves of the House that is asked: the best three, each with its reasons. */
export function Advice({ onClose }: { readonly onClose: () => void }) {
  const { table, snapshot } = useTable();
  const { at } = snapshot;
  const [thought, setThought] = useState<Thought | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another question
  useEffect(() => {
    let isAsked = true;
    setThought(null);
    table.advice(PLAYOUTS).then(
      (told) => isAsked && setThought(told),
      () => isAsked && setThought('failed'),
    );
    return () => {
      isAsked = false;
    };
  }, [table, at]);
  return (
    <Dialog onClose={onClose} title="What a mentat thinks of your moves">
      {thought === null ? (
        <p role="status">It looks ahead …</p>
      ) : thought === 'failed' ? (
        <p role="alert">{partNotFetched('Try again.').message}</p>
      ) : (
        <Told thought={thought} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Told({ thought, onClose }: { readonly thought: Thought; readonly onClose: () => void }) {
  const { view, catalogue, act } = useTable();
  const shown = thought.moves.filter(({ chances }) => chances.length > 0).slice(0, MOVES);
  if (shown.length === 0)
    return <p role="status">There is only one thing worth a thought here: go on.</p>;
  return (
    <>
      <p role="status">
        It played {counted(thought.playouts, 'time')} to the end of this turn, with what your House
        knows: so likely you win the game. What gains the most for certain stands first. The lit
        move on the table follows rules of thumb; where they differ, this has looked further.
      </p>
      <ol className={styles.moves}>
        {shown.map((move) => {
          const { pro, con } = reasonsOf(
            move,
            shown.filter((other) => other !== move),
            // it was looked how things stand when the next one begins
            view.turn + 1,
          );
          return (
            <li key={keyOf(move.action)}>
              <span className={styles.chance}>{Math.round(move.chance * 100)} %</span>
              <span className={styles.move}>
                <b>{sayAnswer(view, catalogue, move.action)}</b>
                <span className={styles.reasons}>{reasonWords(pro, con)}</span>
              </span>
              <Button
                onClick={() => {
                  onClose();
                  act(move.action);
                }}
              >
                Do it
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** "more income, but fewer solaris left" */
function reasonWords(pro: readonly string[], con: readonly string[]): string {
  if (pro.length === 0 && con.length === 0) return 'about as good as the others';
  if (con.length === 0) return listed(pro);
  return pro.length === 0 ? listed(con) : `${listed(pro)}, but ${listed(con)}`;
}
