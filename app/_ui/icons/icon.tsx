import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px; 16 unless told. */
  readonly size?: number;
  /** What it means, for those who do not see it. Without one the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The frame that every sign of ours shares: a 24 unit square, one current colour. */
export function Icon({
  size = 16,
  label,
  className,
  children,
}: IconProps & { children: ReactNode }) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label with role img
    <svg width={size} height={size} viewBox="0 0 24 24" className={className} {...named}>
      {children}
    </svg>
  );
}
