import type { Card, CardId } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import type { Talent } from '@/lib/rules/talents';
import type { Ability } from '../abilities/ability';
import { abilitiesOf, type GameCatalogue } from '../abilities/game-catalogue';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import type { Keyword } from '../abilities/modifiers/table';
import type { Action } from '../actions';
import type { Live, LiveByQuestion } from '../queries/live';
import type { GameEvent } from './log-events';
import type { Check } from './refusal';
import type { GameCard, GameCardId, GameState, House, Seat } from './state';

/**
 * What follows from modifiers. The queries that derive it are built on the language in which modifiers
 * are written, and that language asks for the same numbers: it finds them here.
 */
export interface Derived {
  readonly rankOf: (game: Game, card: Readonly<GameCard>, talent: Talent) => number | null;
  readonly commandOf: (game: Game, card: Readonly<GameCard>) => number;
  readonly resistanceOf: (game: Game, card: Readonly<GameCard>) => number;
  readonly baseCost: (game: Game, card: Readonly<GameCard>) => number;
  readonly subtypesOf: (game: Game, card: Readonly<GameCard>) => readonly string[];
  readonly allegiancesOf: (game: Game, card: Readonly<GameCard>) => readonly Power[];
  readonly croe: (game: Game) => number;
  readonly sinkOf: (game: Game, seat: Seat) => GameCardId | null;
  readonly isKept: (game: Game, card: Readonly<GameCard>, from: Prohibited) => boolean;
  readonly hasKeyword: (game: Game, card: Readonly<GameCard>, keyword: Keyword) => boolean;
  readonly playable: Check<Seat, GameCard>;
}

/** A state under play: what it needs to be understood, and what has happened since it was taken up. */
export interface Game {
  readonly state: GameState;
  readonly catalogue: GameCatalogue;
  /** What is printed on the cards that were looked at, by their numbers, which never name another card. */
  readonly facts: Card[];
  /** What such cards say, likewise. */
  readonly texts: (readonly Ability[])[];
  /** What has happened since it was taken up, or taken up again. */
  events: GameEvent[];
  readonly derived: Derived;
  /** What lies deployed, found out when it is first asked for, and forgotten once a card moves. */
  table: Table;
  /** The grants of subtypes and allegiances that are in force, judged and forgotten like the modifiers. */
  settled: Settled;
  /** How many of the events are not quiet. */
  changes: number;
  /** How deep modifiers are being judged. */
  judging: number;
  /** While a grant is judged: the layer that is settling, which does not count yet, nor do those behind it. */
  settling: number;
  /** How many of the events have been looked at by what answers to them. */
  heard: number;
  /** What was listed last, as long as nothing has been played since: play need not list it again. */
  listed: readonly Action[] | null;
  /** Cards of which the House that is asked knows but the back, while it judges (`asSeenBy`); else none. */
  hidden: ReadonlySet<GameCardId>;
  /** What Houses do not see, by seat, kept till anything happens. */
  readonly sights: (Sight | undefined)[];
  /** Cards that somebody has lost sight of: they get new numbers once the action has been played. */
  readonly forgotten: Set<GameCardId>;
}

/** The grants of each first layer, once that has settled. */
export interface Settled {
  subtype: readonly Live[] | null;
  allegiance: readonly Live[] | null;
}

export function unsettled(): Settled {
  return { subtype: null, allegiance: null };
}

/** The deployed cards and what they say, each part found out when it is first asked for. */
export interface Table {
  /** What each House governs, by seat. */
  readonly governed: (readonly GameCard[] | undefined)[];
  /** The modifiers that may be in force. */
  live: LiveByQuestion | null;
  /** The first card of each title. */
  titles: ReadonlyMap<string, GameCard> | null;
  /** What may be used. */
  uses: Uses | null;
  /** What waits for something to happen, by seat. */
  readonly hears: (readonly Said<'trigger' | 'token'>[] | undefined)[];
  /** Personnel on each card that bears some, by seat. */
  readonly personnel: (readonly Borne[] | undefined)[];
}

/** How much personnel a card bears. */
export interface Borne {
  readonly host: GameCardId;
  readonly personnel: number;
}

/** The operations of deployed cards: those of an Interval, and those that work as tactics. */
export interface Uses {
  readonly inInterval: readonly Said<'operation'>[];
  readonly asTactics: readonly Said<'operation'>[];
}

/** An ability of a card, with its index among all that the card has. */
export interface Said<K extends Ability['kind']> {
  readonly card: GameCard;
  readonly ability: Extract<Ability, { kind: K }>;
  readonly at: number;
}

export function bareTable(): Table {
  return { governed: [], live: null, titles: null, uses: null, hears: [], personnel: [] };
}

