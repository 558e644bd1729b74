import { conditionSchema, holds } from '../../condition';
import { sayCondition } from '../../condition-words';
import type { Scene } from '../../scene';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import type { Effect } from '../table';
import { type Nested, sayAll } from './nested';

const whetherShape = ({ effects }: Nested) => ({
  /** Without it: that the first of what is done can be. */
  is: conditionSchema.optional(),
  does: effects,
  otherwise: effects.optional(),
});
type Whether = EffectOf<'whether', ReturnType<typeof whetherShape>>;

/** Something if a condition holds or it can be done, and something else or nothing if not. */
export const whether = (nested: Nested): EffectKind<Whether> =>
  effectKind({
    kind: 'whether',
    shape: whetherShape(nested),
    say({ is, does, otherwise }, title) {
      const then = sayAll(nested, does, title);
      const said = is === undefined ? then : `if ${sayCondition(is, title)}, ${then}`;
      if (otherwise === undefined) return said;
      const other = sayAll(nested, otherwise, title);
      return is === undefined
        ? `${said}, or ${other} if that cannot be done`
        : `${said}, otherwise ${other}`;
    },
    possible: (scene, effect) =>
      followsOf(nested, scene, effect).some((one) => nested.possible(scene, one)),
    run(scene, effect, _picks, frame) {
      if (isSo(nested, scene, effect)) frame.part = 0;
      else if (effect.otherwise !== undefined) frame.part = 1;
    },
  });

function isSo(
  { possible }: Pick<Nested, 'possible'>,
  scene: Scene,
  { is, does }: Whether,
): boolean {
  const [first] = does;
  return is === undefined ? first !== undefined && possible(scene, first) : holds(scene, is);
}

/** What is done, as things stand. */
export function followsOf(
  nested: Pick<Nested, 'possible'>,
  scene: Scene,
  effect: Whether,
): readonly Effect[] {
  return isSo(nested, scene, effect) ? effect.does : (effect.otherwise ?? []);
}
