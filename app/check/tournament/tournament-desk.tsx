import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { useDrop, usePasteAnywhere } from '@/app/_ui/base/drop-and-paste';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { toast } from '@/app/_ui/base/toast';
import { Verdict } from '@/app/_ui/base/verdict';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { useKnownFormats } from '@/app/_ui/stored/use-stored';
import { type ReportOrder, reportOrder } from '@/lib/desk/report-order';
import { shownRows } from '@/lib/desk/row-filters';
import { rowsOf } from '@/lib/desk/rows';
import { counted, plural } from '@/lib/sentences';
import { readFile, readPaste } from '../one-list/read-file';
import { addFiles } from './add-files';
import { useAddress } from './address';
import { ComparisonView } from './comparison-view';
import { DropChoice, type Dropped } from './drop-choice';
import { addText, chosenLists } from './list-edits';
import { ReportView } from './report-view';
import { takeFocusWish } from './row-focus';
import { TableView } from './table-view';
import styles from './tournament-desk.module.css';
import { store, useTournament } from './tournament-store';
import { useVerdicts } from './verdict-store';

/** A tournament: its lists as a table, the report of one, or two side by side. */
export function TournamentDesk() {
  const { tournament, lists, problem, broken } = useTournament();
  const catalogue = useCatalogue();
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const own = useKnownFormats();
  const { judged, failed } = useVerdicts(lists, known, tournament.format, own);
  const { address, view, go } = useAddress();
  const { show, q, sort, reverse } = address;
  const rows = useMemo(() => rowsOf(lists, judged), [lists, judged]);
  // with many rows the letters come first, then what they find
  const text = useDeferredValue(q);
  const shown = useMemo(
    () => shownRows(rows, { filter: show, text, sort, reverse }),
    [rows, show, text, sort, reverse],
  );
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [order, setOrder] = useState<ReportOrder | null>(null);
  const report = rows.find(({ id }) => id === address.list);
  const orderNow = reportOrder(order, {
    open: report?.id ?? null,
    isAway: address.compare !== null,
    shown,
    rows,
  });
  if (orderNow !== order) setOrder(orderNow);
  useEffect(
    () => () => {
      takeFocusWish();
      chosenLists.set(new Set());
    },
    [],
  );

  const isOver = useDrop((files, on) => void take(files, on));
  usePasteAnywhere((text) => {
    const read = readPaste(text);
    if (!read.ok)
      toast({ tone: 'illegal', title: 'Nothing was pasted', description: messageOf(read) });
    else if (address.list !== null) setDropped({ rowId: address.list, file: null, text });
    else addText(text);
  });

  /** One list that falls on a row may be the one that was played; all else joins the tournament. */
  async function take(files: readonly File[], on: Element | null) {
    const rowId = address.list ?? on?.closest<HTMLElement>('[data-list]')?.dataset.list;
    const [first] = files;
    if (rowId !== undefined && first !== undefined && files.length === 1) {
      const read = await readFile(first);
      if (read?.ok) {
        setDropped({ rowId, file: first.name, text: read.value.text, source: first });
        return;
      }
    }
    addFiles(files);
  }

  if (catalogue.status === 'failed')
    return <NotFetched failed={catalogue}>The lists of your tournament are safe.</NotFetched>;
  if (failed)
    return (
      <NotFetched
        failed={{ retry: () => location.reload() }}
        title="The lists could not be checked"
      >
        The lists of your event are safe.
      </NotFetched>
    );

  const [before, after] = (address.compare ?? '')
    .split('.')
    .map((id) => rows.find((row) => row.id === id));
  return (
    <div className={classes('flex flex-col gap-3', isOver && styles.over)}>
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
          {counted(broken, 'list')} of this tournament cannot be read by this page: a newer one may
          have stored {plural(broken, 'it', 'them')}. Nothing was changed; reload the page.
        </Verdict>
      )}
      {report !== undefined && known !== null ? (
        <ReportView
          key={report.id}
          row={report}
          rows={orderNow?.flatMap((id) => rows.find((row) => row.id === id) ?? []) ?? rows}
          all={rows}
          catalogue={known}
          isPlayedShown={address.played}
          go={go}
        />
      ) : before !== undefined && after !== undefined && known !== null ? (
        <ComparisonView before={before} after={after} catalogue={known} go={go} />
      ) : (
        <TableView
          rows={rows}
          shown={shown}
          catalogue={known}
          address={address}
          view={view}
          go={go}
        />
      )}
      {dropped && (
        <DropChoice dropped={dropped} rows={rows} go={go} onClose={() => setDropped(null)} />
      )}
    </div>
  );
}

function messageOf(read: { readonly problems: readonly { readonly message: string }[] }): string {
  return read.problems[0]?.message ?? '';
}
