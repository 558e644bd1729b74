import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf } from '@/lib/kernel/random';

/** How often each deck of a table has won there; the last number counts the games that nobody won. */
export interface TableScore {
  readonly decks: readonly number[];
  /** In the order of `decks`. */
  readonly wins: readonly number[];
  readonly left: number;
}

/** Strength on a scale on which 400 points are ten times the chance; the mean of all decks is 1500. */
export interface Rating {
  readonly rating: number;
  /** The ends of the range of 95 %. */
  readonly low: number;
  readonly high: number;
}

/** Times that the games are drawn again to see how much the ratings owe to luck. */
const DRAWS = 400;

/**
 * Rates decks by all their games at once: a deck's chance at a table is its strength among those of all
 * who sit there (Bradley and Terry; Luce for more than two), fitted by maximum likelihood. Each deck also
 * has one won and one lost game against a mean deck, so that a deck that never lost has a rating too. The
 * range is that of the same fit over games drawn anew from those played (bootstrap): the same scores and
 * seed give the same answer.
 */
export function ratingsOf(
  scores: readonly TableScore[],
  decks: number,
  seed: number,
): readonly Rating[] {
  const rated = fitted(scores, decks);
  const generator = xoroshiro128plusFromState(randomOf(seed));
  const draws = Array.from({ length: DRAWS }, () =>
    fitted(
      scores.map((score) => drawnAnew(score, (most) => uniformInt(generator, 0, most))),
      decks,
    ),
  );
  return rated.map((rating, deck) => {
    const sorted = draws.map((one) => one[deck] ?? 0).sort((one, other) => one - other);
    return {
      rating: Math.round(rating),
      low: Math.round(sorted[Math.floor(DRAWS * 0.025)] ?? rating),
      high: Math.round(sorted[Math.ceil(DRAWS * 0.975) - 1] ?? rating),
    };
  });
}

/** As many games, each with the end of one of those that were played. */
function drawnAnew({ decks, wins, left }: TableScore, upTo: (most: number) => number): TableScore {
  const games = wins.reduce((sum, each) => sum + each, left);
  const drawn = wins.map(() => 0);
  let nobody = 0;
  for (let game = 0; game < games; game += 1) {
    let at = upTo(games - 1);
    const winner = wins.findIndex((count) => {
      at -= count;
      return at < 0;
    });
    if (winner < 0) nobody += 1;
    else drawn[winner] = (drawn[winner] ?? 0) + 1;
  }
  return { decks, wins: drawn, left: nobody };
}

const MOST_ROUNDS = 1_000;
const CLOSE = 1e-7;

/** Minorisation and maximisation (Hunter 2004): every round is more likely than the one before. */
function fitted(scores: readonly TableScore[], decks: number): readonly number[] {
  let strengths = new Array<number>(decks).fill(1);
  const won = new Array<number>(decks).fill(1);
  for (const { decks: table, wins } of scores)
    for (const [at, deck] of table.entries()) won[deck] = (won[deck] ?? 0) + (wins[at] ?? 0);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const weights = strengths.map((strength) => 2 / (strength + 1));
    for (const { decks: table, wins } of scores) {
      const decided = wins.reduce((sum, each) => sum + each, 0);
      const all = table.reduce((sum, deck) => sum + (strengths[deck] ?? 0), 0);
      for (const deck of table) weights[deck] = (weights[deck] ?? 0) + decided / all;
    }
    const next = won.map((wins, deck) => wins / (weights[deck] ?? 1));
    const moved = Math.max(
      ...next.map((strength, deck) => Math.abs(Math.log(strength / (strengths[deck] ?? 1)))),
    );
    strengths = next;
    if (moved < CLOSE) break;
  }
  const points = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = points.reduce((sum, each) => sum + each, 0) / decks;
  return points.map((point) => 1500 + point - mean);
}
