import { Button } from '@/app/_ui/base/button';
import { ProgressBar } from '@/app/_ui/base/progress-bar';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Row } from '@/lib/desk/rows';
import { continueReading, dropUnread, stopRun, useRun } from './add-files';
import type { Address } from './address';
import { Filters } from './filters';
import { ListsTable } from './lists-table';
import progress from './progress.module.css';
import { Selection } from './selection';
import { Tools } from './toolbar';
import { TournamentBar } from './tournament-bar';

export interface TableViewProps extends Address {
  readonly rows: readonly Row[];
  /** Those that the filter lets through, in order. */
  readonly shown: readonly Row[];
  readonly catalogue: Catalogue | null;
}

/** All lists of a tournament: what holds for all of them, the tools, the filters, the table and what is chosen in it. */
export function TableView(props: TableViewProps) {
  return (
    <>
      <TournamentBar />
      <Tools {...props} />
      <Progress />
      <Filters {...props} />
      <ListsTable {...props} />
      <Selection {...props} />
    </>
  );
}

/** How far the reading of many files is; it can be stopped and taken up again. */
function Progress() {
  const { status, done, total } = useRun();
  if (status === 'idle') return null;
  const isStopped = status === 'stopped';
  return (
    <section aria-label="Reading the lists" className={progress.progress}>
      <div className={progress.words}>
        <span>{isStopped ? `Stopped after ${done} of ${total}` : `${done} of ${total} read`}</span>
        <div className={progress.bar}>
          <ProgressBar done={done} total={total} label="Lists read" />
        </div>
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
