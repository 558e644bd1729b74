import type { Action } from '../../actions';
import { ask } from '../../atoms/flow';
import type { RiteFrame } from '../../frames';
import { cardAt, type Game, happened } from '../../game';
import { inInitiativeOrder } from '../../procedures/windows';
import { hasKeyword, resistanceOf } from '../../queries/ranks';
import { forceOf, lineOf, receiverOf, totalForce, vanquishable } from '../../queries/rite-sides';
import type { GameCard, GameCardId, Seat } from '../../state';
import { moveOn } from './participants';
import { resolveForce } from './resolution';
import type { Stage } from './stage';

/** Assessment: the Houses with Surprise, the one with the better initiative first (TAT-6.2.11-69). */
export const assessment: Stage = {
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
export const surprise: Stage = {
  run(game, rite) {
    const [seat] = rite.surprises;
    if (seat === undefined) {
      const attack = totalForce(game, rite, rite.attacker);
      const defense = totalForce(game, rite, rite.defender);
      happened(game, { kind: 'force', attack, defense });
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

/** The attacker distributes its force first, then the defender (TAT-6.2.11-57). */
export const attackForce = distribution(
  ({ attacker }) => attacker,
  (game, rite) => {
    rite.force = totalForce(game, rite, rite.defender);
    moveOn(rite, 'defense-force');
  },
);

export const defenseForce = distribution(
  ({ defender }) => defender,
  (_game, rite) => moveOn(rite, 'resolve'),
);

/**
 * A House spends its force by naming opposing participants, each for as much as its resistance. Other
 * splits need not be offered: force below a resistance has no effect (TAT-6.2.11-66), force beyond it
 * none either (TAT-6.2.11-62), and what is not given is lost (C29).
 */
function distribution(
  sideOf: (rite: RiteFrame) => Seat,
  next: (game: Game, rite: RiteFrame) => void,
): Stage {
  return {
    run(game, rite) {
      if (vanquishable(game, rite, sideOf(rite)).length > 0) ask(game.state, sideOf(rite));
      else next(game, rite);
    },
    options: (game, rite) => [
      ...vanquishable(game, rite, sideOf(rite)).map(
        ({ id }): Action => ({ kind: 'vanquish', card: id }),
      ),
      { kind: 'done' },
    ],
    answer(game, rite, action) {
      if (action.kind === 'vanquish') give(game, rite, sideOf(rite), action.card);
      else next(game, rite);
    },
  };
}

function strikesFirst(game: Game, rite: RiteFrame, card: GameCard): boolean {
  return !rite.struck.includes(card.id) && hasKeyword(game, card, 'surprise');
}

function give(game: Game, rite: RiteFrame, seat: Seat, id: GameCardId): void {
  const receiver = receiverOf(game, cardAt(game, id));
  rite.force -= resistanceOf(game, receiver);
  rite.last = id;
  rite.vanquished.push({ card: receiver.id, by: seat, through: id, resolved: false });
}
