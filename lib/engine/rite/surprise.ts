import { hasKeyword } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { GameCard } from '../state/state';
import type { Step } from '../state/step';
import { inInitiativeOrder } from '../windows/open-window';
import { distribution, lineOf } from './force-distribution';
import { moveOn } from './participants';
import { resolveForce } from './resolution';
import { forceOf, totalForce } from './rite-sides';

/** Assessment: the Houses with Surprise, the one with the better initiative first (TAT-6.2.11-69). */
export const assessment: Step<RiteFrame, never> = {
  run(game, rite) {
    for (const seat of inInitiativeOrder(game))
      if (seat === rite.attacker || seat === rite.defender) rite.surprises.push(seat);
    moveOn(rite, 'surprise');
  },
};

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

export const surpriseForce = distribution(
  ({ attacker, surprises: [seat = attacker] }) => seat,
  (game, rite) => {
    rite.surprises.shift();
    moveOn(rite, 'surprise');
    resolveForce(game, rite);
  },
);

function strikesFirst(game: Game, rite: RiteFrame, card: GameCard): boolean {
  return !rite.struck.includes(card.id) && hasKeyword(game, card, 'surprise');
}
