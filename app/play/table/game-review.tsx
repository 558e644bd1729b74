import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { ProgressBar } from '@/app/_ui/base/progress-bar';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import type { Review } from '@/lib/engine/game-review';
import { houseName } from '@/lib/engine/narration/naming';
import { counted } from '@/lib/sentences';
import { Lines } from './course';
import endingStyles from './ending.module.css';
import styles from './game-review.module.css';
import { useTable } from './table-context';

type Shown =
  | { readonly status: 'not-asked' | 'failed' }
  | { readonly status: 'running'; readonly moves: number }
  | { readonly status: 'done'; readonly review: Review };

/** How the chances went, and the decisions that cost most: looked at when it is asked for. */
export function GameReview() {
  const { table, snapshot } = useTable();
  const [shown, setShown] = useState<Shown>(() => {
    const review = table.lastReview();
    return review === null ? { status: 'not-asked' } : { status: 'done', review };
  });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask() {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setShown({ status: 'running', moves: 0 });
    const review = await table
      .review((moves) => setShown({ status: 'running', moves }), own.signal)
      .catch(() => 'failed' as const);
    if (own.signal.aborted) return;
    if (review === 'failed' || review === null) setShown({ status: 'failed' });
    else setShown({ status: 'done', review });
  }

  function stop() {
    running.current?.abort();
    setShown({ status: 'not-asked' });
  }

  if (shown.status === 'running')
    return (
      <div className={styles.running}>
        <ProgressBar
          done={shown.moves}
          total={snapshot.at}
          label="Moves that were looked through"
        />
        <Button onClick={stop}>Stop</Button>
      </div>
    );
  if (shown.status === 'done') return <Told review={shown.review} />;
  return (
    <div className={styles.ask}>
      {shown.status === 'failed' && <p role="alert">{partNotFetched('Try again.').message}</p>}
      <Button onClick={() => void ask()}>Review the game</Button>
      <span className={styles.note}>A mentat looks every decision over; it takes a while.</span>
    </div>
  );
}

function Told({ review: { turns, turnings, looked } }: { readonly review: Review }) {
  const { table, view } = useTable();
  const isOwn = table.playedByPersons().length === 1;
  return (
    <section aria-label="Review of the game" className={styles.review}>
      <figure className={endingStyles.curve}>
        <figcaption>Chance to win at the start of each turn, in per cent</figcaption>
        <Lines
          rows={turns.map(({ chances }) => chances.map((one) => one * 100))}
          most={100}
          turns={turns.map(({ turn }) => turn)}
        />
      </figure>
      <div>
        <h3>The decisions that cost most</h3>
        {turnings.length === 0 ? (
          <p>
            None of {counted(looked, 'decision')} cost more than 2 points of a chance to win, as far
            as can be told.
          </p>
        ) : (
          <ol className={styles.turnings}>
            {turnings.map(({ at, turn, seat, asked, played, better, cost, error }) => (
              <li key={at}>
                <b className={styles.cost}>−{Math.round(cost * 100)}</b>
                <span className={styles.words}>
                  {!isOwn && <b>{houseName(view, seat)}: </b>}
                  {asked !== null && <span className={styles.asked}>{asked}</span>}
                  {played}. Better: {better}.{' '}
                  <span className={styles.note}>(± {Math.max(1, Math.round(error * 196))})</span>
                </span>
                <Button onClick={() => table.goTo(at)}>Turn {turn}</Button>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.note}>
          Points of a chance to win, from {counted(looked, 'decision')}: each looked at with what
          its House knew then, if rules of thumb had gone on from there. The range (95 %) holds the
          luck of the deals, not what the mentat misjudges.
        </p>
      </div>
    </section>
  );
}
