import Link from 'next/link';
import { classes } from '@/app/_ui/base/classes';
import styles from './segments.module.css';

/** One of a few short choices side by side; below them what the chosen one means. */
export function Segments<V extends string>({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onValueChange,
}: {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  /** The same for no other group of the page. */
  readonly name: string;
  readonly options: readonly (readonly [value: V, label: string, hint?: string])[];
  readonly value: V;
  readonly onValueChange: (value: V) => void;
}) {
  const hint = options.find(([one]) => one === value)?.[2];
  return (
    <fieldset className={styles.segments}>
      <legend className={classes(isLegendHidden ? 'visually-hidden' : styles.legend)}>
        {legend}
      </legend>
      <div className={styles.row}>
        {options.map(([one, label]) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onValueChange(one)}
            />
            {label}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}

/** The same as ways to pages, of which one is shown. */
export function SegmentLinks({
  label,
  value,
  links,
}: {
  readonly label: string;
  readonly value: string;
  readonly links: readonly (readonly [value: string, label: string, href: string])[];
}) {
  return (
    <nav aria-label={label} className={styles.row}>
      {links.map(([one, name, href]) => (
        <Link
          key={one}
          href={href}
          prefetch={false}
          scroll={false}
          {...(one === value && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
