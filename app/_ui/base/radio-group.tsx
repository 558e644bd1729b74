import { classes } from './classes';
import styles from './radio-group.module.css';

/** One of a few, each with what it means. */
export function RadioGroup<V extends string>({
  legend,
  name,
  options,
  value,
  onValueChange,
  stacked = false,
}: {
  readonly legend: string;
  /** The same for no other group of the page. */
  readonly name: string;
  readonly options: readonly (readonly [value: V, label: string, hint: string])[];
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  /** One below the other, however wide the place. */
  readonly stacked?: boolean;
}) {
  return (
    <fieldset className={classes(styles.group, stacked && styles.stacked)}>
      <legend>{legend}</legend>
      {options.map(([one, label, hint]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onValueChange(one)}
          />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
