import { isFaceUp } from '../queries/face-up';
import { copyCard } from '../state/clone';
import { emit, forget, type Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { GameCard, GameCardId, GameState, Known, Place, Seat, Zone } from '../state/state';
import { turnedUp } from '../state/view';

const DECKS: ReadonlySet<Zone> = new Set<Zone>(['imperial-deck', 'house-deck']);

/** Who knows a card that comes into the game at a place. */
export function knownAtFirst(card: Pick<GameCard, 'place' | 'status'>): Known {
  if (isFaceUp(card)) return 'all';
  return DECKS.has(card.place.zone) ? [] : [card.place.seat];
}

/**
 * Remembers who knows a card after it has moved (C42): what lies face down on the table is known to all
 * that saw it go there, an Assembly among it, whose cards lie each in its place (TAT-6.2.1-30); what is in a hand,
 * where it may be mixed, to its House alone; what is in a deck to nobody. A card of which somebody has lost sight
 * gets a new number in the end, so that the old one tells nothing.
 */
export function follow(game: Game, card: GameCard, from: Place): void {
  const before = card.known;
  card.known = knownNow(game.state, card, from);
  if ((isMixed(card.place.zone) && !isMixed(from.zone)) || !isIn(before, card.known))
    game.forgotten.add(card.id);
}

/** Whether nobody but perhaps its House can tell the cards apart that lie there. */
function isMixed(zone: Zone): boolean {
  return zone === 'hand' || DECKS.has(zone);
}

function knownNow(state: GameState, card: GameCard, from: Place): Known {
  const { zone, seat } = card.place;
  if (isFaceUp(card)) return 'all';
  if (DECKS.has(zone)) return [];
  if (zone === 'hand') return [seat];
  if (!isMixed(from.zone))
    return card.known === 'all' ? 'all' : [...new Set([...card.known, seat])];
  return turnedUp(state).includes(card.id) ? 'all' : [seat];
}

function isIn(some: Known, others: Known): boolean {
  if (others === 'all' || some === 'all') return others === 'all';
  return some.every((seat) => others.includes(seat));
}

/** A House looks at a card that lies face down. */
export function lookAt(game: Game, seat: Seat, card: GameCard): GameEvent {
  if (card.known !== 'all') card.known = [...new Set([...card.known, seat])];
  return emit(game, { kind: 'examined', seat, card: card.id });
}

/** Nobody can follow the cards of a pile that is shuffled. */
export function forgetPile(game: Game, pile: readonly GameCardId[]): void {
  for (const id of pile) {
    const card = game.state.cards[id];
    if (card === undefined || isFaceUp(card)) continue;
    if (DECKS.has(card.place.zone)) card.known = [];
    game.forgotten.add(id);
  }
}

/**
 * Gives new numbers to the cards that somebody has lost sight of, once an action has been played: those
 * that were turned up before it and are in a hand again, too. What refers to them goes with them. A card of an
 * Assembly that was turned up lies where it did, and all know it.
 */
export function renumber(game: Game, shown: readonly GameCardId[]): void {
  const { state } = game;
  const now = shown.length > 0 ? turnedUp(state) : shown;
  for (const id of shown) {
    const card = state.cards[id];
    if (card === undefined || now.includes(id)) continue;
    if (card.place.zone === 'assembly') card.known = 'all';
    if (card.place.zone !== 'hand') continue;
    card.known = [card.place.seat];
    game.forgotten.add(id);
  }
  if (game.forgotten.size === 0) return;
  const given = new Map<GameCardId, GameCardId>();
  for (const id of game.forgotten) {
    const card = state.cards[id];
    // What has come to light again may go by its old number.
    if (card === undefined || card.known === 'all') continue;
    given.set(id, state.nextId);
    state.nextId += 1;
  }
  game.forgotten.clear();
  if (given.size === 0) return;
  rename(game, given);
  forget(game);
  game.sights.fill(undefined);
}

function rename({ state, events }: Game, given: ReadonlyMap<GameCardId, GameCardId>): void {
  for (const [old, id] of given) {
    const card = state.cards[old];
    if (card === undefined) continue;
    delete state.cards[old];
    state.cards[id] = copyCard(card, id);
    const pile = state.houses[card.place.seat]?.zones[card.place.zone];
    const at = pile?.indexOf(old) ?? -1;
    if (pile !== undefined && at >= 0) pile[at] = id;
  }
  for (const card of Object.values(state.cards)) {
    const host = card.place.host === null ? undefined : given.get(card.place.host);
    if (host !== undefined) card.place = { ...card.place, host };
  }
  state.lasting = state.lasting.map((one) => renamed(one, given));
  state.frames = state.frames.map((frame) => renamed(frame, given));
  events.splice(0, events.length, ...events.map((event) => renamed(event, given)));
}

/** Names under which numbers of cards stand in frames, lasting effects and events. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'card bearer host leader target defense attackers defenders ableToDirect directing engaged struck through ' +
    'cards kept barred targets on giver'
  ).split(' '),
);

function renamed<T>(value: T, given: ReadonlyMap<GameCardId, GameCardId>, name = ''): T {
  if (typeof value === 'number')
    return (NAMES.has(name) ? (given.get(value) ?? value) : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, given, name)) as T;
  const parts = Object.entries(value).map(([key, part]) => [key, renamed(part, given, key)]);
  return Object.fromEntries(parts) as T;
}
