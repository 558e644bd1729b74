import type { Id } from '@/lib/id';
import type { Result } from '@/lib/result';

/** A place at the table: 0, 1, 2 … */
export type Seat = Id<number, 'seat'>;

/**
 * What a game is made of, all of it plain data: a state, a setup and a move can be written as JSON and
 * read back the same.
 */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: object;
  /** What the rules list. */
  readonly action: unknown;
  /** What a seat may do beside what the rules list; never, where nothing is. */
  readonly byHand: unknown;
  /** What happened. */
  readonly event: unknown;
  /** What one seat may know of a state. */
  readonly view: unknown;
  /** One line of the log. */
  readonly line: unknown;
  /** How all seats stand when a turn is over, as everybody sees it. */
  readonly summary: unknown;
  readonly outcome: unknown;
  /** Why something may not be done. */
  readonly refusal: unknown;
  readonly record: RecordedMoves & { readonly setup: unknown };
}

/** One step of a game: what a seat chose, or what it did by hand. */
export type Move<T extends GameTypes> = T['action'] | T['byHand'];

/** What is kept of the moves of a game. */
export interface RecordedMoves {
  /** As `key` writes them. */
  readonly moves: readonly string[];
  /** How the table stood when each turn was over, and last after all moves. */
  readonly checks?: readonly string[] | undefined;
}

/** A game at its first question, and what happened on the way there. */
export interface Begun<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/**
 * What a game has to say for itself; sessions, records, playouts and the conformance suite need nothing
 * else. A state is changed in place, by `play` alone; no function reads a clock or chance from outside.
 */
export interface GameRules<T extends GameTypes> {
  /** The same setup gives the same game. The seed and the generator lie in the state. */
  newGame(setup: T['setup']): Result<Begun<T>>;
  seats(state: T['state']): number;
  /** Turns begun; it never falls. */
  turn(state: T['state']): number;
  /** Who must decide. Null only once the game is over. */
  toAct(state: T['state']): Seat | null;
  /** What the seat that must decide may do, in a fixed order. Empty only when the game is over. */
  legalActions(state: T['state']): readonly T['action'][];
  /** Gives what happened till the next seat is asked. A move that is refused changes nothing. */
  play(state: T['state'], move: Move<T>): Result<readonly T['event'][]>;
  /** Why an action is not legal for the seat that must decide; null where it is. */
  refusal(state: T['state'], action: T['action']): T['refusal'] | null;
  isByHand(move: Move<T>): move is T['byHand'];
  /** Null till the game is over. */
  outcome(state: T['state']): T['outcome'] | null;

  /** A move as one short text, and the move in such a text; null for any other text. */
  key(move: Move<T>): string;
  readMove(text: string): Move<T> | null;

  /** What a seat may know; with null, what somebody may know who sits nowhere. */
  viewFor(state: T['state'], seat: Seat | null): T['view'];
  /** What a seat is told of what happened; `state` is the one after it. */
  tell(state: T['state'], events: readonly T['event'][], seat: Seat): readonly T['line'][];
  /** `state` is the one after the turn, `events` are all that happened in it. */
  sumUp(state: T['state'], events: readonly T['event'][]): T['summary'];

  clone(state: T['state']): T['state'];
  /** Equal states have equal hashes on every machine. */
  hash(state: T['state']): string;
  /** A short digest of what lies on the table, for `RecordedMoves.checks`. */
  check(state: T['state']): string;

  recordOf(setup: T['setup'], moves: readonly Move<T>[]): T['record'];
  /** What a record was made with that is otherwise now: "rules engine 3". */
  madeOtherwise(record: T['record']): readonly string[];
}

/**
 * An automatic player: it chooses among what is legal. `look` gives what its seat may know; one that does
 * not look costs nothing.
 */
export type Player<T extends GameTypes> = (
  look: () => T['view'],
  legal: readonly T['action'][],
) => T['action'];
