import { turnCard } from '../atoms/cards';
import { allegiancesOf } from '../queries/allegiance';
import { governedBy } from '../queries/governed';
import { bansOf, inForce } from '../queries/live';
import { hasKeyword, isKept } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { byId, cardAt, emit, type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';
import { isBanned } from './limits';

/**
 * The personas that may Counter: disengaged ones of the defender other than the target, that share no
 * allegiance with the attack leader (TAT-6.2.11-41, TAT-6.2.11-42), whatever the rite (TAT-6.2.11-40).
 */
export function counterers(game: Game, rite: Readonly<RiteFrame>): GameCard[] {
  return governedBy(game, rite.defender)
    .filter((card) => isFitToCounter(game, rite, card) && hasKeyword(game, card, 'counter'))
    .sort(byId);
}

/** Whether a card counters without engaging, engaged or not. */
export function countersFreely(game: Game, card: GameCard): boolean {
  return inForce(game, 'counters-freely', card).length > 0;
}

/**
 * Makes a persona the defense leader in the target's place (TAT-6.2.11-39), and its House the defender
 * where that is another one (TAT-6.2.11-14, C38). What was declared beside the target takes no part any
 * more. A persona that counters by an effect engages for it at once; one that counters freely never does.
 */
export function counterWith(
  game: Game,
  rite: RiteFrame,
  card: GameCard,
  how: 'declared' | 'by-effect' = 'declared',
): void {
  rite.defender = card.place.seat;
  rite.defense = card.id;
  rite.defenders.splice(0);
  const freely = countersFreely(game, card);
  if (how === 'by-effect' && !freely) turnCard(game, card.id, 'engaged');
  if (how === 'by-effect' || freely) rite.engaged.push(card.id);
  emit(game, { kind: 'countered', seat: card.place.seat, card: card.id });
}

/** Whether nothing but the ability keeps a card from countering, whoever governs it. */
export function isFitToCounter(game: Game, rite: Readonly<RiteFrame>, card: GameCard): boolean {
  const leader = cardAt(game, rite.leader);
  if (card.id === rite.target || printed(game, card).type !== 'persona') return false;
  if (card.status !== 'disengaged' && !countersFreely(game, card)) return false;
  const powers = allegiancesOf(game, leader);
  return (
    !allegiancesOf(game, card).some((power) => powers.includes(power)) &&
    !isBanned(bansOf(game, 'counter'), rite.rite, card, leader) &&
    !isKept(game, card, 'participate')
  );
}
