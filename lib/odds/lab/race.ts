import { range } from '@/lib/range';
import { ok, type Result } from '@/lib/result';
import { type Crew, playEach } from '../gauntlet/run';
import type { Fixture } from '../gauntlet/schedule';
import { type PairedDifference, pairedDifference } from './paired-difference';

/** What is raced, in games of two Houses. Their decks are the deck as it is, then each changed one, then the rivals. */
export interface Race {
  readonly changes: number;
  readonly rivals: number;
  readonly seed: number;
  /** Pairs of games for each change at most; rounded up so that every rival is met equally often from each seat. */
  readonly pairs: number;
}

/** What the games tell of one change. */
export interface Finding extends PairedDifference {
  /** Why it was given up before the end: surely worse than the deck as it is, or than the best change. */
  readonly dropped: 'worse' | 'behind' | null;
}

export interface Raced {
  readonly findings: readonly Finding[];
  /** Games in all; those of the deck as it is are played once for all changes. */
  readonly games: number;
}

/** What the games tell so far. */
export interface RacedSoFar extends Raced {
  /** Games that are to come at most: a change that is given up plays none of its own. */
  readonly left: number;
}

interface Told {
  /** Games of the race that were played before, by number, and whether the deck won; they are not played again. */
  readonly played?: ReadonlyMap<number, boolean>;
  /** Told of each game as soon as it is over, in whatever order they end. */
  readonly onGame?: (game: number, isWon: boolean) => void;
  /** Told after each block of games. */
  readonly onBlock?: (soFar: RacedSoFar) => void;
}

/** Pairs of games for each change unless somebody says otherwise. */
export const USUAL_PAIRS = 200;

/** Times at which changes may be given up. */
export const LOOKS = 10;
/** Standard deviations on either side within which 99 % of a normal distribution lie. */
const Z_99 = 2.575829;

/**
 * Plays the deck as it is and every changed one in the same games, and gives up changes on the way (successive
 * elimination: Even-Dar, Mannor and Mansour 2006): after each block of games those whose range of 99 % lies wholly
 * below 0, or wholly below that of the best. Ten looks see more by chance than one, so that range is wider than the
 * one that is told: a change that is worth nothing is given up in one or two of 100 races. What it gives depends on
 * the race alone, not on how many play at once, and not on whether it was stopped between and taken up again. Problems: those of a game's setup.
 */
export async function race(
  { changes, rivals, seed, pairs }: Race,
  crew: Crew,
  { played = new Map(), onGame, onBlock }: Told = {},
): Promise<Result<Raced>> {
  const lap = 2 * rivals;
  const all = pairsOf({ rivals, pairs });
  const block = Math.ceil(all / lap / LOOKS) * lap;
  const decks = range(1, changes);
  /** The games that the deck won, as it is or changed. */
  const won = new Set<number>();
  let games = 0;
  const findings = decks.map((): Finding => ({ ...NOTHING, dropped: null }));
  for (let from = 0; from < all; from += block) {
    const running = decks.filter((deck) => findings[deck - 1]?.dropped === null);
    if (running.length === 0) break;
    const to = Math.min(all, from + block);
    const fixtures = [];
    for (let pair = from; pair < to; pair += 1)
      for (const deck of [0, ...running])
        fixtures.push(fixtureOf({ changes, rivals, seed }, pair, deck));
    const open = fixtures.filter(({ game }) => !played.has(game));
    for (const { game } of fixtures) if (played.get(game) === true) won.add(game);
    const problem = await playEach(open, crew, async ({ game, winner, seats }) => {
      const isWon = winner !== null && (seats[winner] ?? 0) <= changes;
      if (isWon) won.add(game);
      onGame?.(game, isWon);
    });
    if (problem !== null) return problem;
    games += fixtures.length;
    const hasWon = (pair: number, deck: number) => won.has(gameOf(changes, pair, deck));
    for (const deck of running) {
      const difference = compared(to, (pair) => [hasWon(pair, 0), hasWon(pair, deck)]);
      findings[deck - 1] = { ...difference, dropped: null };
    }
    giveUp(findings, running);
    const still = findings.filter(({ dropped }) => dropped === null).length;
    const left = still === 0 ? 0 : (all - to) * (still + 1);
    onBlock?.({ findings: [...findings], games, left });
  }
  return ok({ findings, games });
}

/** Each change with what was found out of it, the best first. Changes are in the order of the findings. */
export function bestFirst<C>(
  changes: readonly C[],
  findings: readonly Finding[],
): readonly { readonly change: C; readonly finding: Finding }[] {
  return changes
    .map((change, at) => ({ change, finding: findings[at] ?? { ...NOTHING, dropped: null } }))
    .sort((one, other) => other.finding.difference - one.finding.difference);
}

/** Pairs that each change plays that is not given up. */
export function pairsOf({ rivals, pairs }: Pick<Race, 'rivals' | 'pairs'>): number {
  return Math.ceil(pairs / (2 * rivals)) * 2 * rivals;
}

const NOTHING = pairedDifference({ pairs: 0, gained: 0, lost: 0 });

/**
 * The game of a pair that a deck plays. Every pair has a seed of its own: with one seed against several rivals the
 * deck would draw alike in all of these games, and they would say less than their number promises.
 */
function fixtureOf(
  { changes, rivals, seed }: Omit<Race, 'pairs'>,
  pair: number,
  deck: number,
): Fixture {
  const rival = 1 + changes + (Math.floor(pair / 2) % rivals);
  return {
    game: gameOf(changes, pair, deck),
    seed: (seed + pair) >>> 0,
    seats: pair % 2 === 0 ? [deck, rival] : [rival, deck],
  };
}

function gameOf(changes: number, pair: number, deck: number): number {
  return pair * (changes + 1) + deck;
}

function compared(
  pairs: number,
  wonOf: (pair: number) => readonly [before: boolean, after: boolean],
): PairedDifference {
  let gained = 0;
  let lost = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const [before, after] = wonOf(pair);
    if (after && !before) gained += 1;
    if (before && !after) lost += 1;
  }
  return pairedDifference({ pairs, gained, lost });
}

function giveUp(findings: Finding[], running: readonly number[]): void {
  const ranges = running.map((deck) => pairedDifference(findings[deck - 1] ?? NOTHING, Z_99));
  const [best] = ranges.toSorted((one, other) => other.difference - one.difference);
  for (const [at, deck] of running.entries()) {
    const finding = findings[deck - 1];
    const high = ranges[at]?.high;
    if (finding === undefined || high === undefined || best === undefined) continue;
    const dropped = high < 0 ? 'worse' : high < best.low ? 'behind' : null;
    findings[deck - 1] = { ...finding, dropped };
  }
}