/** What a House does not see, and what holds as it sees the table. */
export interface Sight {
  readonly hidden: ReadonlySet<GameCardId>;
  settled: Settled;
}

/** The House at a seat. A seat that nobody holds is a mistake of the caller. */
export function houseAt({ state }: Game, seat: Seat): House {
  const house = state.houses[seat];
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  return house;
}

export function cardAt({ state }: Game, id: GameCardId): GameCard {
  const card = state.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Stands for the id of a card that lies face down, in a game that is made from a view. */
export const FACE_DOWN = '';

/** What everybody sees of such a card: nothing. */
const UNKNOWN: Card = {
  id: FACE_DOWN,
  set: 'eots',
  title: 'a card',
  deck: 'house',
  type: 'event',
  subtypes: [],
  cost: 0,
  unique: false,
  octgn: { id: '', name: 'a card' },
};

/** Which card it is, as far as whoever is asked knows. */
export function faceOf({ hidden }: Pick<Game, 'hidden'>, { id, card }: Face): CardId {
  return hidden.size > 0 && hidden.has(id) ? FACE_DOWN : card;
}

type Reading = Pick<Game, 'catalogue' | 'hidden' | 'texts'>;
type Face = Readonly<Pick<GameCard, 'id' | 'card'>>;

/** What is printed on a card. */
export function printed(game: Game, card: Face): Card {
  const { hidden, facts } = game;
  if (hidden.size > 0 && hidden.has(card.id)) return UNKNOWN;
  return facts[card.id] ?? lookUp(game, card);
}

/** What a card says itself; nothing where only its back is known. */
export function abilitiesBy({ catalogue, hidden, texts }: Reading, card: Face): readonly Ability[] {
  if (hidden.size > 0 && hidden.has(card.id)) return abilitiesOf(catalogue, FACE_DOWN);
  texts[card.id] ??= abilitiesOf(catalogue, card.card);
  return texts[card.id] as readonly Ability[];
}

function lookUp({ catalogue, facts }: Game, { id, card }: Face): Card {
  const found = card === FACE_DOWN ? UNKNOWN : catalogue.byId.get(card);
  if (found === undefined) throw new Error(`there is no card ${card}`);
  facts[id] = found;
  return found;
}

/** Whether an event changes nothing on the table by itself. */
export function isQuiet(event: GameEvent): boolean {
  switch (event.kind) {
    case 'announced':
    case 'bid':
    case 'interval':
    case 'passed':
      return true;
    case 'phase':
      // What is due in the Disengage phase waits for it.
      return event.phase !== 'disengage';
    default:
      return false;
  }
}

/** Whether an event changes which cards are deployed, where they lie, or what lasts. */
function isMoving(event: GameEvent): boolean {
  switch (event.kind) {
    case 'lasting':
    case 'expired':
      return true;
    case 'moved':
      return event.from.zone === 'domain' || event.to.zone === 'domain';
    case 'turned':
      return event.from === 'subdued' || event.to === 'subdued';
    default:
      return false;
  }
}

/**
 * Records that something has happened, which the log says and abilities answer. What was found out about the
 * table is forgotten where it may hold no more.
 */
export function emit<E extends GameEvent>(game: Game, event: E): E {
  game.sights.fill(undefined);
  if (!isQuiet(event)) {
    game.changes += 1;
    forget(game, isMoving(event));
  }
  game.events.push(event);
  return event;
}

/** Forgets what was found out about the table: what the cards ask for, and where they have moved all else. */
export function forget(game: Game, moved = true): void {
  game.settled = unsettled();
  if (moved) game.table = bareTable();
}

/** Seats from one on, clockwise, all round. */
export function clockwise({ state }: Game, from: Seat): Seat[] {
  const count = state.houses.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step += 1) seats.push((from + step) % count);
  return seats;
}

/** The Houses that are still in the game, in the order of the seats. */
export function seatsInPlay({ state }: Game): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.houses.length; seat += 1)
    if (state.houses[seat]?.eliminated === false) seats.push(seat);
  return seats;
}

/**
 * Puts cards in the order of their numbers, for lists of options: it must not depend on where the cards have been.
 * Such lists are short and often in order already, so that this is faster than a general sort.
 */
export function sortById<C extends { readonly id: number }>(cards: C[]): C[] {
  for (let at = 1; at < cards.length; at += 1) {
    const card = cards[at] as C;
    let to = at;
    for (; to > 0 && (cards[to - 1] as C).id > card.id; to -= 1) cards[to] = cards[to - 1] as C;
    cards[to] = card;
  }
  return cards;
}

/** Cards by their numbers. */
export function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}
