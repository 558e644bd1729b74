import { RITES, type Rite } from '@/lib/rules/rites';
import { turnCard } from '../../atoms/cards';
import { beginRite } from '../../rite/begin-rite';
import { mayLead, ritesLedBy, riteTargets } from '../../rite/rite-targets';
import { cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { inSight } from '../aim';
import { oneOfCards, oneOfParts } from '../choice';
import { effectKind } from '../effects/kind';
import type { Scene } from '../scene';

/**
 * Engages a persona of a rival and begins a rite that it leads for the own House, which is the attacker
 * (TAT-6.2.11-17). Both gain what the attacker gains as reward; what the persona brings is the attacker's
 * (TAT-11-23). The persona, the rite and its target are chosen in this order.
 */
export const leadRival = effectKind({
  kind: 'lead-rival',
  shape: {},
  say: () =>
    'engage a persona that a rival governs to begin a rite in which it leads your attack; if you gain the reward, its governor gains as much',
  possible: (scene) => leaders(scene).length > 0,
  ask(scene, _effect, picks) {
    const { leader, rite, target } = chosen(scene, picks);
    if (leader === null) return oneOfCards(scene.seat, leaders(scene));
    if (rite === undefined)
      return oneOfParts(
        scene.seat,
        open(scene, leader).map((one) => RITES.indexOf(one)),
      );
    return target === undefined ? oneOfCards(scene.seat, targets(scene, leader, rite)) : null;
  },
  run(scene, _effect, picks) {
    const { game, seat } = scene;
    const { leader, rite, target } = chosen(scene, picks);
    if (leader === null || rite === undefined || target === undefined) return;
    turnCard(game, leader.id, 'engaged');
    beginRite(game, {
      rite,
      attacker: seat,
      leader,
      target: cardAt(game, target),
      engagedBefore: true,
      counts: true,
    });
  },
});

function chosen({ game }: Scene, [leader, rite, target]: readonly number[]) {
  return {
    leader: leader === undefined ? null : cardAt(game, leader),
    rite: rite === undefined ? undefined : RITES[rite],
    target,
  };
}

function leaders(scene: Scene): GameCard[] {
  return inSight(
    scene,
    { choose: { types: ['persona'], whose: 'rivals' } },
    (card) => mayLead(scene.game, card) && open(scene, card).length > 0,
  );
}

function open(scene: Scene, leader: GameCard): Rite[] {
  return ritesLedBy(scene.game, leader).filter((rite) => targets(scene, leader, rite).length > 0);
}

function targets({ game, seat }: Scene, leader: GameCard, rite: Rite): GameCard[] {
  return riteTargets(game, seat, rite, leader, true);
}
