import { Button } from '@/app/_ui/base/button';
import { continueReading, dropUnread, stopRun, useRun } from './add-files';
import styles from './progress.module.css';

/** How far the reading of many files is; it can be stopped and taken up again. */
export function Progress() {
  const { status, done, total } = useRun();
  if (status === 'idle') return null;
  const isStopped = status === 'stopped';
  return (
    <section aria-label="Reading the lists" className={styles.progress}>
      <div className={styles.words}>
        <span>{isStopped ? `Stopped after ${done} of ${total}` : `${done} of ${total} read`}</span>
        <progress className={styles.bar} value={done} max={Math.max(1, total)}>
          {done} of {total}
        </progress>
      </div>
      {isStopped ? (
        <>
          <Button size="small" onClick={continueReading}>
            Go on
          </Button>
          <Button size="small" kind="quiet" onClick={dropUnread}>
            Leave the rest
          </Button>
        </>
      ) : (
        <Button size="small" onClick={stopRun}>
          Stop
        </Button>
      )}
    </section>
  );
}
