import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classes } from './classes';
import { Link, type LinkProps } from './link';

interface Look {
  /** `primary` is the one thing to do here; `quiet` has no frame; `danger` takes something away. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  /** On touch it looks lower than what a finger hits; for a framed button beside a title or in a row. */
  readonly slim?: boolean | undefined;
}

function look({ kind = 'plain', size, slim = false }: Look, className: string | undefined): string {
  return classes(
    styles.button,
    styles[kind],
    size === 'small' && styles.small,
    slim && styles.slim,
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> & Look;

/** A button; an icon and words may stand in it side by side. Never submits unless told. */
export function Button({ kind, size, slim, className, ...props }: ButtonProps) {
  return <button type="button" {...props} className={look({ kind, size, slim }, className)} />;
}

/** A link that looks like a button, for what leads to another page. */
export function LinkButton({ kind, size, slim, className, ...props }: LinkProps & Look) {
  return <Link {...props} className={look({ kind, size, slim }, className)} />;
}

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'title'> & {
  /** What it does; read out, and shown when the pointer rests on it. */
  readonly label: string;
};

/** A square button that shows only an icon. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <Button
      kind="quiet"
      {...props}
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
    />
  );
}
