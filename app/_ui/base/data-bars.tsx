import Link from 'next/link';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './data-bars.module.css';

export interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** A CSS colour for its bars; the accent unless told. */
  readonly colour?: string;
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
  readonly note?: ReactNode;
}

export interface DataBarsProps {
  /** What the numbers are. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly series: readonly BarSeries[];
  readonly rows: readonly BarRow[];
  /** What the rows are: "Type", "Cost". */
  readonly rowHeader: string;
  /** The value of a full bar; the largest of the numbers unless told. */
  readonly max?: number;
  /** How a number is written, as in percent; as it is unless told. */
  readonly format?: (value: number) => string;
  readonly className?: string;
}

/** A table whose cells draw bars: the chart and its numbers are one thing. */
export function DataBars(props: DataBarsProps) {
  const { series, rows, rowHeader } = props;
  return (
    <Frame {...props}>
      <thead className={series.length < 2 ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{rowHeader}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.label}>
              <span className="inline-flex items-center gap-2">
                {row.icon}
                <Label row={row} />
              </span>
            </th>
            {series.map(({ key }, at) => (
              <Cell key={key} chart={props} row={row} at={at} side="width" />
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

/** The same numbers on their side: a column a row, for what has an order (a cost curve). */
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
        {series.map(({ key, label }, at) => (
          <tr key={key}>
            <th scope="row" className={styles.rowHead}>
              {label}
            </th>
            {rows.map((row) => (
              <Cell key={row.key} chart={props} row={row} at={at} side="height" />
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

function Label({ row: { href, label } }: { readonly row: BarRow }) {
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}

interface CellProps {
  readonly chart: DataBarsProps;
  readonly row: BarRow;
  /** Which of the series. */
  readonly at: number;
  readonly side: 'width' | 'height';
}

/** A number and its bar. Room is left beside or above the longest bar for its number. */
function Cell({ chart, row, at, side }: CellProps) {
  const { series, rows, format = String } = chart;
  const { max = Math.max(1, ...rows.flatMap(({ values }) => values)) } = chart;
  const value = row.values[at] ?? 0;
  const colour = row.colour ?? series[at]?.colour;
  const long = `${(Math.min(1, value / Math.max(max, 1e-9)) * 78).toFixed(2)}%`;
  const style: Record<string, string> = { [side]: long, ...(colour && { '--bar': colour }) };
  return (
    <td>
      <span className={side === 'width' ? styles.cell : styles.stack}>
        {value > 0 && <span className={styles.bar} style={style} />}
        <span className={value === 0 ? 'text-muted' : undefined}>{format(value)}</span>
        {at === series.length - 1 && row.note && (
          <span className="text-muted text-s">{row.note}</span>
        )}
      </span>
    </td>
  );
}
