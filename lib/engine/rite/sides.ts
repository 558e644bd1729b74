import { isDeployed } from '../queries/face-up';
import { type ForcePart, forceIn } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** Whether a card still stands in a rite on the side of a House: deployed, and governed by it. */
export function stands(game: Game, seat: Seat, id: GameCardId): boolean {
  const card = cardAt(game, id);
  return card.place.seat === seat && isDeployed(card);
}

/** Whether a participant of a House still stands: its own card, or the leader that a rival lends it. */
export function standsIn(
  game: Game,
  { lender, leader, attacker }: Readonly<RiteFrame>,
  seat: Seat,
  id: GameCardId,
): boolean {
  const lent = id === leader && seat === attacker ? lender : null;
  return stands(game, lent ?? seat, id);
}

/** The leader of a House in the rite. */
export function leaderOf(rite: Readonly<RiteFrame>, seat: Seat): GameCardId {
  return seat === rite.attacker ? rite.leader : rite.defense;
}

/** The other participants of a House. */
export function followersOf(rite: Readonly<RiteFrame>, seat: Seat): GameCardId[] {
  return seat === rite.attacker ? rite.attackers : rite.defenders;
}

/** The participants of a House that still stand, the leader last. */
export function participantsOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  return [...followersOf(rite, seat), leaderOf(rite, seat)]
    .filter((id) => standsIn(game, rite, seat, id) && !isBeaten(rite, id))
    .map((id) => cardAt(game, id));
}

/** Whether a participant has been vanquished, though it may be left unsubdued (C54). */
function isBeaten(rite: Readonly<RiteFrame>, id: GameCardId): boolean {
  return rite.vanquished.some(({ card, resolved }) => resolved && card === id);
}

/** What a participant adds. A defense leader that is left out adds nothing (TAT-6.2.11-49). */
export function forceOf(
  game: Game,
  rite: Readonly<RiteFrame>,
  card: GameCard,
  told?: (part: ForcePart) => void,
): number {
  if (card.id === rite.defense && !rite.defends) return 0;
  return forceIn(game, card, rite.rite, told);
}

/** The force of a House without that of its participants that have struck first (TAT-6.2.11-67). */
export function totalForce(game: Game, rite: Readonly<RiteFrame>, seat: Seat): number {
  return participantsOf(game, rite, seat)
    .filter(({ id }) => !rite.struck.includes(id))
    .reduce((sum, card) => sum + forceOf(game, rite, card), 0);
}
