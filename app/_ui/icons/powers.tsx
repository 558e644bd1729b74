import type { ReactNode } from 'react';
import { type Power, powerName } from '@/lib/rules/powers';
import { Icon, type IconProps } from './icon';

/** Eight teeth round a hub, each 22.5 degrees of the rim. */
const WHEEL =
  'M10.6 1h2.8l.6 3.1 1.9.8 2.6-1.8 2 2-1.8 2.6.8 1.9 3.1.6v2.8l-3.1.6-.8 1.9 1.8 2.6-2 2-2.6-1.8-1.9.8-.6 3.1h-2.8l-.6-3.1-1.9-.8-2.6 1.8-2-2 1.8-2.6-.8-1.9-3.1-.6v-2.8l3.1-.6.8-1.9-1.8-2.6 2-2 2.6 1.8 1.9-.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';

/** Solid heraldic shapes, drawn here from plain geometry. */
const SIGNS: Readonly<Record<Power, ReactNode>> = {
  // a stooping wing: three feathers from one shoulder
  atreides: (
    <path d="M22 2C11 2 3.5 8.5 2 21.5 6.5 13.6 12 9 22 7.4zM22 9.6c-7.2 1-12 4.9-13.7 11.9C12.4 17.2 16 15 22 14.2zM22 16.4c-3.6.5-6.2 2-7.6 5.1 2.6-.9 4.8-1.2 7.6-1.2z" />
  ),
  // a ram's head: horns that curl, a face that tapers, two slits for eyes
  harkonnen: (
    <path
      fillRule="evenodd"
      d="M7 7C4.8 5.8 3.8 3.8 4 1 1 3.6-.2 7.2 1 10.6c.9 2.5 3 3.9 5.6 4L9.5 22.5 12 23.5l2.5-1 2.9-7.9c2.6-.1 4.7-1.5 5.6-4C24.2 7.2 23 3.6 20 1c.2 2.8-.8 4.8-3 6-3.2-1.3-6.8-1.3-10 0zM7.4 10.6l3.3 1.7v2.2l-2.5-1.3zm9.2 0l-3.3 1.7v2.2l2.5-1.3z"
    />
  ),
  // a crown of seven points
  corrino: (
    <path d="m1 7.5 2.9 3L5.3 5l2.9 4.3L9 3l2.3 5L12 1l.7 7L15 3l.8 6.3L18.7 5l1.4 5.5 2.9-3L21.3 17H2.7zM2.7 19h18.6v3H2.7z" />
  ),
  // a curved tooth
  fremen: <path d="M3.5 2C14.5 1.5 22 9.5 20 23 17 16 13 13 6 13.3 7.6 9.3 6.8 5.5 3.5 2z" />,
  // an unbroken orbit
  guild: (
    <path
      fillRule="evenodd"
      d="M21.8 5.3c-1.5-3-7.4-2.2-13 .8S-.3 15.7 2.2 18.7c2.1 2.6 7.4 2.2 13-.8s8.1-9.6 6.6-12.6zM9.9 8.2c4-2.1 8.1-3 9-1.5.8 1.6-2.1 5.8-6.2 8.1-4 2.2-7.7 2.9-8.7 1.5-1.1-1.5 1.9-6 5.9-8.1zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    />
  ),
  // a veiled eye
  sisterhood: (
    <path
      fillRule="evenodd"
      d="M1.5 12.5C2 5.5 6.5 1.5 12 1.5s10 4 10.5 11C19.3 9 15.9 7.3 12 7.3S4.7 9 1.5 12.5zM3 16c3-4 6-5.7 9-5.7s6 1.7 9 5.7c-3 4-6 5.7-9 5.7S6 20 3 16zm9-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z"
    />
  ),
  // a crescent over a line
  smugglers: <path d="M14 1a8 8 0 1 0 6.8 12.2A7.2 7.2 0 0 1 14 1zM2 19.5h20v3H2z" />,
  // a toothed wheel
  'spice-miners': <path fillRule="evenodd" d={WHEEL} />,
  // a drop in a ring
  'water-sellers': (
    <path
      fillRule="evenodd"
      d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 2.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8zM12 5.5c2.7 3.3 4.2 5.8 4.2 7.9a4.2 4.2 0 0 1-8.4 0c0-2.1 1.5-4.6 4.2-7.9z"
    />
  ),
};

/** The heraldic sign of an Imperial Power; `coloured` in its own colour rather than the text's. */
export function PowerIcon({
  power,
  coloured = false,
  ...icon
}: IconProps & { readonly power: Power; readonly coloured?: boolean }) {
  return (
    <Icon {...icon} name={powerName(power)}>
      <g fill={coloured ? `var(--power-${power})` : 'currentColor'}>{SIGNS[power]}</g>
    </Icon>
  );
}
