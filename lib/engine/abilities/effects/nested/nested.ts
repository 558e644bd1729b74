import type { z } from 'zod';
import { listed } from '@/lib/sentences';
import type { EffectFrame } from '../../../state/frames';
import type { Scene } from '../../scene';
import type { Effect } from '../table';

/** A name of its own for a list of effects, so that the type of an effect may hold one. */
interface Effects extends ReadonlyArray<Effect> {}

/** What an effect that holds others must know of them; the table of all effects hands it in. */
export interface Nested {
  readonly effects: z.ZodType<Effects>;
  readonly say: (effect: Effect, title: string) => string;
  readonly possible: (scene: Scene, effect: Effect) => boolean;
}

/** Effects one after the other, as one order. */
export function sayAll(nested: Nested, effects: readonly Effect[], title: string): string {
  return listed(effects.map((effect) => nested.say(effect, title)));
}

/** The way to a part of the effect that is carried out: the step has gone on to the next one already. */
export function wayTo({ list, next }: EffectFrame, part: number): readonly number[] {
  return [...list, next - 1, part];
}

/** A part of the effect that is carried out, still before it, with what was chosen till now. */
export function partOf(frame: EffectFrame, part: number): EffectFrame {
  return {
    ...frame,
    list: wayTo(frame, part),
    next: 0,
    part: null,
    picks: [],
    targets: [...frame.targets],
    houses: [...frame.houses],
  };
}
