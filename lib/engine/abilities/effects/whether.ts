import { z } from 'zod';
import { type Condition, conditionSchema, holds, sayCondition } from '../condition';
import type { EffectKind } from './kind';
import type { Nested } from './nested';
import { openPart } from './open-part';
import type { Effect } from './table';

/** Something if a condition holds, and something else or nothing if not. */
export interface Whether {
  readonly kind: 'whether';
  readonly is: Condition;
  readonly does: readonly Effect[];
  readonly otherwise?: readonly Effect[] | undefined;
}

export const whether = (nested: Nested): EffectKind<Whether> => ({
  schema: z.strictObject({
    kind: z.literal('whether'),
    is: conditionSchema,
    does: z.array(nested.schema).min(1),
    otherwise: z.array(nested.schema).min(1).optional(),
  }),
  say({ is, does, otherwise }, title) {
    const say = (list: readonly Effect[]) =>
      list.map((effect) => nested.say(effect, title)).join(' and ');
    const rest = otherwise === undefined ? '' : `, otherwise ${say(otherwise)}`;
    return `if ${sayCondition(is, title)}, ${say(does)}${rest}`;
  },
  possible(scene, { is, does, otherwise }) {
    const list = holds(scene, is) ? does : (otherwise ?? []);
    return list.some((effect) => nested.possible(scene, effect));
  },
  ask: () => null,
  run(scene, { is, otherwise }, _picks, frame) {
    if (holds(scene, is)) openPart(frame, 0);
    else if (otherwise !== undefined) openPart(frame, 1);
  },
});
