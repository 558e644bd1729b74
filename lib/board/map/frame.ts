import { areaOf, type Box } from './area';
import { LOCATIONS } from './map';
import { roomsOf } from './name-rooms';
import { type Point, SHAPE } from './shape';

/** Round the places, in the units of the drawing. */
const MARGIN = 36;
/** Where a box is wider or higher than this part of the map, the whole map tells as much. */
const MOST = 0.8;

/** The corners of a box, from its middle. */
const CORNERS = [
  { across: -0.5, down: -0.5 },
  { across: 0.5, down: -0.5 },
  { across: -0.5, down: 0.5 },
  { across: 0.5, down: 0.5 },
] as const;

/**
 * The box round some places and their names with a margin, by their ids; null for the whole map: where there are no places, or they
 * lie too far apart to be shown larger together.
 */
export function frameOf(places: readonly string[]): Box | null {
  const points = [...places.flatMap(areaOf), ...places.flatMap(nameOf)];
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const [width, height] = [right - left, bottom - top];
  if (Math.max(width, height) > MOST * 2 * SHAPE.rim) return null;
  return { x: (left + right) / 2, y: (top + bottom) / 2, width, height };
}

/** The corners of the room that the name of a place's territory takes. */
function nameOf(place: string): readonly Point[] {
  const territory = LOCATIONS.get(place)?.territory.id ?? '';
  return (roomsOf('whole').get(territory) ?? []).flatMap(({ x, y, width, height }) =>
    CORNERS.map(({ across, down }) => ({ x: x + across * width, y: y + down * height })),
  );
}
