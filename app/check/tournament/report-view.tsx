import {
  ChevronLeft,
  ChevronRight,
  ClipboardPaste,
  Columns2,
  FileUp,
  ListChecks,
  Printer,
  Trash2,
} from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { TextArea, TextInput } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import { OnItsWay } from '@/app/_ui/data/not-fetched';
import type { Catalogue } from '@/lib/cards/catalogue';
import { inGroups } from '@/lib/codecs/links/deck-code';
import type { DeskList } from '@/lib/desk/desk-list';
import { nearestFirst } from '@/lib/desk/report-order';
import { type Row, rowName } from '@/lib/desk/rows';
import { LIST_FILES } from '../one-list/list-input';
import desk from '../one-list/one-list.module.css';
import { readFile } from '../one-list/read-file';
import type { Address } from './address';
import { ListPage } from './list-page';
import { OtherListDialog } from './other-list-dialog';
import { PasteDialog } from './paste-dialog';
import { PlayedView } from './played-view';
import styles from './report-view.module.css';
import { wishFocus } from './row-focus';
import { useTournament } from './tournament-store';
import { usePrintSheets } from './use-print-sheets';

const Read = dynamic(() => import('../one-list/read').then((module) => module.Read), {
  ssr: false,
  loading: () => <OnItsWay>Reading…</OnItsWay>,
});

export interface ReportViewProps {
  readonly row: Row;
  /** Those that "next" and "previous" walk through. */
  readonly rows: readonly Row[];
  /** All of the event. */
  readonly all: readonly Row[];
  readonly catalogue: Catalogue;
  /** Show what differs in the list that was played, not the report. */
  readonly isPlayedShown: boolean;
  readonly go: Address['go'];
  readonly onChange: (change: Partial<Omit<DeskList, 'id'>>) => void;
  readonly onRemove: () => void;
}

/** One list of an event: what came in, what it means, whether it is legal, and what was played. */
export function ReportView(props: ReportViewProps) {
  const { row, rows, all, catalogue, isPlayedShown, go, onChange, onRemove } = props;
  const { list } = row;
  const { event } = useTournament();
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
  const actions = (
    <>
      <Button onClick={() => printSheets([row])}>
        <Printer size={16} aria-hidden />
        Registration sheet
      </Button>
      <CompareMenu
        row={row}
        rows={all}
        onPlayed={(played) => {
          onChange({ played });
          go({ list: row.id, played: true });
        }}
        onShow={() => go({ list: row.id, played: true })}
        onOther={(id) => go({ compare: `${row.id}.${id}` })}
      />
      <Button kind="quiet" onClick={onRemove}>
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
        <PlayedView
          row={row}
          catalogue={catalogue}
          onReport={() => go({ list: row.id })}
          onText={(text) => onChange({ played: { file: null, text } })}
          onRemove={() => {
            const { played } = list;
            onChange({ played: null });
            go({ list: row.id });
            toast({
              title: `What ${name} played was removed`,
              action: { label: 'Undo', onAction: () => onChange({ played }) },
            });
          }}
        />
      ) : (
        <div className={desk.desk}>
          <div className={classes(desk.in, 'flex flex-col gap-3')}>
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
                  <Button kind="danger" onClick={onRemove}>
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
                format={event.format}
                onChange={({ text, answers, changes }) => onChange({ text, answers, changes })}
                actions={actions}
              />
            )}
          </div>
        </div>
      )}
    </ListPage>
  );
}

function CompareMenu({
  row,
  rows,
  onPlayed,
  onShow,
  onOther,
}: {
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly onPlayed: (played: NonNullable<DeskList['played']>) => void;
  readonly onShow: () => void;
  readonly onOther: (id: string) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'paste' | 'other' | null>(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readFile(file);
    if (read?.ok) onPlayed({ file: file.name, text: read.value.text });
    else
      toast({
        tone: 'illegal',
        title: `${file.name} was not taken`,
        description: read?.problems[0]?.message ?? 'It is an archive, and one list is wanted.',
      });
  }

  return (
    <>
      <Menu
        trigger={
          <Button>
            <Columns2 size={16} aria-hidden />
            Compare…
          </Button>
        }
      >
        {row.list.played !== null && (
          <MenuItem icon={<ListChecks size={16} aria-hidden />} onSelect={onShow}>
            Show what was played
          </MenuItem>
        )}
        <MenuItem icon={<FileUp size={16} aria-hidden />} onSelect={() => chooser.current?.click()}>
          Open the played list…
        </MenuItem>
        <MenuItem
          icon={<ClipboardPaste size={16} aria-hidden />}
          onSelect={() => setAsked('paste')}
        >
          Paste the played list…
        </MenuItem>
        {rows.length > 1 && (
          <MenuItem icon={<Columns2 size={16} aria-hidden />} onSelect={() => setAsked('other')}>
            With another list of the event…
          </MenuItem>
        )}
      </Menu>
      <FileInput
        ref={chooser}
        accept={LIST_FILES}
        testId="played-file"
        onFiles={([file]) => void take(file)}
      />
      {asked === 'paste' && (
        <PasteDialog
          title={`What ${rowName(row)} played`}
          action="Compare"
          onClose={() => setAsked(null)}
          onText={(text) => onPlayed({ file: null, text })}
        />
      )}
      {asked === 'other' && (
        <OtherListDialog row={row} rows={rows} onClose={() => setAsked(null)} onPick={onOther} />
      )}
    </>
  );
}
