import type { Catalogue } from '@/lib/cards/catalogue';
import { nearestFirst } from '@/lib/desk/report-order';
import type { Row } from '@/lib/desk/rows';
import type { Address } from './address';
import { Filters } from './filters';
import { ListsTable } from './lists-table';
import { Progress } from './progress';
import { focusRowSoon, wishFocus } from './row-focus';
import { Selection } from './selection';
import { Tools } from './toolbar';
import { TournamentBar } from './tournament-bar';
import { changeList } from './tournament-store';
import type { useListEdits } from './use-list-edits';

/** All lists of an event: what holds for all of them, the tools, the filters, the table and what is chosen in it. */
export function TableView({
  rows,
  shown,
  catalogue,
  address,
  view,
  go,
  chosen,
  onChoose,
  edits,
}: {
  readonly rows: readonly Row[];
  /** Those that the filter lets through, in order. */
  readonly shown: readonly Row[];
  readonly catalogue: Catalogue | null;
  readonly address: Address['address'];
  readonly view: Address['view'];
  readonly go: Address['go'];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly edits: ReturnType<typeof useListEdits>;
}) {
  const { sort, reverse } = address;
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  return (
    <>
      <TournamentBar />
      <Tools
        rows={rows}
        catalogue={catalogue}
        onText={(text) => edits.addText(text)}
        onClear={edits.clear}
      />
      <Progress />
      <Filters rows={rows} address={address} onChange={view} shown={shown.length} />
      <ListsTable
        rows={shown}
        total={rows.length}
        sort={sort}
        reverse={reverse}
        onSort={(key) => view({ sort: key, reverse: sort === key ? !reverse : false })}
        chosen={chosen}
        onChoose={onChoose}
        onOpen={(id) => go({ list: id })}
        onRename={(id, player) => changeList(id, { player: player === '' ? null : player })}
        onRemove={(ids) => edits.remove(new Set(ids))}
        onShowAll={() => view({ show: 'all', q: '' })}
      />
      <Selection
        rows={chosenRows}
        hidden={chosenRows.filter((row) => !shown.includes(row)).length}
        onCompare={(a, b) => {
          wishFocus([a, b]);
          go({ compare: `${a}.${b}` });
        }}
        onRemove={() => {
          const [first] = chosenRows;
          const ids = shown.map(({ id }) => id);
          edits.remove(chosen);
          focusRowSoon(nearestFirst(ids, first?.id ?? ''));
        }}
        onNone={() => {
          onChoose(new Set());
          focusRowSoon([]);
        }}
      />
    </>
  );
}
