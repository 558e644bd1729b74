import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { Field, type FieldProps } from './field';
import { useLayerRoot } from './layer-root';
import popup from './popup.module.css';
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

/** One of several, in a list that opens. */
export function Select<V extends string>(props: SelectProps<V>) {
  const {
    value,
    onValueChange,
    options,
    placeholder = 'Choose',
    disabled = false,
    ...field
  } = props;
  const layer = useLayerRoot();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(input) => (
        <Base.Root<V>
          value={value}
          disabled={disabled}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next);
          }}
        >
          <Base.Trigger {...input} className={styles.trigger}>
            <span className={styles.value}>
              {chosen?.icon}
              {chosen?.label ?? placeholder}
            </span>
            <ChevronDown size={16} className="text-muted" aria-hidden />
          </Base.Trigger>
          <Base.Portal {...layer}>
            <Base.Positioner
              className={popup.positioner}
              sideOffset={4}
              alignItemWithTrigger={false}
            >
              <Base.Popup className={classes(popup.popup, popup.list)}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={popup.item}
                  >
                    <span className={popup.tick}>
                      <Base.ItemIndicator>
                        <Check size={16} aria-hidden />
                      </Base.ItemIndicator>
                    </span>
                    {option.icon}
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.end !== undefined && (
                      <span className={popup.itemEnd}>{option.end}</span>
                    )}
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
