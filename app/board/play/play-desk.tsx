'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/base/button';
import { FACTIONS } from '@/lib/board/factions/factions';
import { type BoardTable, beginGame, takeUpGame } from './board-table';
import { keptGame } from './kept-game';
import styles from './play.module.css';
import type { Controller } from './players';
import { Start } from './start';
import { Table } from './table';

/** The board game: how it begins, and the table once it has. */
export function PlayDesk() {
  const [{ seed, factions, players }] = useQueryStates({
    seed: parseAsString,
    factions: parseAsString,
    players: parseAsString,
  });
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
          The basic game of the 2019 edition, from the set-up to its end, for two to six factions at
          this device.
        </p>
      </div>
      {isReady && kept !== null && (
        <div className={styles.goOn}>
          <p>A game lies here as you left it.</p>
          <Button
            kind="primary"
            onClick={() => {
              const taken = takeUpGame(kept);
              if (taken === null) {
                setProblem('The game that lies here was made otherwise and cannot be followed.');
                keptGame.set(null);
              } else lay(taken);
            }}
          >
            Go on with it
          </Button>
        </div>
      )}
      <Start
        isReady={isReady}
        first={seating(factions, players)}
        seed={seed ?? '1'}
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

/** Who plays what at first: as the address says it, else one person among five others. */
function seating(factions: string | null, players: string | null) {
  const named = factions?.split(',') ?? FACTIONS.map(({ id }) => id);
  const by = players?.split(',') ?? ['person'];
  return Object.fromEntries(
    FACTIONS.map(({ id }): [string, Controller | 'nobody'] => {
      const at = named.indexOf(id);
      if (at < 0) return [id, 'nobody'];
      return [id, by[at] === 'person' ? 'person' : 'random'];
    }),
  );
}
