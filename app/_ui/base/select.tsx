import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field, type FieldProps } from './field';
import { late } from './late';
import styles from './select.module.css';
import type { SelectListProps } from './select-list';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second, quieter word at the far end. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  /** What it belongs to: each group has its heading. Those of a group follow each other. */
  readonly group?: string;
}

export interface SelectProps<V extends string> extends Omit<FieldProps, 'children'> {
  readonly value: V | null;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const fetchList = () => import('./select-list').then((module) => module.SelectList);
const SelectList = late(fetchList) as <V extends string>(
  props: SelectListProps<V> & { readonly meanwhile: ReactNode },
) => ReactNode;

/** One of several, in a list that opens; the list is fetched when the button is come near to. */
export function Select<V extends string>(props: SelectProps<V>) {
  const {
    value,
    onValueChange,
    options,
    placeholder = 'Choose',
    disabled = false,
    ...field
  } = props;
  const [isWanted, setWanted] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const shown = (
    <>
      <span className={styles.value}>
        {chosen?.icon}
        <span className={styles.label}>{chosen?.label ?? placeholder}</span>
      </span>
      <ChevronDown size={16} className="text-muted" aria-hidden />
    </>
  );
  return (
    <Field {...field}>
      {(input) => {
        const button = (
          <button
            {...input}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={false}
            disabled={disabled}
            className={styles.trigger}
            onPointerEnter={fetchList}
            onFocus={fetchList}
            onClick={() => setWanted(true)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              setWanted(true);
            }}
          >
            {shown}
          </button>
        );
        if (!isWanted || disabled) return button;
        return (
          <SelectList {...{ input, value, onValueChange, options }} meanwhile={button}>
            {shown}
          </SelectList>
        );
      }}
    </Field>
  );
}
