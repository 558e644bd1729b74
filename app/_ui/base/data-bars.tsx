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
  const { caption, captionHidden, series, rows, rowHeader, format = String, className } = props;
  const max = props.max ?? largest(rows);
  return (
    <div className={classes(styles.scroll, className)}>
      <table className={styles.table}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead className={series.length < 2 ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">{rowHeader}</th>
            {series.map((one) => (
              <th key={one.key} scope="col">
                {one.label}
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
                  {row.href === undefined ? row.label : <Link href={row.href}>{row.label}</Link>}
                </span>
              </th>
              {series.map((one, index) => {
                const value = row.values[index] ?? 0;
                return (
                  <td key={one.key}>
                    <span className={styles.cell}>
                      {value > 0 && (
                        <span
                          className={styles.bar}
                          style={bar(row.colour ?? one.colour, 'width', value, max)}
                        />
                      )}
                      <span className={value === 0 ? styles.none : undefined}>{format(value)}</span>
                      {index === series.length - 1 && row.note && (
                        <span className="text-muted text-s">{row.note}</span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same numbers on their side: a column a row, for what has an order (a cost curve). */
export function DataColumns(props: DataBarsProps) {
  const { caption, captionHidden, series, rows, rowHeader, format = String, className } = props;
  const max = props.max ?? largest(rows);
  return (
    <div className={classes(styles.scroll, className)}>
      <table className={classes(styles.table, styles.columns)}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rowHead}>
              {rowHeader}
            </th>
            {rows.map((row) => (
              <th key={row.key} scope="col">
                {row.href === undefined ? row.label : <Link href={row.href}>{row.label}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((one, index) => (
            <tr key={one.key}>
              <th scope="row" className={styles.rowHead}>
                {one.label}
              </th>
              {rows.map((row) => {
                const value = row.values[index] ?? 0;
                return (
                  <td key={row.key}>
                    <span className={styles.stack}>
                      <span className={value === 0 ? styles.none : undefined}>{format(value)}</span>
                      {value > 0 && (
                        <span
                          className={styles.bar}
                          style={bar(row.colour ?? one.colour, 'height', value, max)}
                        />
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function largest(rows: readonly BarRow[]): number {
  return Math.max(1, ...rows.flatMap((row) => row.values));
}

/** Room is left beside or above the longest bar for its number. */
function bar(
  colour: string | undefined,
  side: 'width' | 'height',
  value: number,
  max: number,
): Record<string, string> {
  const share = Math.min(1, value / Math.max(max, 1e-9));
  return { [side]: `${(share * 78).toFixed(2)}%`, ...(colour && { '--bar': colour }) };
}
