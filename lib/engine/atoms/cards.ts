import type { Card } from '@/lib/cards/card';
import { shuffle } from '@/lib/kernel/random';
import { backOf } from '@/lib/rules/taxonomy';
import { emit, forget, type Game } from '../state/game';
import type { Moved, Tokens, Turned } from '../state/log-events';
import type { GameCard, GameCardId, GameState, Place, Seat, Status, Zone } from '../state/state';
import { doneBy } from './doer';
import { follow, forgetPile, knownAtFirst } from './numbers';

/**
 * Brings a card into the game at a place. Gives the new card. Written out: objects that are put together from
 * others with `...` share no layout, and everything that reads them is slower.
 */
export function createCard(
  state: GameState,
  card: Card,
  owner: Seat,
  place: Place,
  status: Status = 'none',
): GameCard {
  const made: GameCard = {
    id: state.nextId,
    card: card.id,
    group: card.deck,
    owner,
    place,
    status,
    deferment: 0,
    spice: 0,
    program: 0,
    marks: 0,
    deployer: null,
    price: 0,
    known: knownAtFirst({ place, status }),
  };
  state.nextId += 1;
  state.cards[made.id] = made;
  state.houses[place.seat]?.zones[place.zone].push(made.id);
  return made;
}

/** Puts a card at another place, on top where that is a pile. Its tokens go when it leaves the Domain. */
export function moveCard(
  game: Game,
  id: GameCardId,
  to: Place,
  status: Status = 'none',
): Moved | null {
  const { state } = game;
  const card = state.cards[id];
  const target = state.houses[to.seat]?.zones[to.zone];
  if (card === undefined || target === undefined) return null;
  const from = card.place;
  const source = state.houses[from.seat]?.zones[from.zone] ?? [];
  const at = source.lastIndexOf(id);
  if (at < 0) throw new Error(`${id} is not where it says that it lies`);
  source.splice(at, 1);
  target.push(id);
  card.place = to;
  card.status = status;
  if (to.zone !== 'domain') {
    card.deferment = 0;
    card.spice = 0;
    card.program = 0;
    card.price = 0;
    card.marks = 0;
    card.deployer = null;
  }
  follow(game, card, from);
  const goes =
    from.zone === 'domain' && (to.zone === 'house-discard' || to.zone === 'imperial-discard');
  const by = goes ? doneBy(state) : {};
  return emit(game, { kind: 'moved', card: id, from, to: card.place, ...by });
}

/**
 * Discards a card: to the Imperial or House discard of its owner, whoever governed it (TAT-5.4-03).
 * Programs leave the game instead (TAT-5.4-31).
 */
export function discardCard(game: Game, id: GameCardId): Moved | null {
  const card = game.state.cards[id];
  if (card === undefined) return null;
  const zone: Zone =
    card.group === 'program'
      ? 'removed'
      : backOf(card.group) === 'imperial'
        ? 'imperial-discard'
        : 'house-discard';
  return moveCard(game, id, { zone, seat: card.owner, host: null });
}

/** Draws the top Imperial card into the Assembly, or the top House card into the hand; null when the deck is empty. */
export function drawCard(game: Game, seat: Seat, deck: 'imperial' | 'house'): Moved | null {
  const zones = game.state.houses[seat]?.zones;
  const top = zones?.[deck === 'imperial' ? 'imperial-deck' : 'house-deck'].at(-1);
  if (top === undefined) return null;
  return moveCard(game, top, {
    zone: deck === 'imperial' ? 'assembly' : 'hand',
    seat,
    host: null,
  });
}

/** Gives a card in a Domain another status: engages, disengages, subdues or deploys it where it lies. */
export function turnCard(game: Game, id: GameCardId, to: Status): Turned | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || card.place.zone !== 'domain' || card.status === to) return null;
  const from = card.status;
  card.status = to;
  if (to !== 'subdued') card.known = 'all';
  const by = to === 'subdued' ? doneBy(state) : {};
  return emit(game, { kind: 'turned', card: id, from, to, ...by });
}

/** Remembers what the X of a card's cost came to, for as long as it stays in a Domain. */
export function settlePrice({ state }: Game, id: GameCardId, price: number): void {
  const card = state.cards[id];
  if (card !== undefined) card.price = price;
}

/** Links a card to another one in the same Domain, or to none; it keeps its status and tokens (TAT-5.4-28). */
export function assignCard(game: Game, id: GameCardId, host: GameCardId | null): Moved | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || card.place.host === host) return null;
  const from = card.place;
  card.place = { ...from, host };
  return emit(game, { kind: 'moved', card: id, from, to: card.place });
}

/** Remembers which House has deployed a card on a rival's, or that it is its governor's from now on. */
export function rememberDeployer(game: Game, id: GameCardId, seat: Seat | null): void {
  const card = game.state.cards[id];
  if (card === undefined) return;
  card.deployer = seat;
  forget(game);
}

/** Puts tokens on a card or takes them off; never below 0. Null where nothing changes. */
export function changeTokens(
  game: Game,
  id: GameCardId,
  what: Tokens['what'],
  by: number,
  phase?: Tokens['phase'],
): Tokens | null {
  const { state } = game;
  const card = state.cards[id];
  if (card === undefined || !Number.isInteger(by)) return null;
  const now = Math.max(0, card[what] + by);
  if (now === card[what]) return null;
  card[what] = now;
  return emit(game, {
    kind: 'tokens' as const,
    card: id,
    what,
    now,
    ...(phase === undefined ? {} : { phase }),
  });
}

/** Shuffles a pile of a House, where nobody can follow the cards. */
export function shufflePile(game: Game, seat: Seat, zone: Zone): void {
  const pile = game.state.houses[seat]?.zones[zone];
  if (pile === undefined) return;
  forgetPile(game, pile);
  shuffle(game.state, pile);
}
