import type { z } from 'zod';
import type { Scene } from '../scene';
import type { Effect } from './table';

/** A name of its own for a list of effects, so that the type of an effect may hold one. */
export interface Effects extends ReadonlyArray<Effect> {}

/** What an effect that holds others must know of them; the table of all effects hands it in. */
export interface Nested {
  readonly effects: z.ZodType<Effects>;
  readonly say: (effect: Effect, title: string) => string;
  readonly possible: (scene: Scene, effect: Effect) => boolean;
}
