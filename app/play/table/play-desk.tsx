'use client';

import { useEffect, useRef, useState } from 'react';
import { replaceAddress, useFragment, useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { freshSeed } from '@/app/_deck/opening/seed';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { toast } from '@/app/_ui/base/toast';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { fail } from '@/lib/result';
import { KeptGames } from './kept-games-list';
import type { Opened, Opening } from './open-game';
import styles from './play-desk.module.css';
import { usePlayUrl } from './play-url';
import { SetupPanel } from './setup-panel';

const TableOfPlay = late(() => import('./table').then((module) => module.TableOfPlay));

type Shown =
  | { readonly status: 'setup' }
  | { readonly status: 'opening'; readonly moves?: number; readonly of?: number }
  | ({ readonly status: 'table' } & Opened)
  | { readonly status: 'failed'; readonly message: string };

/** What the address asks for, as far as it has been opened, and how to open something else. */
function useOpened() {
  const [url, setUrl] = usePlayUrl();
  const fragment = useFragment();
  const isRecord = fragment?.startsWith(RECORD_MARK) ?? false;
  const shared = useSharedDeck(isRecord ? '' : fragment);
  const [shown, setShown] = useState<Shown>({ status: url.game === null ? 'setup' : 'opening' });
  const gameId = url.game;
  /** What was asked for last, so that an address which only follows it opens nothing again. */
  const asked = useRef<string | null>(null);

  /** What is being opened; another opening, or Cancel, makes it leave off. */
  const opener = useRef<AbortController | null>(null);

  async function open(opening: Opening) {
    opener.current?.abort();
    opener.current = new AbortController();
    const { signal } = opener.current;
    setShown({ status: 'opening' });
    const fetched = await fetchEngine();
    if (fetched === null) {
      asked.current = null;
      setShown({
        status: 'failed',
        message: partNotFetched('Kept games are safe; try again.').message,
      });
      return;
    }
    const { openGame, ...parts } = fetched;
    const laid = await openGame(opening, {
      ...parts,
      onMoved: goToGame,
      onProgress: (moves, of) => setShown({ status: 'opening', moves, of }),
      signal,
    }).catch(cannotBeLaid);
    if (signal.aborted) {
      if (laid.ok) laid.value.table.close();
      return;
    }
    if (!laid.ok) {
      setShown({ status: 'failed', message: laid.problems.map((one) => one.message).join(' ') });
      return;
    }
    const { table, notice } = laid.value;
    setShown({ status: 'table', ...laid.value });
    // From the setup a game is a step that the browser's Back takes back.
    if (opening.kind === 'new' || opening.kind === 'file')
      history.pushState(null, '', location.href);
    goToGame(table.getSnapshot().gameId);
    if (notice !== null)
      toast({ title: notice.title, description: notice.text, tone: 'warning', timeout: 0 });
  }

  function goToGame(id: string) {
    asked.current = id;
    replaceAddress(new URLSearchParams({ game: id }), '');
  }

  // An address names a game or brings one; what is on the table already stays.
  const brought = isRecord ? fragment : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address says what to open
  useEffect(() => {
    const wanted = brought ?? gameId;
    if (fragment === null || wanted === asked.current) return;
    asked.current = wanted;
    if (brought !== null) void open({ kind: 'link', fragment: brought });
    else if (gameId !== null) void open({ kind: 'kept', id: gameId });
    else setShown({ status: 'setup' });
  }, [gameId, brought, fragment === null]);

  useEffect(
    () => () => {
      opener.current?.abort();
      asked.current = null;
    },
    [],
  );
  useEffect(() => (shown.status === 'table' ? shown.table.close : undefined), [shown]);

  function toSetup() {
    opener.current?.abort();
    asked.current = null;
    setShown({ status: 'setup' });
    replaceAddress(new URLSearchParams(), '');
  }

  return { shown, shared, open, toSetup, setUrl };
}

/** Sets a game up, takes a kept one or one from a link up again, and shows it. */
export function PlayDesk() {
  const { shown, shared, open, toSetup, setUrl } = useOpened();
  switch (shown.status) {
    case 'opening':
      return <BeingLaid moves={shown.moves} of={shown.of} onCancel={toSetup} />;
    case 'failed':
      return (
        <>
          <PageTitle title="Play" />
          <EmptyState
            tone="failed"
            title="This game cannot be opened"
            actions={<Button onClick={toSetup}>Set up a game</Button>}
          >
            {shown.message}
          </EmptyState>
        </>
      );
    case 'table': {
      const { table } = shown;
      return (
        <TableOfPlay
          table={table}
          asksWho={shown.asksWho}
          meanwhile={<BeingLaid onCancel={toSetup} />}
          onNew={toSetup}
          onRestart={(seed) => {
            const { controllers } = table.getSnapshot();
            const setup = seed === null ? table.setup : { ...table.setup, seed: freshSeed() };
            void open({ kind: 'new', setup, controllers });
          }}
        />
      );
    }
    case 'setup':
      return (
        <>
          <PageTitle
            title="Play"
            note="The table knows the rules: it offers what may be done, and keeps every move."
            actions={<LinkButton href="/play/opening">Opening hand</LinkButton>}
          />
          <div className={styles.desk}>
            <SetupPanel
              shared={shared.status === 'ready' ? shared.deck : null}
              onStart={(setup, controllers) => void open({ kind: 'new', setup, controllers })}
              onFile={async (file) => void open({ kind: 'file', text: await file.text() })}
            />
            <KeptGames onOpen={(id) => void setUrl({ game: id }, { history: 'push' })} />
          </div>
        </>
      );
  }
}

function BeingLaid({
  moves,
  of,
  onCancel,
}: {
  readonly moves?: number | undefined;
  readonly of?: number | undefined;
  readonly onCancel: () => void;
}) {
  return (
    <>
      <PageTitle title="Play" />
      <p className="text-muted" aria-live="polite">
        Laying the table …
      </p>
      {moves !== undefined && (
        <div className="flex gap-3 items-center">
          <progress value={moves} max={of} aria-label="Moves played again" />
          <span>
            {moves} of {of} moves
          </span>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      )}
    </>
  );
}

/** How the part of a link behind "#" begins that holds a game. */
const RECORD_MARK = 'g';

/** Whatever a kept game or a record holds: the page says so, and does not stand still. */
function cannotBeLaid(error: unknown) {
  return fail({
    code: 'failed',
    at: '',
    message: `The table could not be laid (${String(error)}).`,
  });
}

/** The cards, the engine and what the cards do: fetched with the first game. Null where they cannot be. */
async function fetchEngine() {
  try {
    const { catalogue } = await catalogueReady();
    const [{ openGame }, { withAbilities }, games] = await Promise.all([
      import('./open-game'),
      import('@/lib/engine/abilities/book'),
      openStorage(),
    ]);
    return { catalogue: withAbilities(catalogue), openGame, games };
  } catch {
    return null;
  }
}
