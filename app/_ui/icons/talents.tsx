import type { ReactNode } from 'react';
import { type Talent, talentName } from '@/lib/rules/talents';
import { Icon, type IconProps } from './icon';

/** One stroke of one weight for all six. */
const SIGNS: Readonly<Record<Talent, ReactNode>> = {
  // crossed blades
  dueling: <path d="M3 3 18 18M21 3 6 18M14.5 21l6.5-6.5M3 14.5 9.5 21" />,
  // a standard that hangs from its bar: a flag is command
  battle: <path d="M12 1v22M4.5 4.5h15v12L12 12.5l-7.5 4z" />,
  // a half mask
  intrigue: (
    <path d="M2 7c3.5-2 7-1.5 10 .5C15 5.5 18.5 5 22 7c.3 6-2 11-6 11-2.2 0-3-2.5-4-2.5S10.2 18 8 18c-4 0-6.3-5-6-11zM6 11.2h3M15 11.2h3" />
  ),
  // scales
  arbitration: (
    <path d="M12 2v20M7 22h10M4 5.5h16M1.5 14 5 6l3.5 8zM15.5 14 19 6l3.5 8zM1.5 14q3.5 4.5 7 0M15.5 14q3.5 4.5 7 0" />
  ),
  // a hand whose palm is a spiral
  weirding: (
    <path d="M12 15.5c1.6-.4 2.3 2 .4 2.6-2.7.8-4.6-2.5-2.8-4.8 2.6-3.3 8.4-1.2 8.1 3.7C17.4 21.5 12 23.5 8 21.5c-4-2.1-4.6-6.7-3.3-11.5M9 8.5V3.5M13 8V1.5M17 9.2V4" />
  ),
  // an open eye over a wave
  prescience: (
    <>
      <path d="M2 8.5C5.3 4.2 8.6 2 12 2s6.7 2.2 10 6.5c-3.3 4.3-6.6 6.5-10 6.5s-6.7-2.2-10-6.5zM2 21q2.5-4 5 0t5 0 5 0 5 0" />
      <circle cx="12" cy="8.5" r="1.7" fill="currentColor" />
    </>
  ),
};

/** The sign of one of the six talents. */
export function TalentIcon({ talent, ...icon }: IconProps & { readonly talent: Talent }) {
  return (
    <Icon {...icon} name={talentName(talent)}>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SIGNS[talent]}
      </g>
    </Icon>
  );
}
