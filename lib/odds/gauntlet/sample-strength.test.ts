import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import file from '@/data/players/samples.json';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { readSeated } from '@/lib/players/seated';
import { fieldOf, planDigest, planOf } from './plan';
import { ratingsOf } from './rating';
import { overallShare, SAMPLE_STRENGTH } from './sample-strength';

const count = z.int().min(0);
const schema = z.strictObject({
  version: z.literal(1),
  player: z.string().refine((text) => readSeated(text) !== null),
  engine: z.int().min(1),
  seed: count,
  games: z.int().min(2),
  digest: z.string(),
  decks: z
    .array(z.strictObject({ id: z.string(), rating: count, low: count, high: count }))
    .length(SAMPLE_DECKS.length),
  won: z.array(z.array(count).length(SAMPLE_DECKS.length)).length(SAMPLE_DECKS.length),
});

describe('how the samples fare against one another', () => {
  const { player, seed, games, digest, decks, won } = schema.parse(file);

  it('is told of the lists of the samples as they are now', () => {
    expect(decks.map(({ id }) => id)).toEqual(SAMPLE_DECKS.map(({ id }) => id));
    const entrants = SAMPLE_DECKS.map(({ deck }) => ({ name: deck.name, deck }));
    const plan = planOf(fieldOf(entrants, []), { player, seed, houses: 2, games });
    expect(digest).toBe(planDigest(plan));
  });

  it('counts no game twice, and rates the decks by those games', () => {
    const scores = won.flatMap((row, one) =>
      row.flatMap((wins, other) => {
        if (one === other) expect(wins).toBe(0);
        if (one >= other) return [];
        const lost = won[other]?.[one] ?? 0;
        expect(wins + lost).toBeLessThanOrEqual(games);
        return [{ decks: [one, other], wins: [wins, lost], left: games - wins - lost }];
      }),
    );
    expect(ratingsOf(scores, decks.length, seed)).toEqual(
      decks.map(({ rating, low, high }) => ({ rating, low, high })),
    );
    for (const at of decks.keys()) expect(overallShare(at, SAMPLE_STRENGTH).games).toBe(games * 8);
  });
});
