'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { announce } from '@/app/_ui/announce';
import { Button } from '@/app/_ui/button';
import { classes } from '@/app/_ui/classes';
import { counted } from '@/app/_ui/counts';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import { toast } from '@/app/_ui/toast';
import { Verdict } from '@/app/_ui/verdict';
import { useDrop, usePasteAnywhere } from '../_parts/incoming';
import { isArchive, readFile, readPaste } from '../_parts/read-file';
import { useAddress } from './address';
import { ComparisonView } from './comparison-view';
import { DropChoice, type Dropped } from './drop-choice';
import { EventBar } from './event-bar';
import styles from './event-desk.module.css';
import { changeEvent, changeList, putLists, removeLists, store, useEvent } from './event-store';
import { Filters } from './filters';
import { focusRowSoon, takeFocusWish, wishFocus } from './focus';
import { useJudging } from './judging';
import { newList } from './new-list';
import { useSteadyFormats } from './own-formats';
import { Progress } from './progress';
import { ReportView } from './report-view';
import { filterCounts, removedInWords, rowName, rowsOf, shownRows } from './rows';
import { addFiles, useRun } from './run';
import { Selection } from './selection';
import { EventTable } from './table';
import { Tools } from './tools';
import { nearestFirst, type Walk, walkFrom } from './walk';

