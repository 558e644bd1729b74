import { conditionSchema, holds, sayCondition } from '../condition';
import { type EffectKind, type EffectOf, unasked } from './kind';
import type { Nested } from './nested';
import type { Effect } from './table';

const shape = ({ effects }: Nested) => ({
  is: conditionSchema,
  does: effects,
  otherwise: effects.optional(),
});
type Whether = EffectOf<'whether', ReturnType<typeof shape>>;

/** Something if a condition holds, and something else or nothing if not. */
export const whether = (nested: Nested): EffectKind<Whether> =>
  unasked({
    kind: 'whether',
    shape: shape(nested),
    say({ is, does, otherwise }, title) {
      const say = (list: readonly Effect[]) =>
        list.map((effect) => nested.say(effect, title)).join(' and ');
      const rest = otherwise === undefined ? '' : `, otherwise ${say(otherwise)}`;
      return `if ${sayCondition(is, title)}, ${say(does)}${rest}`;
    },
    brings: null,
    parts: ({ does, otherwise }) => [does, otherwise ?? []],
    possible(scene, { is, does, otherwise }) {
      const list = holds(scene, is) ? does : (otherwise ?? []);
      return list.some((effect) => nested.possible(scene, effect));
    },
    run(scene, { is, otherwise }, _picks, frame) {
      if (holds(scene, is)) frame.part = 0;
      else if (otherwise !== undefined) frame.part = 1;
    },
  });
