import { placeOf, placesOf } from '@/lib/board/engine/facts';
import type { SetupFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Box } from '@/lib/board/map/area';
import { frameOf } from '@/lib/board/map/frame';
import { type Location, locationsOf } from '@/lib/board/map/map';
import { countOf } from './place-keys';

/** The place that is asked about: where a group goes, till that is said where it leaves from; where a battle is. */
export function placeAsked({ frames, factions }: BoardView): Location | null {
  const frame = frames.at(-1);
  const isHeld = (place: string) => factions.some(({ forces }) => countOf(forces, [place]) > 0);
  switch (frame?.step) {
    case 'setup':
      return placeOrNone(startIn({ frames })?.places[0] ?? null);
    case 'move':
    case 'ride':
      if (frame.to !== null) return placeOf(frame.to);
      return frame.from === null ? null : (placesOf(frame.from)[0] ?? null);
    case 'ship':
      return placeOrNone(frame.to === 'reserves' ? null : (frame.to ?? frame.from));
    case 'accompany':
      return placeOf(frame.to);
    case 'flip':
      return placesOf(frame.territory)[0] ?? null;
    case 'half':
      return placeOf(frame.at);
    case 'battle':
      return placeOrNone(frame.places.find(isHeld) ?? frame.places[0] ?? null);
    default:
      return null;
  }
}

/** The forces that are placed before the first turn; null where none are. */
export function startIn({ frames }: Pick<BoardView, 'frames'>): SetupFrame | null {
  const frame = frames.at(-1);
  return frame?.step === 'setup' && frame.stage === 'forces' ? frame : null;
}

/** Whether it is asked which forces move. */
export function asksWhence({ frames }: BoardView): boolean {
  const frame = frames.at(-1);
  return frame?.step === 'move' && frame.from === null;
}

function placeOrNone(id: string | null): Location | null {
  return id === null ? null : placeOf(id);
}

/** The place that a group or a shipment goes to, once that is said. */
export function placeGoneTo({ frames }: BoardView): string | null {
  const frame = frames.at(-1);
  return frame !== undefined && 'to' in frame && frame.to !== 'reserves' ? frame.to : null;
}

/** The part of the map that tells what is asked: all that is lit, and the place it is about. */
export function aroundAsked(lit: Iterable<string>, about: Location | null): Box | null {
  const own = about === null ? [] : locationsOf(about.territory).map(({ id }) => id);
  return frameOf([...lit, ...own]);
}
