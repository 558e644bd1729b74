import { ask } from '../atoms/flow';
import { bodyOf, isMember } from '../queries/bodies';
import { hasKeyword } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, emit, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { lineOf } from './force-distribution';
import { moveOn } from './participants';
import { forceOf, totalForce } from './sides';

/**
 * The next House names those of its participants with Surprise that strike first, or closes (C29). They give
 * their force together, before all others and only once (TAT-6.2.11-67); the force of the rest stays in the
 * total. Those that were vanquished by it have none (TAT-6.2.11-68).
 */
export const surprise: Step<RiteFrame, ActionOf<'strike-first' | 'done'>> = {
  run(game, rite) {
    const [seat] = rite.surprises;
    if (seat === undefined) sumUp(game, rite);
    else if (sudden(game, rite, seat).length > 0) ask(game.state, seat);
    else strike(game, rite, seat);
  },
  options: (game, rite, seat) => [
    ...sudden(game, rite, seat).map(({ id }) => ({ kind: 'strike-first' as const, card: id })),
    { kind: 'done' },
  ],
  answer(game, rite, seat, action) {
    if (action.kind === 'done') strike(game, rite, seat);
    else {
      const body = bodyOf(game, cardAt(game, action.card));
      rite.struck.push(...body.map(({ id }) => id));
      emit(game, { kind: 'struck-first', seat, card: action.card });
    }
  },
};

/** The participants that could strike first: with Surprise, and force to give. */
function sudden(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  return lineOf(game, rite, seat).filter(
    (card) =>
      !rite.struck.includes(card.id) &&
      !isMember(game.state, card.id) &&
      hasKeyword(game, card, 'surprise') &&
      bodyOf(game, card).some((one) => forceOf(game, rite, one) > 0),
  );
}

/** Gives the force of those that strike first; a House that has none of them is through. */
function strike(game: Game, rite: RiteFrame, seat: Seat): void {
  const first = strikers(game, rite, seat);
  if (first.length === 0) {
    rite.surprises.shift();
    return;
  }
  rite.force = strikingForce(game, rite, seat);
  moveOn(rite, 'surprise-force');
}

/** The participants of a House that strike first. */
function strikers(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  return lineOf(game, rite, seat).filter(({ id }) => rite.struck.includes(id));
}

/** The force of all of a House that strike first. */
export function strikingForce(game: Game, rite: Readonly<RiteFrame>, seat: Seat): number {
  return strikers(game, rite, seat).reduce((sum, card) => sum + forceOf(game, rite, card), 0);
}

function sumUp(game: Game, rite: RiteFrame): void {
  const attack = totalForce(game, rite, rite.attacker);
  const defense = totalForce(game, rite, rite.defender);
  emit(game, { kind: 'force', attack, defense });
  rite.force = attack;
  moveOn(rite, 'attack-force');
}
