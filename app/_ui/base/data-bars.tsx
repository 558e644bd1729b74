import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { classes } from './classes';
import styles from './data-bars.module.css';

export interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** A CSS colour for its bars; the accent unless told. */
  readonly colour?: string;
  /** A quiet word behind its label, as how many it counts in all. */
  readonly note?: string;
}

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** A sign before the label. */
  readonly icon?: ReactNode;
  /** One number a series, none negative. */
  readonly values: readonly number[];
  /** Where the label leads, as in a search for what is counted. */
  readonly href?: string;
  /** Overrides the series' colour for this row. */
  readonly colour?: string;
  /** What a value is made of, one list a series: its column is drawn in these, the first at the foot. */
  readonly parts?: readonly (readonly BarPart[])[];
  /** Stands behind its bars. */
  readonly note?: string;
}

export interface BarPart {
  readonly value: number;
  readonly colour: string;
}

export interface DataBarsProps {
  /** What the numbers are. */
  readonly caption: ReactNode;
  readonly captionHidden?: boolean;
  readonly series: readonly BarSeries[];
  readonly rows: readonly BarRow[];
  /** What the rows are: "Type", "Cost". */
  readonly rowHeader: string;
  /** The value of a full bar; the largest of the numbers unless told. */
  readonly max?: number;
  /** Each series has a full bar of its own: what it counts in all. */
  readonly fulls?: readonly number[];
  /** How a number is written, as in percent; as it is unless told. */
  readonly format?: (value: number) => string;
  readonly className?: string;
}

/** A table whose cells draw bars: the chart and its numbers are one thing. */
export function DataBars(props: DataBarsProps) {
  const { series, rows, rowHeader } = props;
  const hasNotes = rows.some(({ note }) => note);
  const hasIcons = rows.some(({ icon }) => icon);
  return (
    <Frame {...props}>
      <thead className={series.length < 2 ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{rowHeader}</th>
          {series.map((one) => (
            <th key={one.key} scope="col" style={{ width: `${Math.floor(100 / series.length)}%` }}>
              <SeriesLabel series={one} />
            </th>
          ))}
          {hasNotes && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.label}>
              <span className="inline-flex items-center gap-2">
                {row.icon ?? (hasIcons && <span className={styles.noIcon} />)}
                <Label row={row} />
              </span>
            </th>
            {series.map(({ key }, at) => (
              <Cell key={key} chart={props} row={row} at={at} />
            ))}
            {hasNotes && <td className={styles.note}>{row.note}</td>}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

/**
 * The same numbers on their side: a column a row, for what has an order (a cost curve). The series stand
 * one below the other, so that a row's columns are in line; the highest of each is as high as there is room,
 * unless a full column is told.
 */
export function DataColumns(props: DataBarsProps) {
  const { series, rows, rowHeader } = props;
  return (
    <Frame {...props} tableClass={styles.columns}>
      <thead>
        <tr>
          <th scope="col" className={styles.rowHead}>
            {rowHeader}
          </th>
          {rows.map((row) => (
            <th key={row.key} scope="col">
              <Label row={row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map((one, at) => (
          <tr key={one.key}>
            <th scope="row" className={styles.rowHead} title={one.label}>
              <span className={styles.seriesName}>
                <SeriesLabel series={one} />
              </span>
            </th>
            {rows.map((row) => (
              <Column key={row.key} chart={props} row={row} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

function Frame({
  caption,
  captionHidden,
  className,
  tableClass,
  children,
}: DataBarsProps & { readonly tableClass?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={classes(styles.scroll, className)}>
      <table className={classes(styles.table, tableClass)}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

function SeriesLabel({ series: { label, note } }: { readonly series: BarSeries }) {
  return (
    <>
      {label}
      {note !== undefined && <span className={styles.seriesNote}> {note}</span>}
    </>
  );
}

function Label({ row: { href, label } }: { readonly row: BarRow }) {
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}

interface CellProps {
  readonly chart: DataBarsProps;
  readonly row: BarRow;
  /** Which of the series. */
  readonly at: number;
}

/** A number and its bar on a ground as long as a full one; all numbers have the same room. */
function Cell({ chart, row, at }: CellProps) {
  const { format = String, rows } = chart;
  const value = row.values[at] ?? 0;
  const digits = Math.max(...rows.flatMap(({ values }) => values.map((one) => format(one).length)));
  return (
    <td>
      <span className={styles.cell}>
        <span className={styles.ground}>
          <Bar
            chart={chart}
            row={row}
            at={at}
            style={{ width: `${share(value, chart, at) * 100}%` }}
          />
        </span>
        <span
          className={value === 0 ? 'text-muted' : undefined}
          style={{ minWidth: `${digits}ch` }}
        >
          {format(value)}
        </span>
      </span>
    </td>
  );
}

/** How high a full column is, in px. */
const FULL = 84;
/** Room above the highest column for its number, in px. */
const ABOVE = 30;

/** A number on its column, which is drawn in its parts where it has some. */
function Column({ chart, row, at }: CellProps) {
  const { format = String, rows, max } = chart;
  const value = row.values[at] ?? 0;
  const highest = Math.max(1, ...rows.map(({ values }) => values[at] ?? 0));
  const px = (part: number) => (part / (max ?? highest)) * FULL;
  const high = (part: number) => ({ height: `${px(part).toFixed(1)}px` });
  return (
    <td>
      <span className={styles.stack} style={{ minHeight: `${(px(highest) + ABOVE).toFixed(1)}px` }}>
        {row.parts?.[at]?.map((part) => (
          <span
            key={part.colour}
            className={styles.bar}
            style={{ ...high(part.value), background: part.colour }}
          />
        )) ?? <Bar chart={chart} row={row} at={at} style={high(value)} />}
        {value > 0 && <span>{format(value)}</span>}
        {value === 0 && <span className="visually-hidden">{format(0)}</span>}
      </span>
    </td>
  );
}

function Bar({ chart, row, at, style }: CellProps & { readonly style: Record<string, string> }) {
  const colour = row.colour ?? chart.series[at]?.colour;
  if (!row.values[at]) return null;
  const look: Record<string, string> = { ...style, ...(colour && { '--bar': colour }) };
  return <span className={styles.bar} style={look} />;
}

/** How much of a full bar a number is, from 0 to 1. */
function share(value: number, { rows, max, fulls }: DataBarsProps, at: number): number {
  const full = fulls?.[at] ?? max ?? Math.max(1, ...rows.flatMap(({ values }) => values));
  return Math.min(1, value / Math.max(full, 1e-9));
}
