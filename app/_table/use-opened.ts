import { useEffect, useRef, useState } from 'react';
import { replaceAddress } from '@/app/_ui/base/address';
import { toast } from '@/app/_ui/base/toast';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import { fail, type Result } from '@/lib/result';
import type { Laying, Notice } from './lay-game';
import type { Opening } from './opening';

type Kind = Opening<unknown>['kind'];

/** A table that lies open, as far as opening it goes. */
interface OpenTable {
  readonly getSnapshot: () => { readonly gameId: string };
  readonly close: () => void;
}

/** What the page shows: how a game is set up, one that is being laid, its table, or why it cannot be laid. */
export type Shown<D> =
  | { readonly status: 'setup' }
  | {
      readonly status: 'opening';
      readonly kind: Kind;
      readonly moves?: number;
      readonly of?: number;
    }
  | ({ readonly status: 'table' } & D)
  | { readonly status: 'failed'; readonly kind: Kind; readonly message: string };

/** Who opens: told of progress, and when a game goes on under another id because another tab plays it too. */
export interface Opener extends Laying {
  readonly onMoved: (id: string) => void;
}

/**
 * Opens what the address asks for, and whatever else is asked for then; what is on the table already stays. `fetchCode`
 * gives what lays a table, null where it cannot be fetched.
 */
export function useOpened<
  New,
  D extends { readonly table: OpenTable; readonly notice: Notice | null },
>({
  gameId,
  brought,
  isKnown,
  fetchCode,
}: {
  /** The game of this browser that the address names. */
  readonly gameId: string | null;
  /** The recorded game that the address brings, behind "#". */
  readonly brought: string | null;
  /** Whether the whole address is known; on the server it is not. */
  readonly isKnown: boolean;
  readonly fetchCode: () => Promise<
    | ((opening: Opening<New>, opener: Opener) => Promise<Result<D, { readonly message: string }>>)
    | null
  >;
}) {
  const [shown, setShown] = useState<Shown<D>>(
    gameId === null ? { status: 'setup' } : { status: 'opening', kind: 'kept' },
  );
  /** What was asked for last, so that an address which only follows it opens nothing again. */
  const asked = useRef<string | null>(null);
  /** What is being opened; another opening, or Cancel, makes it leave off. */
  const leaving = useRef<AbortController | null>(null);

  async function open(opening: Opening<New>) {
    leaving.current?.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const { kind } = opening;
    setShown({ status: 'opening', kind });
    const lay = await fetchCode().catch(() => null);
    if (lay === null) {
      asked.current = null;
      const { message } = partNotFetched('Kept games are safe; try again.');
      setShown({ status: 'failed', kind, message });
      return;
    }
    const laid = await lay(opening, {
      onMoved(id) {
        goToGame(id);
        toast({
          title: 'This game is played in another tab too',
          description: 'Both lines are kept: yours goes on here as a game of its own.',
        });
      },
      onProgress: (moves, of) => setShown({ status: 'opening', kind, moves, of }),
      signal,
    }).catch(cannotBeLaid);
    if (signal.aborted) {
      if (laid.ok) laid.value.table.close();
      return;
    }
    if (!laid.ok) {
      const message = laid.problems.map((one) => one.message).join(' ');
      setShown({ status: 'failed', kind, message });
      return;
    }
    const { table, notice } = laid.value;
    setShown({ status: 'table', ...laid.value });
    // From the setup a game is a step that the browser's Back takes back.
    if (kind === 'new' || kind === 'file') history.pushState(null, '', location.href);
    goToGame(table.getSnapshot().gameId);
    if (notice !== null)
      toast({ title: notice.title, description: notice.text, tone: 'warning', timeout: 0 });
  }

  function goToGame(id: string) {
    asked.current = id;
    replaceAddress(new URLSearchParams({ game: id }), '');
  }

  // An address names a game or brings one; what is on the table already stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address says what to open
  useEffect(() => {
    const wanted = brought ?? gameId;
    if (!isKnown || wanted === asked.current) return;
    asked.current = wanted;
    if (brought !== null) void open({ kind: 'link', fragment: brought });
    else if (gameId !== null) void open({ kind: 'kept', id: gameId });
    else setShown({ status: 'setup' });
  }, [gameId, brought, isKnown]);

  useEffect(
    () => () => {
      leaving.current?.abort();
      asked.current = null;
    },
    [],
  );
  useEffect(() => (shown.status === 'table' ? shown.table.close : undefined), [shown]);

  function toSetup() {
    leaving.current?.abort();
    asked.current = null;
    setShown({ status: 'setup' });
    replaceAddress(new URLSearchParams(), '');
  }

  return { shown, open, toSetup };
}

/** Whatever a kept game or a record holds: the page says so, and does not stand still. */
function cannotBeLaid(error: unknown) {
  return fail({
    code: 'failed',
    at: '',
    message: `The table could not be laid (${String(error)}).`,
  });
}
