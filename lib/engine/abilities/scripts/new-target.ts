import { otherTargets } from '../../rite/rite-targets';
import { isBeyond } from '../../rite/stages';
import { emit } from '../../state/game';
import type { GameCard } from '../../state/state';
import { oneOfCards } from '../choice';
import { effectKind } from '../effects/kind';
import { riteOf } from '../rite';
import type { Scene } from '../scene';

/** Gives the rite another target with the same House, as if it had been declared from the first. */
export const newTarget = effectKind({
  kind: 'new-target',
  shape: {},
  say: () => 'choose another card of the same House as the target of the rite',
  possible: (scene) => targetsInstead(scene).length > 0,
  ask: (scene, _effect, picks) =>
    picks.length > 0 ? null : oneOfCards(scene.seat, targetsInstead(scene)),
  run({ game }, _effect, [target], frame) {
    const rite = riteOf(game);
    if (rite === null || target === undefined) return;
    frame.targets.push(target);
    rite.target = target;
    rite.defense = target;
    // What was declared beside the former target has no leader any more.
    rite.defenders.splice(0);
    emit(game, { kind: 'new-target', card: target });
  },
});

/** A defender that counters, or has engaged, stays where it is. */
function targetsInstead({ game }: Scene): readonly GameCard[] {
  const rite = riteOf(game);
  if (rite === null || rite.defense !== rite.target || isBeyond(rite, 'defense-engages')) return [];
  return otherTargets(game, rite);
}
