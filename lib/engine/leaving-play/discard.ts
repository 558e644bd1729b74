import { isEquipment, isPersonnel } from '@/lib/rules/resources';
import { diesOnTheWay } from '../abilities/scripts/dies-if-transferred';
import { followsItsBearer } from '../abilities/scripts/equipment-follows';
import { discardCard, moveCard } from '../atoms/cards';
import { push } from '../atoms/flow';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { byId, type Game, printed } from '../state/game';
import type { GameCard, GameCardId, Place, Seat, Status } from '../state/state';

/**
 * Discards a card. What lies on it in the Domain looks for another host there if it is a venture, a
 * program, personnel or equipment (TAT-5.4-04); enhancements go with it (TAT-6.2.11-83).
 */
export function discard(game: Game, card: GameCard): void {
  leave(game, card, 'discarded', () => discardCard(game, card.id));
}

/**
 * Takes a card out of its Domain, to another or to a pile, where its tokens go (TAT-5.4-32). It leaves
 * behind what a discarded card leaves there (TAT-5.4-29, C10).
 */
export function moveAway(game: Game, card: GameCard, to: Place, status: Status = 'none'): void {
  const dies = diesOnTheWay(game, card);
  leave(game, card, 'moved', () => moveCard(game, card.id, to, status));
  if (dies && to.zone === 'domain') discard(game, card);
  else if (dies) discardCard(game, card.id);
}

function leave(game: Game, card: GameCard, way: 'discarded' | 'moved', move: () => void): void {
  const { seat } = card.place;
  const { left, bound } = cardsOn(game, card, way);
  move();
  for (const other of bound) discard(game, other);
  seekHosts(game, seat, left);
}

/**
 * Moves a card to another Domain as it stands, with its tokens and enhancements (TAT-6.2.11-77, C10), or
 * with all that is on it. Gives what stays behind and needs another host (TAT-5.4-29).
 */
export function moveAcross(
  game: Game,
  card: GameCard,
  seat: Seat,
  host: GameCardId | null,
  way: 'whole' | 'captured' | 'moved' = 'moved',
): readonly GameCard[] {
  const whole = way === 'whole';
  const { all, left, bound } = cardsOn(game, card, whole ? 'moved' : way);
  moveCard(game, card.id, { zone: 'domain', seat, host }, card.status);
  for (const other of whole ? all : bound)
    moveCard(game, other.id, { zone: 'domain', seat, host: card.id }, other.status);
  return whole ? [] : left;
}

/**
 * What lies on a card of a Domain, and what of it stays there when the card leaves: ventures, programs,
 * personnel and equipment. The rest is bound to the card.
 */
function cardsOn(game: Game, bearer: GameCard, way: 'discarded' | 'captured' | 'moved') {
  const { id, place } = bearer;
  const all =
    place.zone === 'domain'
      ? cardsInDomain(game, place.seat).filter((other) => other.place.host === id)
      : [];
  const staysBehind = (card: GameCard) => {
    const { type, subtypes } = printed(game, card);
    if (way !== 'moved' && followsItsBearer(game, card, bearer)) return false;
    return type === 'plan' || isPersonnel(subtypes) || isEquipment(subtypes);
  };
  return {
    all,
    left: all.filter(staysBehind).sort(byId),
    bound: all.filter((card) => !staysBehind(card)),
  };
}

/** Lets a House find other hosts for cards that lost theirs, or hosts among some. */
export function seekHosts(
  game: Game,
  seat: Seat,
  cards: readonly GameCard[],
  among?: readonly GameCardId[],
): void {
  if (cards.length === 0) return;
  const only = among === undefined ? {} : { among };
  push(game.state, { step: 'host', seat, cards: cards.map(({ id }) => id), ...only });
}

/**
 * What becomes of a card whose effects have been resolved: tactics, ventures and events are discarded
 * (TAT-3.1.4-06, TAT-6.2.6-13, TAT-6.2.8-10), programs leave the game (TAT-6.2.6-18), unless an effect
 * of theirs lasts. A Nexus event lies till its tokens are gone. All other cards stay.
 */
export function retire(game: Game, card: GameCard): void {
  if (card.place.zone !== 'domain') return;
  if (game.state.lasting.some((one) => one.card === card.id && one.apart !== true)) return;
  const { type, subtypes } = printed(game, card);
  // A tactic that an effect has turned down will never rise.
  if (!isDeployed(card) && !subtypes.includes('Tactic')) return;
  if (card.group === 'program') {
    if (wasActivated(game, card))
      moveCard(game, card.id, { zone: 'removed', seat: card.owner, host: null });
  } else if (type === 'plan' || (type === 'event' && !subtypes.includes('Nexus')))
    discard(game, card);
}

/** A program is used up by its activation alone, not by the tokens that it gets. */
function wasActivated(game: Game, card: GameCard): boolean {
  return !game.state.frames.some((frame) => frame.step === 'effect' && frame.card === card.id);
}