/** An event: its lists as a table, the report of one, or two side by side. */
export function EventDesk() {
  const { event, lists, problem, broken } = useEvent();
  const run = useRun();
  const catalogue = useCatalogue();
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const own = useSteadyFormats();
  const { judged, failed } = useJudging(lists, known, event.format, own);
  const { address, view, go } = useAddress();
  const { show, q, sort, reverse } = address;
  const rows = useMemo(() => rowsOf(lists, judged), [lists, judged]);
  // with many rows the letters come first, then what they find
  const text = useDeferredValue(q);
  const shown = useMemo(
    () => shownRows(rows, { filter: show, text, sort, reverse }),
    [rows, show, text, sort, reverse],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [walk, setWalk] = useState<Walk | null>(null);
  const report = rows.find(({ id }) => id === address.list);
  const walkNow = walkFrom(walk, {
    open: report?.id ?? null,
    isAway: address.compare !== null,
    shown,
    rows,
  });
  if (walkNow !== walk) setWalk(walkNow);
  useEffect(() => () => void takeFocusWish(), []);

  const isOver = useDrop((files, on) => void take(files, on));
  usePasteAnywhere((text) => {
    const read = readPaste(text);
    if (!read.ok)
      toast({ tone: 'illegal', title: 'Nothing was pasted', description: messageOf(read) });
    else if (address.list !== null) setDropped({ rowId: address.list, file: null, text });
    else addText(text);
  });

  /** One list that falls on a row may be the one that was played; all else joins the event. */
  async function take(files: readonly File[], on: Element | null) {
    const rowId = address.list ?? on?.closest<HTMLElement>('[data-list]')?.dataset.list;
    const [first] = files;
    if (rowId !== undefined && first !== undefined && files.length === 1) {
      const read = (await isArchive(first)) ? null : await readFile(first);
      if (read?.ok) {
        setDropped({ rowId, file: first.name, text: read.value.text, source: first });
        return;
      }
    }
    addFiles(files);
  }

  function addText(text: string, file: string | null = null) {
    const list = newList({ text, file });
    putLists([list]);
    announce('List added');
    toast({
      title: 'List added',
      action: { label: 'Undo', onAction: () => remove(new Set([list.id]), false) },
    });
  }

  function remove(ids: ReadonlySet<string>, isTold = true) {
    const title = removedInWords(rows.filter(({ id }) => ids.has(id)));
    const gone = removeLists(ids);
    setChosen((now) => new Set([...now].filter((id) => !ids.has(id))));
    if (gone.length === 0) return;
    announce(title);
    const onAction = () => {
      putLists(gone);
      focusRowSoon(gone.map(({ id }) => id));
    };
    if (isTold) toast({ title, action: { label: 'Undo', onAction }, timeout: 12_000 });
  }

  function clear() {
    const before = event;
    const gone = removeLists(new Set(lists.map(({ id }) => id)));
    changeEvent({ name: '', date: '', format: null });
    setChosen(new Set());
    go({});
    toast({
      title: `The event with ${counted(gone.length, 'list')} was cleared`,
      action: {
        label: 'Undo',
        onAction: () => {
          putLists(gone);
          changeEvent(before);
        },
      },
      timeout: 20_000,
    });
  }

  if (catalogue.status === 'failed' || failed)
    return (
      <EmptyState
        tone="failed"
        title={failed ? 'The lists could not be checked' : 'The cards could not be fetched'}
        actions={
          <Button
            onClick={catalogue.status === 'failed' ? catalogue.retry : () => location.reload()}
          >
            Try again
          </Button>
        }
      >
        {catalogue.status === 'failed' ? catalogue.message : 'A part of this page is missing.'} The
        lists of your event are safe.
      </EmptyState>
    );

  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const [before, after] = (address.compare ?? '')
    .split('.')
    .map((id) => rows.find((row) => row.id === id));
  return (
    <div className={classes(styles.event, isOver && styles.over)}>
      {problem && (
        <EmptyState
          tone="failed"
          title="The newest changes are only on this page"
          actions={<Button onClick={() => void store()}>Try again</Button>}
        >
          {problem.message}
        </EmptyState>
      )}
      {broken > 0 && (
        <Verdict tone="warning">
          {counted(broken, 'list')} of this event cannot be read by this page: a newer one may have
          stored {broken === 1 ? 'it' : 'them'}. Nothing was changed; reload the page.
        </Verdict>
      )}
      {report !== undefined && known !== null ? (
        <ReportView
          key={report.id}
          row={report}
          rows={walkNow?.flatMap((id) => rows.find((row) => row.id === id) ?? []) ?? rows}
          all={rows}
          event={event}
          catalogue={known}
          own={own ?? []}
          isPlayedShown={address.played}
          go={go}
          onChange={(change) => changeList(report.id, change)}
          onRemove={() => {
            wishFocus(nearestFirst(walkNow ?? [], report.id).filter((id) => id !== report.id));
            remove(new Set([report.id]));
            go({});
          }}
        />
      ) : before !== undefined && after !== undefined && known !== null ? (
        <ComparisonView
          before={before}
          after={after}
          catalogue={known}
          own={own ?? []}
          onSwap={() => go({ compare: `${after.id}.${before.id}` })}
          onBack={() => go({})}
        />
      ) : (
        <>
          <EventBar event={event} own={own ?? []} onChange={changeEvent} />
          <Tools
            event={event}
            rows={rows}
            own={own ?? []}
            catalogue={known}
            onFiles={addFiles}
            onText={(text) => addText(text)}
            onClear={clear}
          />
          <Progress run={run} />
          <Filters
            counts={filterCounts(rows)}
            address={address}
            onChange={view}
            shown={shown.length}
          />
          <EventTable
            rows={shown}
            total={rows.length}
            sort={sort}
            reverse={reverse}
            onSort={(key) => view({ sort: key, reverse: sort === key ? !reverse : false })}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={(id) => go({ list: id })}
            onRename={(id, player) => changeList(id, { player: player === '' ? null : player })}
            onRemove={(ids) => remove(new Set(ids))}
            onShowAll={() => view({ show: 'all', q: '' })}
          />
          <Selection
            rows={chosenRows}
            event={event}
            hidden={chosenRows.filter((row) => !shown.includes(row)).length}
            onCompare={(a, b) => {
              wishFocus([a, b]);
              go({ compare: `${a}.${b}` });
            }}
            onRemove={() => {
              const [first] = chosenRows;
              const ids = shown.map(({ id }) => id);
              remove(chosen);
              focusRowSoon(nearestFirst(ids, first?.id ?? ''));
            }}
            onNone={() => {
              setChosen(new Set());
              focusRowSoon([]);
            }}
          />
        </>
      )}
      {dropped && (
        <DropChoice
          dropped={dropped}
          name={rowName(rows.find(({ id }) => id === dropped.rowId) ?? { player: '', number: 0 })}
          onClose={() => setDropped(null)}
          onPlayed={({ rowId, file, text }) => {
            changeList(rowId, { played: { file, text } });
            go({ list: rowId, played: true });
          }}
          onAdd={({ source, text }) => (source ? addFiles([source]) : addText(text))}
        />
      )}
    </div>
  );
}

function messageOf(read: { readonly problems: readonly { readonly message: string }[] }): string {
  return read.problems[0]?.message ?? '';
}
