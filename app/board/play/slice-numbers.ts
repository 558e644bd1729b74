import { placeOf, placesOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import type { Names } from '@/lib/board/map/names';
import { SHAPE } from '@/lib/board/map/shape';
import type { useForcesLaid } from './forces-layer';
import { spotWithin } from './token-layout';

/* A part of a territory whose name stands in another part says its sector, as the answer beside the map does. */

type Laid = ReturnType<typeof useForcesLaid>['whole'];

export interface SliceNumber extends Box {
  readonly sector: number;
}

/** How large the number is. */
export const SIZE = { whole: 20, small: 27 } as const;

/** The sector of each of some places that its name does not reach and is not at the ring, where there is room for it. */
export function sliceNumbers(
  places: Iterable<string>,
  laid: Laid,
  names: Names,
): readonly SliceNumber[] {
  let taken: readonly Box[] = [
    ...[...laid.labels.values()].flat(),
    ...[...laid.placed, ...laid.panels, ...laid.grains],
  ];
  return [...places].flatMap((at) => {
    const { territory, sector } = placeOf(at);
    const area = areaOf(at);
    const isNamed = (laid.labels.get(territory.id) ?? []).some(({ x, y, width }) =>
      [-0.5, 0, 0.5].some((across) => isInside({ x: x + across * width, y }, area)),
    );
    if (sector === null || isNamed || placesOf(territory.id).length < 2) return [];
    // beside the ring its number stands already
    if (area.some(({ x, y }) => Math.hypot(x, y) > SHAPE.rim - 5)) return [];
    const size = { width: SIZE[names] * 1.15, height: SIZE[names] * 0.8 };
    const spot = spotWithin({ at, ...size }, taken, [4, 0], [1]);
    if (spot === null) return [];
    taken = [...taken, spot];
    return [{ ...size, x: spot.x, y: spot.y, sector }];
  });
}
