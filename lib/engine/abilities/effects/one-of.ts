import { z } from 'zod';
import { listed } from '../filter';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';
import { openPart } from './open-part';
import { type Effect, effectSchema, kindOf } from './table';

/** One of several things, as the House chooses. */
export interface OneOf {
  readonly kind: 'one-of';
  readonly parts: readonly (readonly Effect[])[];
}

export const oneOf: EffectKind<OneOf> = {
  schema: z.strictObject({
    kind: z.literal('one-of'),
    parts: z.array(z.array(z.lazy(() => effectSchema)).min(1)).min(2),
  }),
  say: ({ parts }, title) =>
    listed(
      parts.map((part) => part.map((effect) => kindOf(effect).say(effect, title)).join(' and ')),
      'or',
    ),
  possible: (scene, { parts }) => open(scene, parts).length > 0,
  ask(scene, { parts }, picks) {
    const can = open(scene, parts);
    if (picks.length > 0 || can.length === 0) return null;
    return { seat: scene.seat, options: can.map((part) => ({ kind: 'choose-part', part })) };
  },
  run(_scene, _effect, [part], frame) {
    if (part !== undefined) openPart(frame, part);
  },
};

/** The parts that can begin. */
function open(scene: Scene, parts: OneOf['parts']): number[] {
  return parts.flatMap((part, at) => {
    const [first] = part;
    return first !== undefined && kindOf(first).possible(scene, first) ? [at] : [];
  });
}
