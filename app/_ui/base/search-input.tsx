import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
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
  onValueChange,
  ...rest
}: Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref' | 'onChange' | 'className' | 'value'> & {
    readonly value: string;
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
        <span className={styles.frame}>
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
          {value !== '' && (
            <IconButton
              label="Clear the search"
              className={styles.clear}
              onClick={() => {
                onValueChange('');
                input.current?.focus();
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  );
}
