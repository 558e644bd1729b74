import { asSeenBy, isBackTo } from '../../state/sight';
import type { GameCardId } from '../../state/state';
import type { EffectKind } from '../effects/kind';
import type { Effect } from '../effects/table';
import type { Scene } from '../scene';

interface Sorted {
  /** What stands as it was chosen. */
  readonly fit: readonly number[];
  /** Cards that were aimed at face down and are not what was meant. */
  readonly unfit: readonly GameCardId[];
}

/**
 * What has been chosen, as the House of the scene sees it, looked at in earnest. A card that was aimed at unseen may turn out to be none of those that were meant (TAT-11-18, C42).
 */
export function sortPicks(
  kind: EffectKind<Effect>,
  scene: Scene,
  effect: Effect,
  picks: readonly number[],
): Sorted {
  const { game, seat } = scene;
  if (!picks.some((pick) => isBackTo(game, seat, pick))) return { fit: picks, unfit: [] };
  const fit: number[] = [];
  const unfit: GameCardId[] = [];
  for (const [at, pick] of picks.entries()) {
    const chosen = asSeenBy(game, seat, () =>
      kind.ask(scene, effect, picks.slice(0, at)),
    )?.options.find((one) => one.kind === 'choose' && one.card === pick);
    const isBack = chosen !== undefined && isBackTo(game, seat, pick);
    const really = () =>
      kind
        .ask(scene, effect, fit)
        ?.options.some((one) => one.kind === 'choose' && one.card === pick) === true;
    if (isBack && !really()) unfit.push(pick);
    // What was chosen for an unfit card goes with it.
    else if (unfit.length === 0 || chosen !== undefined) fit.push(pick);
  }
  return { fit, unfit };
}
