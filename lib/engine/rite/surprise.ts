import { hasKeyword } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { GameCard } from '../state/state';
import type { Step } from '../state/step';
import { lineOf } from './force-distribution';
import { moveOn } from './participants';
import { forceOf, totalForce } from './sides';

/**
 * The participants of the next House that have Surprise give their force together, before all others and
 * only once (TAT-6.2.11-67, C29); those that were vanquished by it have none (TAT-6.2.11-68).
 */
export const surprise: Step<RiteFrame, never> = {
  run(game, rite) {
    const [seat] = rite.surprises;
    if (seat === undefined) {
      const attack = totalForce(game, rite, rite.attacker);
      const defense = totalForce(game, rite, rite.defender);
      emit(game, { kind: 'force', attack, defense });
      rite.force = attack;
      moveOn(rite, 'attack-force');
      return;
    }
    const sudden = lineOf(game, rite, seat).filter((card) => strikesFirst(game, rite, card));
    if (sudden.length === 0) {
      rite.surprises.shift();
      return;
    }
    rite.force = sudden.reduce((sum, card) => sum + forceOf(game, rite, card), 0);
    rite.struck.push(...sudden.map(({ id }) => id));
    moveOn(rite, 'surprise-force');
  },
};

function strikesFirst(game: Game, rite: RiteFrame, card: GameCard): boolean {
  return !rite.struck.includes(card.id) && hasKeyword(game, card, 'surprise');
}
