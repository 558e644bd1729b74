'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BeingLaid, NotLaid } from '@/app/_table/being-laid';
import { type Opener, useOpened } from '@/app/_table/use-opened';
import { useFragment } from '@/app/_ui/base/address';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { factionOf } from '@/lib/board/factions/factions';
import type { SetupQuery } from '@/lib/board/setup/link';
import { isBoardGame } from '@/lib/storage/game-kind';
import type { StoredBoardGame } from '@/lib/storage/game-record';
import { askedIn } from './asked';
import type { NewGame, Opened, Opening } from './open-game';
import { Start } from './start';

// The rules and the table come once the page stands: nobody plays before.
const fetchTable = () => import('./open-game');
const KeptGames = late(() =>
  import('@/app/_table/kept-games').then((module) => module.KeptGames<StoredBoardGame>),
);
const Table = late(() => import('./table').then((module) => module.Table));

const TITLE = 'Play the board game';

/** The board game: how it begins, those that are kept, and the table once one lies open. */
export function PlayDesk({ served }: { readonly served: SetupQuery }) {
  const [query, setQuery] = useState(served);
  const gameId = useSearchParams().get('game');
  const fragment = useFragment();
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { shown, open, toSetup } = useOpened<NewGame, Opened>({
    gameId,
    brought: fragment?.startsWith(RECORD_MARK) ? fragment : null,
    isKnown: fragment !== null,
    fetchCode: fetchOpener,
  });

  useEffect(() => {
    fetchTable().catch(() => {});
    // the offline copy of the page is served for every address
    setQuery(Object.fromEntries(new URLSearchParams(location.search)));
  }, []);

  if (shown.status === 'table') return <Table table={shown.table} onLeave={toSetup} />;
  // What is set up here stays in sight till its table lies there.
  const isFromHere = shown.status !== 'setup' && (shown.kind === 'new' || shown.kind === 'file');
  if (shown.status === 'opening' && (!isFromHere || shown.moves !== undefined))
    return <BeingLaid title={TITLE} moves={shown.moves} of={shown.of} onCancel={toSetup} />;
  if (shown.status === 'failed' && !isFromHere)
    return <NotLaid title={TITLE} message={shown.message} onSetup={toSetup} />;
  return (
    <Start
      key={JSON.stringify(query)}
      title={TITLE}
      asked={askedIn(query)}
      isReady={isReady}
      problem={shown.status === 'failed' ? shown.message : null}
      onBegin={(setup, seed, controllers) => void open({ kind: 'new', setup, seed, controllers })}
    >
      <KeptGames
        isOfKind={isBoardGame}
        nameOf={factionsOf}
        seedOf={({ setup }) => String(setup.seed)}
        onOpen={(id) => history.pushState(null, '', `?${new URLSearchParams({ game: id })}`)}
      />
      <OpenFile onText={(text) => void open({ kind: 'file', text })} />
    </Start>
  );
}

function factionsOf({ setup: { factions } }: StoredBoardGame): string {
  const ids = Array.isArray(factions) ? factions.map(String) : [];
  return ids.map((id) => factionOf(id)?.name ?? id).join(', ');
}

/** How the part of a link behind "#" begins that holds a game. */
const RECORD_MARK = 'b';

/** What lays a table, and the storage that keeps it. */
async function fetchOpener() {
  const [{ openGame }, games] = await Promise.all([fetchTable(), openStorage()]);
  return (opening: Opening, opener: Opener) => openGame(opening, { ...opener, games });
}

/** A game that was saved as a file. */
function OpenFile({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onClick={() => input.current?.click()}>Open a saved game</Button>
      <FileInput
        ref={input}
        accept=".json,application/json"
        testId="game-file"
        onFiles={async ([file]) => file && onText(await file.text())}
      />
    </div>
  );
}
