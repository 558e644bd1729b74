import { type Share, shareOf } from '@/lib/kernel/share';
import { type Spread, spreadOf } from '../spread';
import type { GameResult } from './play-fixture';
import { type Rating, ratingsOf, type TableScore } from './rating';

/** How a deck fares against another: the games in which both sat, and of those what it won. */
export interface Meeting extends Share {
  readonly deck: number;
  readonly against: number;
}

export interface Summary {
  /** Every deck against every other that it met. */
  readonly meetings: readonly Meeting[];
  /** By deck, over all its games. */
  readonly overall: readonly Share[];
  readonly ratings: readonly Rating[];
  /** By deck: in how many games it could request admission, and in which turn at first. */
  readonly admission: readonly {
    readonly reached: Share;
    /** Null where it never could. */
    readonly turn: Spread | null;
  }[];
  /** Games by how they ended; `left` were not over after the most turns. */
  readonly endings: Readonly<Record<string, number>>;
  readonly seats: readonly Share[];
}

/** What games tell about the decks that played them; the order of the games does not matter. */
export function summaryOf(results: readonly GameResult[], decks: number, seed: number): Summary {
  const each = Array.from({ length: decks }, (_, deck) => deck);
  const of = (deck: number) => results.filter(({ seats }) => seats.includes(deck));
  return {
    meetings: meetingsOf(results),
    overall: each.map((deck) =>
      shareOf(of(deck).filter((game) => winningDeck(game) === deck).length, of(deck).length),
    ),
    ratings: ratingsOf(scoresOf(results), decks, seed),
    admission: each.map((deck) => {
      const turns = of(deck).flatMap(({ seats, admission }) => {
        const turn = admission[seats.indexOf(deck)];
        return turn == null ? [] : [turn];
      });
      return {
        reached: shareOf(turns.length, of(deck).length),
        turn: turns.length === 0 ? null : spreadOf(turns),
      };
    }),
    endings: endingsOf(results),
    seats: seatsOf(results),
  };
}

/** Every deck against every other that it met, by place in the list. */
export function meetingsOf(results: readonly GameResult[]): readonly Meeting[] {
  const met = new Map<string, { deck: number; against: number; won: number; games: number }>();
  for (const game of results)
    for (const deck of game.seats)
      for (const against of game.seats) {
        if (deck === against) continue;
        const key = `${deck} ${against}`;
        const meeting = met.get(key) ?? { deck, against, won: 0, games: 0 };
        meeting.games += 1;
        if (winningDeck(game) === deck) meeting.won += 1;
        met.set(key, meeting);
      }
  return [...met.values()]
    .sort((one, other) => one.deck - other.deck || one.against - other.against)
    .map(({ deck, against, won, games }) => ({ deck, against, ...shareOf(won, games) }));
}

function winningDeck({ winner, seats }: GameResult): number | null {
  return winner === null ? null : (seats[winner] ?? null);
}

function scoresOf(results: readonly GameResult[]): readonly TableScore[] {
  const tables = new Map<string, { decks: number[]; wins: number[]; left: number }>();
  for (const game of results) {
    const decks = [...game.seats].sort((one, other) => one - other);
    const key = decks.join(' ');
    const score = tables.get(key) ?? { decks, wins: decks.map(() => 0), left: 0 };
    const winner = score.decks.indexOf(winningDeck(game) ?? -1);
    if (winner < 0) score.left += 1;
    else score.wins[winner] = (score.wins[winner] ?? 0) + 1;
    tables.set(key, score);
  }
  // In one order, whatever the order of the games: sums of fractions depend on it.
  return [...tables].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, score]) => score);
}

function endingsOf(results: readonly GameResult[]): Readonly<Record<string, number>> {
  const reasons = results.map(({ reason }) => reason ?? 'left').sort();
  const endings: Record<string, number> = {};
  for (const reason of reasons) endings[reason] = (endings[reason] ?? 0) + 1;
  return endings;
}

function seatsOf(results: readonly GameResult[]): readonly Share[] {
  const seats = Math.max(0, ...results.map((game) => game.seats.length));
  return Array.from({ length: seats }, (_, seat) =>
    shareOf(results.filter(({ winner }) => winner === seat).length, results.length),
  );
}
