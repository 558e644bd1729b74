import type { Yield } from './effects/kind';
import { followsOf } from './effects/nested/whether';
import { type Effect, kindOf } from './effects/table';
import type { Scene } from './scene';

const possible = (scene: Scene, effect: Effect) => kindOf(effect).possible(scene, effect);

const KINDS = ['solaris', 'spice', 'favor', 'laid'] as const;

/**
 * What effects bring together, by what each brings alone: of parts that are chosen from, the `best`; of
 * conditions, what follows from them now.
 */
export function gathered(
  scene: Scene,
  effects: readonly Effect[],
  brings: (scene: Scene, effect: Effect) => Yield,
  best: (parts: readonly Required<Yield>[]) => Required<Yield>,
): Required<Yield> {
  const sum = { solaris: 0, spice: 0, favor: 0, laid: 0 };
  const of = (list: readonly Effect[]) => gathered(scene, list, brings, best);
  for (const effect of effects) {
    let one = brings(scene, effect);
    if (effect.kind === 'one-of') one = best(effect.parts.map(of));
    else if (effect.kind === 'whether') one = of(followsOf({ possible }, scene, effect));
    for (const kind of KINDS) sum[kind] += one[kind] ?? 0;
  }
  return sum;
}
