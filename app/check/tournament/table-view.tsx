import type { Catalogue } from '@/lib/cards/catalogue';
import type { Row } from '@/lib/desk/rows';
import type { Address } from './address';
import { Filters } from './filters';
import { ListsTable } from './lists-table';
import { Progress } from './progress';
import { Selection } from './selection';
import { Tools } from './toolbar';
import { TournamentBar } from './tournament-bar';

export interface TableViewProps extends Address {
  readonly rows: readonly Row[];
  /** Those that the filter lets through, in order. */
  readonly shown: readonly Row[];
  readonly catalogue: Catalogue | null;
}

/** All lists of an event: what holds for all of them, the tools, the filters, the table and what is chosen in it. */
export function TableView(props: TableViewProps) {
  return (
    <>
      <TournamentBar />
      <Tools {...props} />
      <Progress />
      <Filters {...props} />
      <ListsTable {...props} />
      <Selection {...props} />
    </>
  );
}
