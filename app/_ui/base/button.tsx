import Link from 'next/link';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classes } from './classes';

interface Look {
  /** `primary` is the one thing to do here; `quiet` has no frame; `danger` takes something away. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
}

type Kind = NonNullable<Look['kind']>;

const KINDS: Readonly<Record<Kind, string | undefined>> = {
  plain: undefined,
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
};

function look({ kind = 'plain', size }: Look, className: string | undefined, icon = false): string {
  return classes(
    styles.button,
    KINDS[kind],
    size === 'small' && styles.small,
    icon && styles.icon,
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> &
  Look & { readonly ref?: Ref<HTMLButtonElement> };

/** A button; an icon and words may stand in it side by side. Never submits unless told. */
export function Button({ kind, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} {...props} className={look(lookOf(kind, size), className)} />;
}

/** A link that looks like a button, for what leads to another page. */
export function LinkButton({
  kind,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={look(lookOf(kind, size), className)} />;
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'title'> & {
  /** What it does; read out, and shown when the pointer rests on it. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A square button that shows only an icon. */
export function IconButton({
  kind = 'quiet',
  size,
  className,
  type = 'button',
  label,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      {...props}
      aria-label={label}
      title={label}
      className={look(lookOf(kind, size), className, true)}
    >
      {children}
    </button>
  );
}

function lookOf(kind: Look['kind'], size: Look['size']): Look {
  return { ...(kind && { kind }), ...(size && { size }) };
}
