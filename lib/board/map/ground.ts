import type { Box } from './area';
import { ice } from './ice';
import { roomsOf } from './name-rooms';
import { peaks } from './peaks';
import { type Cliffs, cliffsOf, dunes } from './relief';
import { type Point, pointAt, SHAPE } from './shape';

/** The whole relief of the map, as `d` of paths. */
export interface Ground {
  readonly dunes: ReturnType<typeof dunes>;
  readonly peaks: ReturnType<typeof peaks>;
  readonly cliffs: readonly (Cliffs & { readonly kind: 'rock' | 'stronghold' })[];
  readonly ice: ReturnType<typeof ice>;
}

/** The relief, clear of the names of the empty map and of where spice blows. Takes the twentieth part of a second. */
export function ground(): Ground {
  const spice = Object.values(SHAPE.spice).map((at) => ({ ...pointAt(at), width: 24, height: 24 }));
  const whole = [...[...roomsOf('whole').values()].flat(), ...spice];
  const both = [...whole, ...[...roomsOf('small').values()].flat()];
  const isFreeOf =
    (taken: readonly Box[]) =>
    ({ x, y }: Point, room: number) =>
      !taken.some(
        (box) =>
          Math.abs(x - box.x) < box.width / 2 + room &&
          Math.abs(y - box.y) < box.height / 2 + room - 3,
      );
  const isFree = isFreeOf(whole);
  return {
    dunes: dunes(isFreeOf(both)),
    peaks: peaks((at, room) => isFree(at, room - 6)),
    cliffs: (['rock', 'stronghold'] as const).map((kind) => ({ kind, ...cliffsOf(kind) })),
    ice: ice(),
  };
}
