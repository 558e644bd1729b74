import { range } from '@/lib/range';

/** Who meets whom, and how often. Decks are named by their place in the gauntlet's list. */
export interface Schedule {
  /** Decks at each table. */
  readonly tables: readonly (readonly number[])[];
  /** The seed of the first games; see `fixtureOf`. */
  readonly seed: number;
}

/** One game before it is played. */
export interface Fixture {
  /** 0, 1, 2 …; the same number is the same game, whoever plays it and when. */
  readonly game: number;
  readonly seed: number;
  /** Decks by seat. */
  readonly seats: readonly number[];
}

/**
 * Every table of `houses` different decks at which one of the first `own` decks sits, of `decks` in all;
 * in a fixed order. Empty where there are fewer decks than seats.
 */
export function tablesOf(own: number, decks: number, houses: number): readonly number[][] {
  const tables = (from: number, seats: number): number[][] =>
    seats === 0
      ? [[]]
      : range(from, decks - 1).flatMap((deck) =>
          tables(deck + 1, seats - 1).map((others) => [deck, ...others]),
        );
  return tables(0, houses).filter(([first = decks]) => first < own);
}

/**
 * The game of a number. Tables take turns; at each the seats move on by one from game to game, and the
 * seed is another one only when every deck has had every seat: luck falls alike on all.
 */
export function fixtureOf({ tables, seed }: Schedule, game: number): Fixture {
  const table = tables[game % tables.length] ?? [];
  const sitting = Math.floor(game / tables.length);
  const moved = sitting % table.length;
  return {
    game,
    seed: (seed + Math.floor(sitting / table.length)) >>> 0,
    seats: [...table.slice(moved), ...table.slice(0, moved)],
  };
}

/** Games in which every deck has had every seat at every table once. */
export function lapOf({ tables }: Schedule): number {
  return tables.reduce((sum, table) => sum + table.length, 0);
}
