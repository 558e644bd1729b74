import { Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from './button';
import { Field, type FieldProps } from './field';
import field from './field.module.css';
import styles from './search-input.module.css';

/** Words to look for: the glass before them, what takes them away behind them. */
export function SearchInput({
  label,
  labelHidden,
  hint,
  problem,
  className,
  value,
  end,
  onValueChange,
  ...rest
}: Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref' | 'onChange' | 'className' | 'value'> & {
    readonly value: string;
    /** A button inside the box, at its end. */
    readonly end?: ReactNode;
    readonly onValueChange: (value: string) => void;
  }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      className={className}
      {...(labelHidden !== undefined && { labelHidden })}
    >
      {(said) => (
        <span className={styles.frame} data-end={end === undefined ? undefined : ''}>
          <Search size={16} className={styles.glass} aria-hidden />
          <input
            {...rest}
            {...said}
            ref={input}
            type="search"
            className={`${field.input} ${styles.input}`}
            value={value}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
          />
          <span className={styles.end}>
            {value !== '' && (
              <IconButton
                label="Clear the search"
                onClick={() => {
                  onValueChange('');
                  input.current?.focus();
                }}
              >
                <X size={16} aria-hidden />
              </IconButton>
            )}
            {end}
          </span>
        </span>
      )}
    </Field>
  );
}
