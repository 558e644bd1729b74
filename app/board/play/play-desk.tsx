'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { type BoardTable, beginGame, takeUpGame } from './board-table';
import { keptGame } from './kept-game';
import styles from './play.module.css';
import { Start } from './start';
import { Table } from './table';

/** The board game: how it begins, and the table once it has. */
export function PlayDesk({
  served,
  by,
  seed,
}: {
  readonly served: BoardSetup;
  /** Who plays each seat, as far as the address says it. */
  readonly by: readonly string[];
  readonly seed: string;
}) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const kept = keptGame.use();
  const [table, setTable] = useState<BoardTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => table?.close(), [table]);

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
            onClick={() => {
              const taken = takeUpGame(kept);
              if (taken !== null) lay(taken);
              else setProblem('The game that lies here was made otherwise and cannot be followed.');
            }}
          >
            Go on with it
          </Button>
        </div>
      )}
      <Start
        served={served}
        by={by}
        seed={seed}
        isReady={isReady}
        problem={problem}
        onBegin={(setup, controllers) => {
          const begun = beginGame(setup, controllers);
          if (begun.ok) lay(begun.value);
          else setProblem(begun.problems[0]?.message ?? null);
        }}
      />
    </div>
  );
}
