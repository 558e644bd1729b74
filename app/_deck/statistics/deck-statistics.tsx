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

/** A deck in pictures; each picture is its own table. What is counted in the same has one scale. */
export function DeckStatistics({ stats }: { readonly stats: DeckStats }) {
  const lists = [stats.imperial, stats.house] as const;
  const [costs, types, powers, talents] = [
    costRows(lists),
    typeRows(lists),
    allegianceRows(lists),
    talentRows(stats),
  ];
  const [ranks, command] = [rankRows(stats), commandRows(stats)];
  const cards = fullBar('cards', costs, types, powers, talents);
  return (
    <div className={styles.statistics}>
      <div>
        <DataColumns
          caption="Cost in solaris"
          rowHeader="Cost"
          series={DECKS}
          rows={costs}
          {...cards}
        />
        <p className="mt-1 text-muted text-s">{averageWords(lists)}</p>
      </div>
      <DataBars caption="Types" rowHeader="Type" series={DECKS} rows={types} {...cards} />
      <DataBars caption="Allegiances" rowHeader="Power" series={DECKS} rows={powers} {...cards} />
      <DataBars
        caption="Cards with each talent"
        rowHeader="Talent"
        series={DECKS}
        rows={talents}
        {...cards}
      />
      <DataBars
        caption="Ranks of each talent, added up"
        rowHeader="Talent"
        series={DECKS}
        rows={ranks}
        {...fullBar('ranks', ranks)}
      />
      <DataBars
        caption="Command against personnel"
        rowHeader="What"
        series={[{ key: 'count', label: 'Amount', colour: 'var(--type-holding-ink)' }]}
        rows={command}
        {...fullBar('', command)}
      />
      <Income stats={stats} />
    </div>
  );
}

/** One scale for charts of the same, to the next five, and its words. */
function fullBar(of: string, ...charts: readonly (readonly BarRow[])[]) {
  const most = Math.max(1, ...charts.flat().flatMap(({ values }) => values));
  const max = Math.ceil(most / 5) * 5;
  return { max, scale: `0 to ${max} ${of}`.trimEnd() };
}

/** The Imperial and the House deck. */
type Lists = readonly [ListStats, ListStats];

function costRows(lists: Lists): readonly BarRow[] {
  const costs = new Set(lists.flatMap((list) => list.costs.map(({ cost }) => cost)));
  return [...costs].sort(compareCosts).map((cost) => ({
    key: String(cost),
    label: String(cost),
    values: lists.map((list) => list.costs.find((column) => column.cost === cost)?.count ?? 0),
  }));
}

function averageWords(lists: Lists): string {
  const words = lists.flatMap(({ averageCost }, at) =>
    averageCost === null ? [] : [`${DECKS[at]?.label} ${averageCost.toFixed(1)}`],
  );
  return words.length === 0 ? '' : `On average: ${words.join(', ')}. X is left out.`;
}

function typeRows(lists: Lists): readonly BarRow[] {
  return CARD_TYPES.map((type) => ({
    key: type,
    label: typeName(type),
    icon: <TypeIcon type={type} size={14} />,
    values: lists.map(({ types }) => countOf(types, type)),
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

function talentRows({ imperial, house }: DeckStats): readonly BarRow[] {
  return imperial.talents.map((inImperial, at) => {
    const inHouse = house.talents[at];
    return {
      key: inImperial.talent,
      label: talentName(inImperial.talent),
      icon: <TalentIcon talent={inImperial.talent} size={15} />,
      values: [inImperial.cards, inHouse?.cards ?? 0],
    };
  });
}

/** All ranks of a talent together in each deck, and the highest single one. */
function rankRows({ imperial, house }: DeckStats): readonly BarRow[] {
  return imperial.talents.map((inImperial, at) => {
    const inHouse = house.talents[at];
    const best = Math.max(inImperial.best ?? -1, inHouse?.best ?? -1);
    return {
      key: inImperial.talent,
      label: talentName(inImperial.talent),
      icon: <TalentIcon talent={inImperial.talent} size={15} />,
      values: [inImperial.total, inHouse?.total ?? 0],
      note: best < 0 ? '' : `best ${best}`,
    };
  });
}

const COMMAND: readonly (readonly [keyof DeckStats['command'], string])[] = [
  ['homeWorld', 'Home world'],
  ['holdings', 'Holdings'],
  ['allies', 'Allies'],
  ['aides', 'Aides'],
  ['total', 'All command'],
  ['personnel', 'Personnel'],
];

function commandRows({ command }: DeckStats): readonly BarRow[] {
  return COMMAND.map(([key, label]) => ({
    ...{ key, label, values: [command[key]] },
    ...(key === 'personnel' && { colour: 'var(--type-resource-ink)' }),
  }));
}

function Income({ stats: { income } }: { readonly stats: DeckStats }) {
  if (income.sources.length === 0)
    return (
      <p className="mt-1 text-muted text-s">
        No income yet: the home world and the Imperial holdings bring it.
      </p>
    );
  const rows = income.sources.map(
    ({ id, title, count, solaris = 0, spice = 0, favor = 0, varies }): BarRow => ({
      key: id,
      label: `${title}${count > 1 ? ` × ${count}` : ''}${varies ? ' *' : ''}`,
      values: [solaris * count, spice * count, favor * count],
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
        {...fullBar('', rows)}
      />
      <p className="mt-1 text-muted text-s">
        At most {solaris} solaris, or {spice} spice, or {favor} favor in one round of engagements.
        {income.varying > 0 && ' * Where the board decides, only the floor is counted.'}
      </p>
    </div>
  );
}

function countOf<T>(tallies: readonly Tally<T>[], value: T): number {
  return tallies.find((tally) => tally.value === value)?.count ?? 0;
}
