import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Action } from '@/lib/board/engine/actions';
import { eliteName, postName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { startIn } from './place-asked';
import question from './question.module.css';
import styles from './start-answers.module.css';
import { eliteRange, type Post, placed, startSplit, startSteps } from './start-split';

/** Whether starting forces are asked for in one question, and no part of it was answered alone. */
export function placesTogether(view: BoardView): boolean {
  return startIn(view)?.count === null;
}

/** How many starting forces begin in each place, as one answer; it opens as a steward would place them. */
export function StartAnswers({
  view,
  onAll,
}: {
  readonly view: BoardView;
  readonly onAll: (actions: readonly Action[]) => void;
}) {
  const { places, forces } = startIn(view) ?? { places: [], forces: 0 };
  const [opening] = useState(() => startSplit({ places, forces }));
  const [posts, setPosts] = useState<readonly Post[]>(opening);
  const { id = '', reserves, eliteReserves } = view.factions[view.asked ?? -1] ?? {};
  const reserve = { count: reserves ?? 0, elite: eliteReserves ?? 0 };
  const left = forces - placed(posts);
  const elites = eliteName(id);
  const put = (post: Post, change: Partial<Post>) =>
    setPosts(posts.map((one) => (one === post ? { ...one, ...change } : one)));
  return (
    <>
      <div className={styles.posts}>
        {posts.map((post) => (
          <div key={post.at}>
            <span aria-hidden>{postName(post.at)}</span>
            <NumberStepper
              label={postName(post.at)}
              value={post.count}
              max={post.count + left}
              onValueChange={(count) => put(post, { count, elite: Math.min(post.elite, count) })}
            />
          </div>
        ))}
      </div>
      {reserve.elite > 0 && (
        <>
          <h4 className={styles.elites}>{elites} among them</h4>
          <div className={styles.posts}>
            {posts.map((post) => {
              const [min, max] = eliteRange(posts, post, reserve);
              return (
                post.count > 0 && (
                  <div key={post.at}>
                    <span aria-hidden>{postName(post.at)}</span>
                    <NumberStepper
                      label={`${elites} in ${postName(post.at)}`}
                      value={post.elite}
                      {...{ min, max }}
                      onValueChange={(elite) => put(post, { elite })}
                    />
                  </div>
                )
              );
            })}
          </div>
        </>
      )}
      <div data-foot className={styles.go}>
        <p aria-live="polite">
          <b>{placed(posts)}</b> of {forces}
        </p>
        <Button
          kind="primary"
          className={question.whole}
          data-lit
          disabled={left > 0}
          onClick={() => onAll(startSteps(posts, reserve))}
        >
          {posts === opening && <small>Suggested</small>}{' '}
          {left > 0 ? `${left} more to place` : `Place ${counted(forces, 'force')}`}
        </Button>
      </div>
    </>
  );
}
