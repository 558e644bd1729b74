import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export type Good = 'solaris' | 'spice' | 'favor';

/** Filled shapes of one weight: they stand before large numbers and in the middle of a short line. */
const SIGNS: Readonly<Record<Good, ReactNode>> = {
  // a coin with its eye
  solaris: (
    <>
      <circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <circle cx="12" cy="12" r="4" />
    </>
  ),
  // a grain of spice
  spice: <path d="M12 1 22 12 12 23 2 12z" />,
  // a star of the Landsraad
  favor: <path d="m12 1 3.2 7.2 7.8.8-5.9 5.2 1.7 7.8L12 18l-6.8 4 1.7-7.8L1 9l7.8-.8z" />,
};

const NAMES: Readonly<Record<Good, string>> = {
  solaris: 'Solaris',
  spice: 'Spice',
  favor: 'Favor',
};

/** The sign of what a House may have. */
export function GoodIcon({ good, ...icon }: IconProps & { readonly good: Good }) {
  return (
    <Icon {...icon} name={NAMES[good]}>
      <g fill="currentColor">{SIGNS[good]}</g>
    </Icon>
  );
}
