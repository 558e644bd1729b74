import type { Seat } from '@/lib/kernel/game';
import { shuffle } from '@/lib/kernel/random';
import { type CardId, cardOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { SpiceCard } from '../state/state';

/** The top card of the treachery deck; the discards are shuffled when it runs out (GF9-setup-07). Null: no card is left. */
export function takeTop(game: Game): CardId | null {
  const { state } = game;
  if (state.deck.length === 0 && state.discards.length > 0) {
    state.deck = state.discards;
    state.discards = [];
    shuffle(state, state.deck);
    emit(game, { kind: 'deck-shuffled' });
  }
  return state.deck.pop() ?? null;
}

/** A faction draws the top card, unseen by all others. */
export function draw(game: Game, seat: Seat, why: 'start' | 'free'): void {
  const card = takeTop(game);
  if (card !== null) takeCard(game, seat, card, why);
}

export function takeCard(
  game: Game,
  seat: Seat,
  card: CardId,
  why: 'start' | 'bought' | 'free',
): void {
  factionAt(game.state, seat).hand.push(card);
  emit(game, { kind: 'drew', seat, card, why });
}

/** A card of a hand goes face up on the discards; everybody sees it (GF9-setup-06, GF9-setup-08). */
export function discard(game: Game, seat: Seat, card: CardId): void {
  leaveHand(game, seat, card);
  game.state.discards.push(card);
  emit(game, { kind: 'discarded', seat, card });
}

/** A card is played for its effect, and is then discarded or out of the game. */
export function playCard(game: Game, seat: Seat, card: CardId): void {
  leaveHand(game, seat, card);
  const pile = cardOf(card).once === 'out of the game' ? game.state.removed : game.state.discards;
  pile.push(card);
  // An order is for the Karama that was held when it was given.
  if (card === 'karama') factionAt(game.state, seat).order = null;
  emit(game, { kind: 'card-played', seat, card });
}

function leaveHand(game: Game, seat: Seat, card: CardId): void {
  const { hand } = factionAt(game.state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`no ${card} in the hand of seat ${seat}`);
  hand.splice(at, 1);
}

export type SpiceDeck = 'spiceDeck' | 'spiceDeckB';

/**
 * The top card of a spice deck. When it runs out the discards are shuffled; what the worm devours next stays known
 * (GF9-Q03, DES-Q12). With one deck for two piles that comes in turn 8, the card just laid among them (DES-adv-spice-08).
 */
export function takeSpiceCard(game: Game, deck: SpiceDeck): SpiceCard {
  const { state } = game;
  if (state[deck].length === 0) {
    state[deck] = state.spiceDiscards;
    state.spiceDiscards = [];
    shuffleSpice(game, deck);
  }
  if (deck === 'spiceDeck') state.foreseen = null;
  const card = state[deck].pop();
  if (card === undefined) throw new Error('the spice deck has cards enough');
  return card;
}

export function shuffleSpice(game: Game, deck: SpiceDeck): void {
  shuffle(game.state, game.state[deck]);
  emit(game, { kind: 'spice-deck-shuffled' });
}
