import type { Zone } from './state';

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
