import { z } from 'zod';
import { gain } from '../../atoms/wealth';
import { baseCost } from '../../payment/cost';
import { isMember } from '../../queries/bodies';
import { followersOf } from '../../rite/sides';
import type { RiteFrame } from '../../state/frames';
import { byId, cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { DECLINED } from '../choice';
import { effectKind } from '../effects/kind';
import { riteOf } from '../rite';
import type { Scene } from '../scene';

const HOW = ['unsubdued', 'surviving'] as const;

/**
 * A leader that is given the force which vanquishes it is spared, before force is resolved, and the House gains
 * by it (C54). Left unsubdued it is vanquished all the same, with those of the participants on it that the
 * House leaves so as well; surviving, it and all that would fall beside it is not vanquished.
 */
export const spareTheFallen = effectKind({
  kind: 'spare-the-fallen',
  shape: { how: z.enum(HOW) },
  say: ({ how }) =>
    how === 'unsubdued'
      ? 'leave it unsubdued, though vanquished, with any participants assigned to it that are vanquished too, and gain its cost in solaris and 1 more for each of these'
      : 'let it and all other participants on its side survive, and gain its cost in favor and 1 more for each of these',
  possible: (scene) => falling(scene) !== null,
  ask(scene, { how }, picks) {
    const leader = falling(scene);
    if (leader === null || how === 'surviving' || picks.includes(DECLINED)) return null;
    const options = fallingOn(scene, leader)
      .filter(({ id }) => !picks.includes(id))
      .map(({ id }) => ({ kind: 'choose', card: id }) as const);
    return options.length === 0
      ? null
      : { seat: scene.seat, options: [{ kind: 'pass' }, ...options] };
  },
  run(scene, { how }, picks) {
    const { game, seat } = scene;
    const leader = falling(scene);
    const rite = riteOf(game);
    if (leader === null || rite === null) return;
    const { owner, with: others } = spared(scene, rite, leader, how, picks);
    for (const one of due(rite))
      if (one.card === owner || others.includes(one.card)) one.spared = how;
    const amount = baseCost(game, leader) + others.length;
    gain(game, seat, how === 'unsubdued' ? 'solaris' : 'favor', amount, scene.card.id);
  },
});

/** The leader, and the other participants that count with it. */
function spared(
  scene: Scene,
  rite: RiteFrame,
  leader: GameCard,
  how: (typeof HOW)[number],
  picks: readonly number[],
): { readonly owner: number; readonly with: readonly number[] } {
  const fallen = fallingOn(scene, leader).map(({ id }) => id);
  const named = picks.filter((pick) => fallen.includes(pick));
  return {
    owner: leader.id,
    with:
      how === 'unsubdued'
        ? named
        : followersOf(rite, leader.place.seat).filter((id) => !isMember(scene.game.state, id)),
  };
}

const due = (rite: RiteFrame) => rite.vanquished.filter(({ resolved }) => !resolved);

/** The leader that the effect is about, if it is about to fall. */
function falling({ game, cause }: Scene): GameCard | null {
  const rite = riteOf(game);
  const id = cause?.card;
  if (rite === null || id === null || id === undefined) return null;
  return due(rite).some(({ card }) => card === id) ? cardAt(game, id) : null;
}

/** The participants on a leader that are about to fall with it. */
function fallingOn({ game }: Scene, leader: GameCard): GameCard[] {
  const rite = riteOf(game);
  if (rite === null) return [];
  return due(rite)
    .map(({ card }) => cardAt(game, card))
    .filter((card) => card.place.host === leader.id)
    .sort(byId);
}
