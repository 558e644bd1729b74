import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
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
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'text-s font-semibold'}>
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

/** A text control with its label. `onValueChange` gets the text. */
type TextProps<E extends 'input' | 'textarea'> = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<E>, 'id' | 'onChange' | 'className'> & {
    readonly onValueChange?: (value: string) => void;
  };

/** What a text control gives to its Field, and what is left for its element. */
function parted<P extends TextProps<'input'> | TextProps<'textarea'>>(props: P) {
  const { label, labelHidden = false, hint, problem, className, onValueChange, ...rest } = props;
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onValueChange?.(event.currentTarget.value);
  return {
    field: { label, labelHidden, hint, problem, className },
    element: { ...rest, onChange, className: styles.input },
  };
}

/** One line of text. */
export function TextInput(props: TextProps<'input'>) {
  const { field, element } = parted(props);
  return <Field {...field}>{(input) => <input {...element} {...input} />}</Field>;
}

/** Several lines of text. */
export function TextArea(props: TextProps<'textarea'>) {
  const { field, element } = parted(props);
  return <Field {...field}>{(input) => <textarea {...element} {...input} />}</Field>;
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
