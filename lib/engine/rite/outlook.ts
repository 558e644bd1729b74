import type { ForcePart } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { lineOf, receiverOf, resistanceInRite, vanquishable } from './force-distribution';
import { isDefenseSettled } from './lines';
import { leaderOf, totalForce } from './sides';
import { isBeyond, type RiteStage } from './stages';

/** What the force of one side comes to, if nothing more happens. */
export interface Outlook {
  readonly force: number;
  /** The leader of the other side. */
  readonly against: GameCardId;
  /** Its resistance, after that of whoever must be vanquished before it. */
  readonly needs: readonly number[];
  readonly isVanquished: boolean;
}

/** What both sides' force comes to as things stand; of a defense that is still open, if its leader engages. */
export function outlooksOf(game: Game, rite: Readonly<RiteFrame>) {
  const engaged = isDefenseSettled(rite) ? rite : { ...rite, defends: true };
  return {
    attack: outlookOf(game, rite, rite.attacker),
    defense: outlookOf(game, engaged, rite.defender),
    isOpen: engaged !== rite,
  };
}

/** What the force of a House comes to as things stand. */
export function outlookOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): Outlook {
  const goal = goalOf(rite, seat);
  const isAtWork = rite.at === giving(rite, seat);
  const force = isAtWork ? rite.force : totalForce(game, rite, seat);
  // what was not given by then is lost
  const isThrough = isBeyond(rite, giving(rite, seat));
  return {
    force,
    against: goal,
    needs: needsOf(game, rite, seat),
    isVanquished:
      isDown(rite, goal) ||
      (!isThrough && reaches(game, { ...rite, at: 'attack-force', force }, seat)),
  };
}

/** The leader that a House has against it. */
export function goalOf(rite: Readonly<RiteFrame>, seat: Seat): GameCardId {
  return leaderOf(rite, seat === rite.attacker ? rite.defender : rite.attacker);
}

/** What each needs of the cards that a House has to vanquish for the leader against it, that one last. */
export function needsOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): readonly number[] {
  const goal = goalOf(rite, seat);
  return lineOf(game, rite, seat === rite.attacker ? rite.defender : rite.attacker)
    .filter((card) => !isDown(rite, card.id) && (card.id === goal || isBefore(rite, card, goal)))
    .map((card) => resistanceInRite(game, receiverOf(game, card)));
}

function isDown(rite: Readonly<RiteFrame>, id: GameCardId): boolean {
  return rite.vanquished.some(({ card, through }) => card === id || through === id);
}

/** Whether a card must be vanquished before the leader that it is with. */
function isBefore(rite: Readonly<RiteFrame>, { id, place }: GameCard, goal: GameCardId): boolean {
  return id !== goal && (place.host === goal || rite.directing.includes(goal));
}

/** Where a House gives its force. */
function giving(rite: Readonly<RiteFrame>, seat: Seat): RiteStage {
  return seat === rite.attacker ? 'attack-force' : 'defense-force';
}

/** What a House has given of its force so far, and to whom; nothing before and after that stage. */
export function givenBy(game: Game, rite: Readonly<RiteFrame>, seat: Seat): readonly ForcePart[] {
  if (rite.at !== giving(rite, seat)) return [];
  return rite.vanquished
    .filter(({ by, resolved }) => by === seat && !resolved)
    .map(({ through }) => ({
      by: through,
      amount: -resistanceInRite(game, receiverOf(game, cardAt(game, through))),
    }));
}

/** What a House vanquishes next on its way to the leader against it; undefined where its force goes no further. */
export function nextOnTheWay(game: Game, rite: Readonly<RiteFrame>, seat: Seat) {
  const goal = goalOf(rite, seat);
  const possible = vanquishable(game, rite, seat);
  return (
    possible.find(({ id }) => id === goal) ?? possible.find((card) => isBefore(rite, card, goal))
  );
}

/** Whether a House can vanquish the leader against it after all that stand before it, each by what it needs. */
export function reaches(game: Game, rite: Readonly<RiteFrame>, seat: Seat): boolean {
  const next = nextOnTheWay(game, rite, seat);
  if (next === undefined || next.id === goalOf(rite, seat)) return next !== undefined;
  const receiver = receiverOf(game, next);
  const given = { card: receiver.id, by: seat, through: next.id, resolved: false, spared: null };
  const force = rite.force - resistanceInRite(game, receiver);
  return reaches(game, { ...rite, force, vanquished: [...rite.vanquished, given] }, seat);
}
