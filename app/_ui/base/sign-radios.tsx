import type { LucideIcon } from 'lucide-react';
import { classes } from './classes';
import styles from './sign-radios.module.css';

export interface SignOption<V> {
  readonly value: V;
  readonly label: string;
  readonly Sign?: LucideIcon;
  /** What it means; with it the choices are as large as what they say. */
  readonly hint?: string;
}

/** One of a few, each under its sign where it has one: a row of radios, or cards where each says what it means. */
export function SignRadios<V extends string>({
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
  readonly options: readonly SignOption<V>[];
  readonly value: V;
  readonly onValueChange: (value: V) => void;
}) {
  const saysMore = options.some(({ hint }) => hint !== undefined);
  return (
    <fieldset className={classes(styles.radios, saysMore ? styles.cards : styles.row)}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'text-s font-semibold'}>
        {legend}
      </legend>
      {options.map(({ value: one, label, Sign, hint }) => (
        <label
          key={one}
          className={classes(styles.choice, 'one-of', saysMore ? styles.card : styles.segment)}
        >
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={one === value}
            onChange={() => onValueChange(one)}
          />
          {Sign !== undefined && <Sign size={saysMore ? 24 : 16} aria-hidden />}
          {hint === undefined ? (
            label
          ) : (
            <span className={styles.words}>
              <span className={styles.title}>{label}</span>
              <small>{hint}</small>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
