import { Field, type FieldProps } from '@/app/_ui/base/field';
import { NativeSelect } from '@/app/_ui/base/native-select';
import styles from './odds.module.css';

/** One of a few words in a list of the browser's own: small enough for a table's cell. */
export function Pick<V extends string>({
  value,
  options,
  onValueChange,
  ...field
}: Omit<FieldProps, 'children'> & {
  readonly value: V;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onValueChange: (value: V) => void;
}) {
  return (
    <Field {...field}>
      {(input) => (
        <NativeSelect
          {...input}
          className={styles.pick}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find(([one]) => one === currentTarget.value);
            if (chosen !== undefined) onValueChange(chosen[0]);
          }}
        >
          {options.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

/** A count from 0 up, in such a list. */
export function PickCount({
  label,
  value,
  most,
  onValueChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onValueChange: (value: number) => void;
}) {
  return (
    <Pick
      label={label}
      labelHidden
      value={String(value)}
      options={Array.from({ length: Math.max(most, value) + 1 }, (_, count) => [
        String(count),
        String(count),
      ])}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  );
}
