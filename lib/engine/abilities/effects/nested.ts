import type { z } from 'zod';
import type { Scene } from '../scene';
import type { Effect } from './table';

/** What an effect that holds others must know of them; the table of all effects hands it in. */
export interface Nested {
  readonly schema: z.ZodType<Effect>;
  readonly say: (effect: Effect, title: string) => string;
  readonly possible: (scene: Scene, effect: Effect) => boolean;
}
