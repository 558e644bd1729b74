import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  /** Hide the label from sight where the place says it; it is read out all the same. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value; marks the input and is announced. */
  readonly problem?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}

/** What a control inside a Field spreads on its element. */
export interface FieldInput {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** Label, control, hint and problem, tied together for screen readers. */
export function Field({ label, labelHidden, hint, problem, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={classes('flex flex-col gap-1 min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(problem ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <span id={`${id}-hint`} className="text-s text-muted">
          {hint}
        </span>
      )}
      <span
        id={`${id}-problem`}
        className="text-s text-illegal"
        aria-live="polite"
        hidden={!problem}
      >
        {problem}
      </span>
    </div>
  );
}

type Labelled = Omit<FieldProps, 'children'>;

/** What a text control gives to its Field, and what is left for its element. */
function parted<P extends Labelled>(props: P) {
  const { label, labelHidden = false, hint, problem, className, ...element } = props;
  return { field: { label, labelHidden, hint, problem, className }, element };
}

/** One line of text with its label. `onValueChange` gets the text. */
export function TextInput({
  onValueChange,
  ...props
}: Labelled &
  Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'className'> & {
    readonly onValueChange?: (value: string) => void;
    readonly ref?: Ref<HTMLInputElement>;
  }) {
  const { field, element } = parted(props);
  return (
    <Field {...field}>
      {(input) => (
        <input
          {...element}
          {...input}
          className={styles.input}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextArea({
  onValueChange,
  ...props
}: Labelled &
  Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'className'> & {
    readonly onValueChange?: (value: string) => void;
    readonly ref?: Ref<HTMLTextAreaElement>;
  }) {
  const { field, element } = parted(props);
  return (
    <Field {...field}>
      {(input) => (
        <textarea
          {...element}
          {...input}
          className={styles.input}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A tick box with its words beside it. */
export function Checkbox({
  children,
  onCheckedChange,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  readonly children: ReactNode;
  readonly onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <input
        {...props}
        type="checkbox"
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
