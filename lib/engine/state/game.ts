import type { Card, CardId } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import type { Talent } from '@/lib/rules/talents';
import type { Ability } from '../abilities/ability';
import type { GameCatalogue } from '../abilities/game-catalogue';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import type { Keyword } from '../abilities/modifiers/table';
import type { LiveByQuestion } from '../queries/live';
import type { GameEvent } from './log-events';
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
}

/** A state under play: what it needs to be understood, and what has happened since it was taken up. */
export interface Game {
  readonly state: GameState;
  readonly catalogue: GameCatalogue;
  /** What has happened since it was taken up, or taken up again. */
  events: GameEvent[];
  readonly derived: Derived;
  /** What lies deployed, found out when it is first asked for, and forgotten once a card moves. */
  table: Table;
  /** The grants of subtypes and allegiances that are in force, judged and forgotten like the modifiers. */
  settled: LiveByQuestion;
  /** How deep modifiers are being judged. */
  judging: number;
  /** While a grant is judged: the layer that is settling, which does not count yet, nor do those behind it. */
  settling: number;
  /** How many of the events have been looked at by what answers to them. */
  heard: number;
  /** Cards of which the House that is asked knows but the back, while it judges (`asSeenBy`); else none. */
  hidden: ReadonlySet<GameCardId>;
  /** What Houses do not see, by seat, kept till anything happens. */
  sights: (Sight | undefined)[];
  /** Cards that somebody has lost sight of: they get new numbers once the action has been played. */
  readonly forgotten: Set<GameCardId>;
}

/** The deployed cards and what they say, each part found out when it is first asked for. */
export interface Table {
  /** What each House governs, by seat. */
  readonly governed: (readonly GameCard[] | undefined)[];
  /** The modifiers that may be in force. */
  live?: LiveByQuestion;
  /** What may be used. */
  uses?: readonly Said<'operation'>[];
  /** What waits for something to happen, by seat. */
  readonly hears: (readonly Said<'trigger' | 'token'>[] | undefined)[];
  /** Personnel on each card that bears some, by seat. */
  readonly personnel: (ReadonlyMap<GameCardId, number> | undefined)[];
}

/** An ability of a card, with its index among all that the card has. */
export interface Said<K extends Ability['kind']> {
  readonly card: GameCard;
  readonly ability: Extract<Ability, { kind: K }>;
  readonly at: number;
}

export function bareTable(): Table {
  return { governed: [], hears: [], personnel: [] };
}

/** What a House does not see, and what holds as it sees the table. */
export interface Sight {
  readonly hidden: ReadonlySet<GameCardId>;
  settled: LiveByQuestion;
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
  return hidden.has(id) ? FACE_DOWN : card;
}

type Face = Readonly<Pick<GameCard, 'id' | 'card'>>;

/** What is printed on a card. */
export function printed(game: Game, card: Face): Card {
  const face = faceOf(game, card);
  const facts = face === FACE_DOWN ? UNKNOWN : game.catalogue.byId.get(face);
  if (facts === undefined) throw new Error(`there is no card ${card.card}`);
  return facts;
}

const NOTHING = {};

/** Events that change nothing on the table by themselves. */
const QUIET: ReadonlySet<GameEvent['kind']> = new Set([
  'announced',
  'bid',
  'interval',
  'passed',
  'phase',
]);

export function isQuiet(event: GameEvent): boolean {
  // What is due in the Disengage phase waits for it.
  return QUIET.has(event.kind) && !(event.kind === 'phase' && event.phase === 'disengage');
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
  game.sights = [];
  if (!isQuiet(event)) forget(game, isMoving(event));
  game.events.push(event);
  return event;
}

/** Forgets what was found out about the table: what the cards ask for, and where they have moved all else. */
export function forget(game: Game, moved = true): void {
  game.settled = NOTHING;
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
  for (const [seat, house] of state.houses.entries()) if (!house.eliminated) seats.push(seat);
  return seats;
}

/** Cards by their numbers, for lists of options: the order must not depend on where the cards have been. */
export function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}
