import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Field, type FieldProps } from './field';
import styles from './select.module.css';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A second, quieter word at the far end. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<V extends string> extends Omit<FieldProps, 'children'> {
  readonly value: V | null;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const fetchList = () => import('./select-list');
const SelectList = lazy(async () => ({
  default: (await fetchList()).SelectList,
})) as unknown as typeof import('./select-list').SelectList;

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
          <Suspense fallback={button}>
            <SelectList {...{ input, value, onValueChange, options }}>{shown}</SelectList>
          </Suspense>
        );
      }}
    </Field>
  );
}
