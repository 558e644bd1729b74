import { type BarRow, DataBars, DataColumns } from '@/app/_ui/base/data-bars';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { compareCosts } from '@/lib/decks/sort';
import type { DeckStats, ListStats, Tally } from '@/lib/decks/stats';
import { POWERS, powerShortName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import styles from './deck-statistics.module.css';

const DECKS = [
  { key: 'imperial', label: 'Imperial', colour: 'var(--back-imperial-ink)' },
  { key: 'house', label: 'House', colour: 'var(--back-house-ink)' },
] as const;

/** A deck in pictures; each picture is its own table. */
export function DeckStatistics({ stats }: { readonly stats: DeckStats }) {
  const { imperial, house } = stats;
  return (
    <div className={styles.statistics}>
      <div>
        <DataColumns
          caption="Cost in solaris"
          rowHeader="Cost"
          series={DECKS}
          rows={costRows(imperial, house)}
        />
        <p className="mt-1 text-muted text-s">{averageWords(imperial, house)}</p>
      </div>
      <DataBars caption="Types" rowHeader="Type" series={DECKS} rows={typeRows(imperial, house)} />
      <DataBars
        caption="Allegiances"
        rowHeader="Power"
        series={DECKS}
        rows={allegianceRows(imperial, house)}
      />
      <DataBars
        caption="Cards with each talent, and their ranks"
        rowHeader="Talent"
        series={DECKS}
        rows={talentRows(imperial, house)}
      />
      <DataBars
        caption="Command against personnel"
        rowHeader="What"
        series={[{ key: 'count', label: 'Amount', colour: 'var(--type-holding-ink)' }]}
        rows={commandRows(stats)}
      />
      <Income stats={stats} />
    </div>
  );
}

function costRows(imperial: ListStats, house: ListStats): readonly BarRow[] {
  const costs = new Set([...imperial.costs, ...house.costs].map(({ cost }) => cost));
  const at = (list: ListStats, cost: number | 'X') =>
    list.costs.find((column) => column.cost === cost)?.count ?? 0;
  return [...costs].sort(compareCosts).map((cost) => ({
    key: String(cost),
    label: String(cost),
    values: [at(imperial, cost), at(house, cost)],
  }));
}

function averageWords(imperial: ListStats, house: ListStats): string {
  const words = [
    ...(imperial.averageCost === null ? [] : [`Imperial ${imperial.averageCost.toFixed(1)}`]),
    ...(house.averageCost === null ? [] : [`House ${house.averageCost.toFixed(1)}`]),
  ];
  return words.length === 0 ? '' : `On average: ${words.join(', ')}. X is left out.`;
}

function typeRows(imperial: ListStats, house: ListStats): readonly BarRow[] {
  return CARD_TYPES.map((type) => ({
    key: type,
    label: typeName(type),
    icon: <TypeIcon type={type} size={14} />,
    values: [countOf(imperial.types, type), countOf(house.types, type)],
  }));
}

function allegianceRows(imperial: ListStats, house: ListStats): readonly BarRow[] {
  return [...POWERS, 'none' as const].flatMap((power): readonly BarRow[] => {
    const values = [countOf(imperial.allegiances, power), countOf(house.allegiances, power)];
    if (values.every((value) => value === 0)) return [];
    return [
      power === 'none'
        ? { key: power, label: 'None', values }
        : {
            key: power,
            label: powerShortName(power),
            icon: <PowerIcon power={power} coloured size={15} />,
            values,
          },
    ];
  });
}

function talentRows(imperial: ListStats, house: ListStats): readonly BarRow[] {
  return imperial.talents.map((inImperial, at) => {
    const inHouse = house.talents[at];
    const total = inImperial.total + (inHouse?.total ?? 0);
    const best = Math.max(inImperial.best ?? -1, inHouse?.best ?? -1);
    return {
      key: inImperial.talent,
      label: talentName(inImperial.talent),
      icon: <TalentIcon talent={inImperial.talent} size={15} />,
      values: [inImperial.cards, inHouse?.cards ?? 0],
      note: best < 0 ? '' : `ranks ${total}, best ${best}`,
    };
  });
}

function commandRows({ command }: DeckStats): readonly BarRow[] {
  return [
    { key: 'homeWorld', label: 'Home world', values: [command.homeWorld] },
    { key: 'holdings', label: 'Holdings', values: [command.holdings] },
    { key: 'allies', label: 'Allies', values: [command.allies] },
    { key: 'aides', label: 'Aides', values: [command.aides] },
    { key: 'total', label: 'All command', values: [command.total] },
    {
      key: 'personnel',
      label: 'Personnel',
      values: [command.personnel],
      colour: 'var(--type-resource-ink)',
    },
  ];
}

function Income({ stats: { income } }: { readonly stats: DeckStats }) {
  if (income.sources.length === 0)
    return (
      <p className="mt-1 text-muted text-s">
        No income yet: the home world and the Imperial holdings bring it.
      </p>
    );
  const rows = income.sources.map(
    (source): BarRow => ({
      key: source.id,
      label: source.count > 1 ? `${source.title} × ${source.count}` : source.title,
      values: [source.solaris ?? 0, source.spice ?? 0, source.favor ?? 0].map(
        (amount) => amount * source.count,
      ),
      note: source.varies ? 'or more' : '',
    }),
  );
  const { solaris, spice, favor } = income.most;
  return (
    <div>
      <DataBars
        caption="Income when engaged once"
        rowHeader="Holding"
        series={[
          { key: 'solaris', label: 'Solaris', colour: 'var(--type-persona-ink)' },
          { key: 'spice', label: 'Spice', colour: 'var(--spice)' },
          { key: 'favor', label: 'Favor', colour: 'var(--type-event-ink)' },
        ]}
        rows={rows}
      />
      <p className="mt-1 text-muted text-s">
        At most {solaris} solaris, or {spice} spice, or {favor} favor in one round of engagements
        {income.varying > 0 && '; where the board decides, only the floor is counted'}.
      </p>
    </div>
  );
}

function countOf<T>(tallies: readonly Tally<T>[], value: T): number {
  return tallies.find((tally) => tally.value === value)?.count ?? 0;
}
