import { range } from '@/lib/range';
import type { Action } from '../actions';
import type { Faction } from '../state/state';

/** Revivals of up to so many forces; with one Sardaukar or Fedaykin among them, where none came back in this turn (GF9-emperor-10, GF9-fremen-17). */
export function revivals(
  { tanks, eliteTanks, eliteRevived }: Readonly<Faction>,
  most: number,
  plain: 'revive' | 'ghola-forces' | 'special-forces',
  elite: 'revive-elite' | 'ghola-elite' | 'special-elite',
): Action[] {
  const normal = tanks - eliteTanks;
  const one = eliteTanks > 0 && !eliteRevived ? 1 : 0;
  return [
    ...range(1, Math.min(most, normal)).map((forces): Action => ({ kind: plain, forces })),
    ...range(1, one * Math.min(most, normal + 1)).map(
      (forces): Action => ({ kind: elite, forces }),
    ),
  ];
}
