import type { Zone } from './state';

/** The places of a House as a sentence names them. */
export const PILES: Readonly<Record<Zone, string>> = {
  'imperial-deck': 'Imperial deck',
  assembly: 'Assembly',
  'imperial-discard': 'Imperial discard',
  domain: 'Domain',
  concealed: 'concealed programs',
  'house-deck': 'House deck',
  hand: 'hand',
  'house-discard': 'House discard',
  removed: 'cards out of the game',
};

/** Something for each zone of a House. */
export function byZone<P>(of: (zone: Zone) => P): Record<Zone, P> {
  return {
    'imperial-deck': of('imperial-deck'),
    assembly: of('assembly'),
    'imperial-discard': of('imperial-discard'),
    domain: of('domain'),
    concealed: of('concealed'),
    'house-deck': of('house-deck'),
    hand: of('hand'),
    'house-discard': of('house-discard'),
    removed: of('removed'),
  };
}
