import { ChevronLeft, ChevronRight, Mail, Printer, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import beside from '@/app/_ui/base/beside.module.css';
import { Button, IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { TextArea, TextInput } from '@/app/_ui/base/field';
import { late } from '@/app/_ui/base/late';
import { OnItsWay } from '@/app/_ui/data/not-fetched';
import type { Catalogue } from '@/lib/cards/catalogue';
import { inGroups } from '@/lib/codecs/links/deck-code';
import type { DeskList } from '@/lib/desk/desk-list';
import { nearestFirst } from '@/lib/desk/report-order';
import { type Row, rowName } from '@/lib/desk/rows';
import type { Address } from './address';
import { CompareMenu } from './compare-menu';
import { copyLetter } from './downloads';
import { removeRows } from './list-edits';
import { ListPage } from './list-page';
import { PlayedView } from './played-view';
import styles from './report-view.module.css';
import { wishFocus } from './row-focus';
import { changeList, useTournament } from './tournament-store';
import { usePrintSheets } from './use-print-sheets';

const Read = late(() => import('../one-list/read').then((module) => module.Read));

export interface ReportViewProps {
  readonly row: Row;
  /** Those that "next" and "previous" walk through. */
  readonly rows: readonly Row[];
  /** All of the tournament. */
  readonly all: readonly Row[];
  readonly catalogue: Catalogue;
  /** Show what differs in the list that was played, not the report. */
  readonly isPlayedShown: boolean;
  readonly go: Address['go'];
}

/** One list of a tournament: what came in, what it means, whether it is legal, and what was played. */
export function ReportView(props: ReportViewProps) {
  const { row, rows, all, catalogue, isPlayedShown, go } = props;
  const { list } = row;
  const { tournament } = useTournament();
  const onChange = (change: Partial<Omit<DeskList, 'id'>>) => changeList(row.id, change);
  const printSheets = usePrintSheets();
  const name = rowName(row);
  const at = rows.findIndex(({ id }) => id === row.id);
  const [previous, next] = [rows[at - 1], rows[at + 1]];

  useEffect(() => {
    const ids = rows.map(({ id }) => id);
    wishFocus(nearestFirst(ids, row.id));
  }, [rows, row.id]);

  const step = (to: Row | undefined, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      kind="plain"
      label={to === undefined ? label : `${label}: ${rowName(to)}`}
      disabled={to === undefined}
      onClick={() => to && go({ list: to.id })}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
  function remove() {
    removeRows([row.id]);
    go({});
  }

  const actions = (
    <>
      <Button onClick={() => printSheets([row])}>
        <Printer size={16} aria-hidden />
        Registration sheet
      </Button>
      <Button onClick={() => void copyLetter(row, catalogue)}>
        <Mail size={16} aria-hidden />
        Copy a letter
      </Button>
      <CompareMenu row={row} rows={all} go={go} />
      <Button kind="quiet" onClick={remove}>
        <Trash2 size={16} aria-hidden />
        Remove
      </Button>
    </>
  );

  return (
    <ListPage
      title={name}
      of={`${row.id} ${isPlayedShown}`}
      tools={
        <div className={styles.steps}>
          <span className="text-muted tabular-nums">
            {at + 1} of {rows.length}
          </span>
          {step(previous, 'Previous list', ChevronLeft)}
          {step(next, 'Next list', ChevronRight)}
        </div>
      }
      onBack={() => go({})}
    >
      {row.remarks.length > 0 && (
        <p className="text-warning font-semibold">{row.remarks.join('. ')}.</p>
      )}
      {isPlayedShown && list.played !== null ? (
        <PlayedView row={row} catalogue={catalogue} go={go} />
      ) : (
        <div className={beside.desk}>
          <div className={classes(beside.in, 'flex flex-col gap-3')}>
            <TextInput
              label="Player"
              value={list.player ?? row.player}
              maxLength={200}
              autoComplete="off"
              onValueChange={(player) => onChange({ player })}
              // without a name, the one that the list or its file gives comes back
              onBlur={() => {
                if (list.player?.trim() === '') onChange({ player: null });
              }}
            />
            <TextArea
              label="Deck list"
              className={styles.box}
              rows={16}
              spellCheck={false}
              autoComplete="off"
              value={list.text}
              problem={list.refused}
              hint={list.file === null ? 'Pasted' : `From ${list.file}`}
              onValueChange={(text) => onChange({ text, refused: null })}
            />
            {row.code !== '' && (
              <p className={styles.code}>
                Code <code>{inGroups(row.code)}</code>
              </p>
            )}
          </div>
          <div className="min-w-0">
            {list.refused !== null || list.text.trim() === '' ? (
              <EmptyState
                tone="failed"
                title="This list cannot be read"
                actions={
                  <Button kind="danger" onClick={remove}>
                    Remove it
                  </Button>
                }
              >
                {list.refused ?? 'There is nothing in it.'} Ask the player for it, and paste it into
                the box.
              </EmptyState>
            ) : (
              <Read
                catalogue={catalogue}
                desk={list}
                format={tournament.format}
                onChange={({ text, answers, changes }) => onChange({ text, answers, changes })}
                actions={actions}
                meanwhile={<OnItsWay>Reading…</OnItsWay>}
              />
            )}
          </div>
        </div>
      )}
    </ListPage>
  );
}
