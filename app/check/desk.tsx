'use client';

import { Table2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { onPlainClick } from '@/app/_ui/base/plain-click';
import { OnItsWay } from '@/app/_ui/data/not-fetched';
import { tournamentFlag } from '@/app/_ui/stored/flag';
import { counted } from '@/lib/sentences';
import styles from './check.module.css';
import { CLEAR_DESK, deskNow, setDesk, useDesk } from './one-list/list-memory';
import { OneList } from './one-list/one-list';
import { addFiles, useRun } from './tournament/add-files';
import { useAddress } from './tournament/address';
import { newList } from './tournament/new-list';
import { focusRowSoon, wishFocus } from './tournament/row-focus';
import { putLists, useTournament } from './tournament/tournament-store';

const TournamentDesk = late(() =>
  import('./tournament/tournament-desk').then((module) => module.TournamentDesk),
);

/** The tournament desk: one list by itself, or the lists of a tournament in a table. */
export function Desk({
  accept,
  example,
}: {
  /** Kinds of files that a chooser offers first. */
  readonly accept: string;
  /** What is said of a list, before there is one. */
  readonly example: ReactNode;
}) {
  const { status, lists } = useTournament();
  const run = useRun();
  const { address, go } = useAddress();
  const isExpected = tournamentFlag.use();
  const hasTournament = lists.length > 0 || run.status !== 'idle';
  const isOne = address.desk === 'one';
  // a list that lies there has its own way into a tournament
  const isEmpty = useDesk().text.trim() === '';

  const hadTournament = useRef(hasTournament);
  useEffect(() => {
    // what had the focus went with the last list
    const isGone = hadTournament.current && !hasTournament;
    hadTournament.current = hasTournament;
    if (isGone && document.activeElement === document.body) focusRowSoon([]);
  }, [hasTournament]);

  /** The list that lies on the desk by itself goes first, so that nothing is lost. */
  function move() {
    const { text, file, answers, changes } = deskNow();
    if (text.trim() === '') return;
    const list = newList({ text, file, answers, changes });
    putLists([list]);
    wishFocus([list.id]);
    setDesk(CLEAR_DESK);
  }

  function addMany(files: readonly File[]) {
    move();
    addFiles(files);
    go({});
  }

  if (status === 'loading' && isExpected && !isOne)
    return (
      <>
        <div className={styles.event} data-event="">
          <h1>Check lists</h1>
        </div>
        <Opening />
      </>
    );
  return (
    <>
      {hasTournament ? (
        <div className={styles.event} data-event={isOne ? undefined : ''}>
          <h1>Check lists</h1>
          <DeskTabs isOne={isOne} onGo={(desk) => go({ desk })} />
        </div>
      ) : (
        <PageTitle
          title="Check lists"
          note="One deck list, or all of a tournament: what is wrong, by which rule, and what puts it right."
          actions={isEmpty && <WholeTournament accept={accept} onFiles={addMany} />}
        />
      )}
      {hasTournament && !isOne ? (
        <TournamentDesk meanwhile={<Opening />} />
      ) : (
        <OneList
          accept={accept}
          example={example}
          hasTournament={hasTournament}
          onMany={addMany}
          onMove={() => {
            move();
            announce('The list is in the tournament');
            go({});
          }}
        />
      )}
    </>
  );
}

/** The way into a tournament: its lists as files. */
function WholeTournament({
  accept,
  onFiles,
}: {
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>
        <Table2 size={16} aria-hidden />
        Check a whole tournament…
      </Button>
      <FileInput ref={chooser} accept={accept} multiple onFiles={onFiles} />
    </>
  );
}

function Opening() {
  return <OnItsWay>Opening the tournament…</OnItsWay>;
}

/** The way between the lists of a tournament and a list by itself. */
function DeskTabs({
  isOne,
  onGo,
}: {
  readonly isOne: boolean;
  readonly onGo: (desk: 'one' | null) => void;
}) {
  const { tournament, lists } = useTournament();
  const name = tournament.name.trim() || 'Tournament';
  return (
    <nav aria-label="Desk" className={styles.tabs}>
      <a
        href="/check"
        aria-current={isOne ? undefined : 'page'}
        className={styles.tab}
        onClick={onPlainClick(() => onGo(null))}
      >
        <span className={styles.name}>{name}</span>
        <span className="flex-none text-muted text-s font-normal">
          {counted(lists.length, 'list')}
        </span>
      </a>
      <a
        href="/check?desk=one"
        aria-current={isOne ? 'page' : undefined}
        className={styles.tab}
        onClick={onPlainClick(() => onGo('one'))}
      >
        One list
      </a>
    </nav>
  );
}
