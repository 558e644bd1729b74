import { describe, expect, it } from 'vitest';
import { biddingAnswer, biddingQuestion } from './bidding';

describe('a card that is bid for', () => {
  it('[GF9-bid-04] is any of those that were not seen', () => {
    const seen = ['shield', 'shield', 'lasgun'] as const;
    const { unseen, rows } = biddingAnswer(biddingQuestion({ seen, cards: 6 }));
    expect(unseen).toBe(30);
    const row = (card: string) => rows.find((one) => one.card === card);
    expect(row('shield')).toMatchObject({ left: 2, copies: 4, chance: 2 / 30 });
    expect(row('lasgun')).toMatchObject({ left: 0, chance: 0, among: 0 });
    // neither shield among six of thirty: 24/30 of one, 23/29 of the other
    expect(row('shield')?.among).toBeCloseTo(1 - (24 * 23) / (30 * 29), 12);
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('[GF9-harkonnen-08] is worth the mean of what is left, and twice that to the Harkonnen', () => {
    const worths = { karama: 6, shield: 3, worthless: 0 };
    const others = { 'projectile-weapon': 0, 'poison-weapon': 0, lasgun: 0, snooper: 0 };
    const rest = { 'cheap-hero': 0, 'tleilaxu-ghola': 0, 'weather-control': 0, hajr: 0 };
    const ask = { seen: [], ...worths, ...others, ...rest, 'family-atomics': 0, truthtrance: 0 };
    const { worth, pays } = biddingAnswer(biddingQuestion(ask));
    expect(worth).toBeCloseTo((2 * 6 + 4 * 3) / 33, 12);
    expect(pays).toBeCloseTo(6 / 33, 12);
    expect(biddingAnswer(biddingQuestion({ ...ask, harkonnen: true })).worth).toBe(2 * worth);
  });
});
