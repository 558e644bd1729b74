import type { ReactNode } from 'react';
import { Icon, type IconProps } from '@/app/_ui/icons/icon';

/** Filled shapes, one for each kind of card; what they are is said beside them. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  // a dagger
  'projectile weapon': (
    <path d="M12 1l2.7 4v8.2H9.3V5zM5 13.8h14v2.6H5zM10.6 17h2.8v3.2h-2.8zM12 19.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z" />
  ),
  // a drop with a fang in it
  'poison weapon': (
    <path
      fillRule="evenodd"
      d="M12 1c4.6 5.7 7 9.8 7 13.4a7 7 0 0 1-14 0C5 10.800 7.4 6.700 12 1zm-2.800 11.200c0 3.200 1.200 5.400 2.800 7.200 1.600-1.800 2.800-4 2.800-7.200l-2.800 1.800z"
    />
  ),
  // a beam out of its grip
  lasgun: (
    <path d="M1 8h11v5H8.500l-1.600 8H2.600L4 13H1zM14 9.400h9v2.200h-9zM14 5.600l6-2.600.8 1.900-6 2.600zM14 15.400l.8-1.900 6 2.600L20 18z" />
  ),
  // a shield
  'projectile defense': (
    <path
      fillRule="evenodd"
      d="M12 1l9 3.400v6.800c0 5.600-3.800 9.800-9 11.800-5.200-2-9-6.200-9-11.800V4.400zm0 3.200v15.300c3.600-1.800 6-4.800 6-8.300V6.500z"
    />
  ),
  // a snooper: an arm over a cup
  'poison defense': (
    <path
      fillRule="evenodd"
      d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 2.600c2.500 3 3.700 5 3.700 6.900a3.700 3.700 0 0 1-7.400 0c0-1.900 1.200-3.900 3.700-6.900z"
    />
  ),
  // somebody
  'cheap hero': (
    <path d="M12 1.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2.500 22.500c0-5.800 4-9.200 9.500-9.200s9.500 3.400 9.500 9.200z" />
  ),
  // a star
  special: (
    <path d="M12 .800l2.900 8.300 8.300 2.900-8.300 2.900-2.900 8.300-2.900-8.300L.800 12l8.300-2.900z" />
  ),
  // a ring that is struck through
  worthless: (
    <path
      fillRule="evenodd"
      d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM6 8.100A7.200 7.200 0 0 0 15.900 18zM8.100 6 18 15.900A7.200 7.200 0 0 0 8.100 6z"
    />
  ),
  // a grain of spice
  territory: <path d="M12 1 22 12 12 23 2 12z" />,
  // a mouth full of teeth
  worm: (
    <path
      fillRule="evenodd"
      d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 8.400L9.800 4.300A8 8 0 0 0 6.600 6.200L9.400 9.700 4.300 9.800A8 8 0 0 0 4.300 14.200L9.400 14.300 6.600 17.800A8 8 0 0 0 9.800 19.700L12 14.600l2.200 5.100a8 8 0 0 0 3.200-1.900l-2.800-3.500 5.100-.1a8 8 0 0 0 0-4.400l-5.100-.1 2.800-3.500a8 8 0 0 0-3.200-1.900z"
    />
  ),
};

/** What a kind of cards belongs to, for its colour. */
const GROUPS: Readonly<Record<string, string>> = {
  'projectile weapon': 'weapon',
  'poison weapon': 'weapon',
  lasgun: 'weapon',
  'projectile defense': 'defense',
  'poison defense': 'defense',
  'cheap hero': 'special',
  special: 'special',
  territory: 'spice',
  worm: 'spice',
};

export const groupOfKind = (kind: string): string => GROUPS[kind] ?? 'worthless';

/** The sign of a kind of cards. Decoration: the kind stands beside it in words. */
export function CardSign({ kind, ...icon }: IconProps & { readonly kind: string }) {
  return (
    <Icon {...icon} name={kind}>
      <g fill="currentColor">{SIGNS[kind]}</g>
    </Icon>
  );
}
