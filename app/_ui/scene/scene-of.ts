import type { Card } from '@/lib/cards/card';
import { streamOf } from './random';
import type { Shape } from './shape';
import { BY_NAME } from './thing-by-name';
import { BY_SUBTYPE } from './thing-by-subtype';
import { PALE, STANDING, THINGS, type Thing } from './things';

interface Scene {
  readonly thing: Thing;
  readonly shapes: readonly Shape[];
  /** It has a foot, and sand before it; else it is seen for itself. */
  readonly stands: boolean;
  /** What lies behind it is dark. */
  readonly isPale: boolean;
  /** How large, of its room: some are farther. */
  readonly size: number;
}

/** What stands on a card that is nobody; by its name, else by what it is, one of a few by its id. */
export function sceneOf({
  id,
  set,
  subtypes,
}: Pick<Card, 'id' | 'set' | 'subtypes'>): Scene | null {
  const stream = streamOf(`${id} scene`);
  const named = BY_NAME[id.slice(set.length + 1)];
  const [, pool] = BY_SUBTYPE.find(([subtype]) => subtypes.includes(subtype)) ?? [];
  const thing = named ?? pool?.[Math.floor(stream.between(0, pool.length))];
  if (thing === undefined) return null;
  return {
    thing,
    shapes: THINGS[thing],
    stands: STANDING.has(thing),
    isPale: PALE.has(thing),
    size: stream.between(0.86, 1),
  };
}
