'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import type { SetupQuery } from '@/lib/board/setup/link';
import { askedIn } from './asked';
import type { BoardTable } from './board-table';
import { keptGame, latestGame } from './kept-game';
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
          The 2019 edition or that of Descartes from its set-up to its end, at this device: against
          stewards, who play by rules of thumb, or passing it round.
        </p>
      </div>
      {isReady && kept !== null && (
        <div className={styles.goOn}>
          <p>A game lies here as you left it. A new one takes its place.</p>
          <Button
            kind="primary"
            onClick={() =>
              layWith(
                ({ takeUpGame }) =>
                  takeUpGame(latestGame() ?? kept) ??
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
      <OpenFile
        onText={(text) => layWith(({ openRecord }) => openRecord(text))}
        onProblem={setProblem}
      />
    </div>
  );
}

/** A game of so many bytes has more moves than any that is played. */
const MOST_BYTES = 4_000_000;

/** A game that was saved as a file. */
function OpenFile({
  onText,
  onProblem,
}: {
  readonly onText: (text: string) => void;
  readonly onProblem: (problem: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  async function open(file: File) {
    if (file.size > MOST_BYTES) onProblem(`${file.name} is too large for a saved game.`);
    else onText(await file.text());
  }
  return (
    <div>
      <Button onClick={() => input.current?.click()}>Open a saved game</Button>
      <FileInput
        ref={input}
        accept=".json,application/json"
        testId="game-file"
        onFiles={([file]) => file && void open(file)}
      />
    </div>
  );
}
