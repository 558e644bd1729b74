import { type BarRow, type BarSeries, DataBars, DataColumns } from '@/app/_ui/base/data-bars';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { compareCosts } from '@/lib/decks/sort';
import type { DeckStats, ListStats, Tally } from '@/lib/decks/stats';
import { POWERS, powerShortName } from '@/lib/rules/powers';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { CommandTable } from './command-table';
import styles from './deck-statistics.module.css';
import { IncomeTable } from './income-table';
import { TalentTable } from './talent-table';

/** A deck in pictures; each picture is its own table. */
export function DeckStatistics({
  stats,
  withCosts = true,
}: {
  readonly stats: DeckStats;
  /** False where the costs stand elsewhere on the page. */
  readonly withCosts?: boolean;
}) {
  const lists = [stats.imperial, stats.house] as const;
  return (
    <div className={styles.statistics}>
      {withCosts && <CostColumns stats={stats} />}
      <TalentTable stats={stats} />
      <Bars caption="Types" rowHeader="Type" lists={lists} rows={typeRows(lists)} />
      <IncomeTable income={stats.income} />
      <CommandTable command={stats.command} />
      <Bars caption="Allegiances" rowHeader="Power" lists={lists} rows={allegianceRows(lists)} />
    </div>
  );
}

/** What the cards cost: a column a cost, a colour a type. */
export function CostColumns({ stats }: { readonly stats: DeckStats }) {
  const lists = [stats.imperial, stats.house] as const;
  const costs = costRows(lists);
  return (
    <div className={styles.costs}>
      <DataColumns
        caption="Costs, by type"
        rowHeader="Solaris"
        series={seriesOf(lists, averageWords)}
        rows={costs}
        max={Math.max(1, ...costs.flatMap(({ values }) => values))}
      />
      <ul aria-label="Colours of the types" className={styles.legend}>
        {CARD_TYPES.filter((type) => lists.some(({ types }) => countOf(types, type) > 0)).map(
          (type) => (
            <li key={type}>
              <span style={{ background: `var(--type-${type})` }} />
              {typeName(type)}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** The Imperial and the House deck. */
type Lists = readonly [ListStats, ListStats];

/** Cards counted in both lists side by side, each as a part of its list. */
function Bars({
  caption,
  lists,
  rows,
  ...words
}: {
  readonly caption: string;
  readonly rowHeader: string;
  readonly lists: Lists;
  readonly rows: readonly BarRow[];
}) {
  return (
    <DataBars
      {...words}
      caption={
        <>
          {caption} <span className={styles.scale}>a full bar is the whole deck</span>
        </>
      }
      series={seriesOf(lists, ({ size }) => String(size))}
      rows={rows}
      fulls={lists.map(({ size }) => size)}
    />
  );
}

function seriesOf(
  [imperial, house]: Lists,
  note: (list: ListStats) => string,
): readonly BarSeries[] {
  return [
    {
      key: 'imperial',
      label: 'Imperial',
      colour: 'var(--back-imperial-ink)',
      note: note(imperial),
    },
    { key: 'house', label: 'House', colour: 'var(--back-house-ink)', note: note(house) },
  ];
}

/** X is left out: nobody knows what it will be. */
function averageWords({ averageCost }: ListStats): string {
  return averageCost === null ? '' : `${averageCost.toFixed(1)} on average`;
}

function costRows(lists: Lists): readonly BarRow[] {
  const costs = new Set(lists.flatMap((list) => list.costs.map(({ cost }) => cost)));
  return [...costs].sort(compareCosts).map((cost) => {
    const columns = lists.map((list) => list.costs.find((column) => column.cost === cost));
    return {
      key: String(cost),
      label: String(cost),
      values: columns.map((column) => column?.count ?? 0),
      parts: columns.map((column) =>
        (column?.types ?? []).map(({ value, count }) => ({
          value: count,
          colour: `var(--type-${value})`,
        })),
      ),
    };
  });
}

function typeRows(lists: Lists): readonly BarRow[] {
  return CARD_TYPES.map((type) => ({
    key: type,
    label: typeName(type),
    icon: <TypeIcon type={type} size={14} />,
    values: lists.map(({ types }) => countOf(types, type)),
    colour: `var(--type-${type})`,
  }));
}

function allegianceRows(lists: Lists): readonly BarRow[] {
  const rows = [...POWERS, 'none' as const].map((power): BarRow => {
    const values = lists.map(({ allegiances }) => countOf(allegiances, power));
    if (power === 'none') return { key: power, label: 'None', values };
    return {
      key: power,
      label: powerShortName(power),
      icon: <PowerIcon power={power} coloured size={15} />,
      values,
    };
  });
  return rows.filter(({ values }) => values.some((value) => value > 0));
}

function countOf<T>(tallies: readonly Tally<T>[], value: T): number {
  return tallies.find((tally) => tally.value === value)?.count ?? 0;
}
