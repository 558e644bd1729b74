import { z } from 'zod';
import type { Action } from '../../actions';
import { happened } from '../../game';
import { isBeyond } from '../../queries/rite-sides';
import { otherTargets } from '../../queries/rite-targets';
import type { GameCard } from '../../state';
import { riteOf } from '../rite-of';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Gives the rite another target with the same House, as if it had been declared from the first. */
export interface NewTarget {
  readonly kind: 'new-target';
}

export const newTarget: EffectKind<NewTarget> = {
  schema: z.strictObject({ kind: z.literal('new-target') }),
  say: () => 'choose another card of the same House as the target of the rite',
  possible: (scene) => targetsFor(scene).length > 0,
  ask(scene, _effect, picks) {
    if (picks.length > 0) return null;
    const options = targetsFor(scene).map(({ id }): Action => ({ kind: 'choose', card: id }));
    return options.length === 0 ? null : { seat: scene.seat, options };
  },
  run({ game }, _effect, [target], frame) {
    const rite = riteOf(game);
    if (rite === null || target === undefined) return;
    frame.targets.push(target);
    rite.target = target;
    rite.defense = target;
    // What was declared beside the former target has no leader any more.
    rite.defenders.splice(0);
    happened(game, { kind: 'new-target', card: target });
  },
};

/** A defender that counters, or has engaged, stays where it is. */
function targetsFor({ game }: Scene): readonly GameCard[] {
  const rite = riteOf(game);
  if (rite === null || rite.defense !== rite.target || isBeyond(rite, 'defense-engages')) return [];
  return otherTargets(game, rite);
}
