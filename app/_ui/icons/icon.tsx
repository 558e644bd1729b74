import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px; 16 unless told. */
  readonly size?: number;
  /** Say its name to screen readers; leave out where the name stands beside the sign. */
  readonly named?: boolean;
  readonly className?: string | undefined;
}

/** The frame that every sign of ours shares: a 24 unit square, one current colour. */
export function Icon({
  name,
  size = 16,
  named = false,
  className,
  children,
}: IconProps & { readonly name: string; readonly children: ReactNode }) {
  const said = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label with role img
    <svg width={size} height={size} viewBox="0 0 24 24" className={className} {...said}>
      {children}
    </svg>
  );
}
