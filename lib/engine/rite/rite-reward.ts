import { amountOf } from '../abilities/value';
import { inForce } from '../queries/live';
import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';

/** What the reward of a rite is made of, and how much (TAT-6.2.11-87, TAT-6.2.11-88). */
interface RiteReward {
  readonly what: 'favor' | 'solaris';
  readonly amount: number;
}

/** The reward for the defending participants that the attacker has vanquished, with what cards add to it. */
export function rewardOf(game: Game, rite: Readonly<RiteFrame>): RiteReward {
  const side = [rite.defense, ...rite.defenders];
  const count = rite.vanquished.filter(
    ({ card, by }) => by === rite.attacker && side.includes(card),
  ).length;
  const more = inForce(game, 'reward')
    .filter(({ live }) => live.scene.seat === rite.attacker)
    .reduce((sum, { modifier, live }) => sum + amountOf(live.scene, modifier.by), 0);
  return rite.kind === 'landsraad'
    ? { what: 'favor', amount: count + more }
    : { what: 'solaris', amount: 2 * count + more };
}

/** Whether the attacker may choose of what its reward is made. */
export function mayChooseReward(game: Game, rite: Readonly<RiteFrame>): boolean {
  return inForce(game, 'reward-choice').some(({ live }) => live.scene.seat === rite.attacker);
}
