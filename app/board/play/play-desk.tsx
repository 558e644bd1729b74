'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { SetupQuery } from '@/lib/board/setup/link';
import { askedIn } from './asked';
import type { BoardTable } from './board-table';
import { keptGame } from './kept-game';
import styles from './play.module.css';
import { Start } from './start';

// The rules and the table come once the page stands: nobody plays before.
const fetchTable = () => import('./board-table');
const Table = late(() => import('./table').then((module) => module.Table));

/** The board game: how it begins, and the table once it has. */
export function PlayDesk({ served }: { readonly served: SetupQuery }) {
  const [query, setQuery] = useState(served);
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const kept = keptGame.use();
  const [table, setTable] = useState<BoardTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => table?.close(), [table]);
  useEffect(() => {
    fetchTable().catch(() => {});
    // the offline copy of the page is served for every address
    setQuery(Object.fromEntries(new URLSearchParams(location.search)));
  }, []);

  /** Lays what the table's code makes, or says why it cannot. */
  async function layWith(
    make: (code: Awaited<ReturnType<typeof fetchTable>>) => BoardTable | string,
  ) {
    const made = await fetchTable().then(make, () => 'The table could not be fetched. Try again.');
    if (typeof made === 'string') setProblem(made);
    else lay(made);
  }

  function lay(next: BoardTable) {
    setProblem(null);
    setTable(next);
    next.start();
  }

  if (table !== null)
    return (
      <Table
        table={table}
        onLeave={() => {
          table.close();
          setTable(null);
        }}
      />
    );
  return (
    <div className={styles.begin}>
      <div>
        <h1>Play the board game</h1>
        <p className="mt-2 text-muted">
          The 2019 edition from its set-up to its end, at this device: against stewards, who play by
          rules of thumb, or passing it round.
        </p>
      </div>
      {isReady && kept !== null && (
        <div className={styles.goOn}>
          <p>A game lies here as you left it.</p>
          <Button
            kind="primary"
            onClick={() =>
              layWith(
                ({ takeUpGame }) =>
                  takeUpGame(kept) ??
                  'The game that lies here was made otherwise and cannot be followed.',
              )
            }
          >
            Go on with it
          </Button>
        </div>
      )}
      <Start
        key={JSON.stringify(query)}
        asked={askedIn(query)}
        isReady={isReady}
        problem={problem}
        onBegin={(...setup) =>
          layWith(({ beginGame }) => {
            const begun = beginGame(...setup);
            return begun.ok ? begun.value : (begun.problems[0]?.message ?? '');
          })
        }
      />
    </div>
  );
}
