import type { Box } from '@/lib/board/map/area';
import type { Frame } from '@/lib/board/map/frame';
import { SHAPE } from '@/lib/board/map/shape';
import { HALF, RING } from './map-parts';

/* The part of the map that a narrow screen shows larger. */

/** A larger map is so much larger, or less where the box that it shows asks for it. */
const MOST = 1.95;
/** How high a low window is, by its width. */
const LOW = 0.68;
/** How wide its button is with what is free beside it, by its width. */
const BUTTON = 0.15;

export interface Crop extends Box {
  readonly zoom: number;
  readonly low: number;
  /** Where its button stands, and in which corner that is. */
  readonly button: Box;
  readonly corner: Frame['corner'];
}

const CORNERS = [
  { corner: 'top left', across: -1, down: -1 },
  { corner: 'top right', across: 1, down: -1 },
  { corner: 'bottom left', across: -1, down: 1 },
  { corner: 'bottom right', across: 1, down: 1 },
] as const;

/** What is shown round a box; the button is beside the map if a corner is, else far from the places. */
export function cropOf(around: Frame, isLow: boolean): Crop {
  const low = isLow ? LOW : 1;
  const zoom = Math.min(MOST, (2 * HALF) / around.width, (2 * HALF * low) / around.height);
  const width = (2 * HALF) / zoom;
  const height = width * low;
  const [x, y] = [within(around.x, width), within(around.y, height)];
  const side = BUTTON * width;
  const spots = CORNERS.map(({ corner, across, down }) => ({
    corner,
    button: {
      x: x + (across * (width - side)) / 2,
      y: y + (down * (height - side)) / 2,
      ...{ width: side, height: side },
    },
  }));
  const far = ({ button }: (typeof spots)[number]) => Math.hypot(button.x, button.y);
  const [outer] = spots.toSorted((one, other) => far(other) - far(one));
  const usual = spots.find(({ corner }) => corner === around.corner);
  const spot = outer !== undefined && far(outer) > SHAPE.rim + RING ? outer : usual;
  const { button, corner } = spot ?? { button: { x, y, width: 0, height: 0 }, ...around };
  return { x, y, width, height, zoom, low, button, corner };
}

/** The map ends at its rim. */
function within(at: number, size: number): number {
  return Math.max(size / 2 - HALF, Math.min(HALF - size / 2, at));
}
