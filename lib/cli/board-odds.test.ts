import { describe, expect, it } from 'vitest';
import { battleAnswer } from '@/lib/board/odds/battle/answer';
import { battleQuestion } from '@/lib/board/odds/battle/question';
import { biddingAnswer, biddingQuestion } from '@/lib/board/odds/bidding';
import { ran } from './io-fixture';

const board = (...args: readonly string[]) => ran(['board', ...args]);

describe('registry board battle', () => {
  it('[GF9-battle-25] gives the answer of the library, from options or from the address of the page', async () => {
    const options = ['--faction', 'fremen', '--leaders', 'stilgar,chani', '--hand', 'lasgun'];
    const rest = ['--against', 'emperor', '--forces', '5', '--their-forces', '4', '--defends'];
    const { code, out } = await board('battle', ...options, ...rest, '--json');
    expect(code).toBe(0);
    const question = battleQuestion({
      ...{ faction: 'fremen', leaders: ['stilgar', 'chani'], hand: ['lasgun'] },
      ...{ against: 'emperor', forces: 5, theirForces: 4, defends: true },
    });
    const { best, surest, plans } = battleAnswer(question);
    expect(JSON.parse(out)).toEqual({ question, best, surest, plans });
    const link =
      'http://localhost:3000/board/odds?of=battle&faction=fremen&leaders=stilgar.chani&hand=lasgun';
    expect((await board('battle', link, ...rest, '--json')).out).toBe(out);
  });

  it('tells people the best plans and the best reply', async () => {
    const { out } = await board('battle');
    expect(out).toMatch(/^Atreides with 7 forces attack Harkonnen with 6\n/);
    expect(out).toMatch(/\nBrings most +Thufir Hawat, projectile weapon, shield, dial \d/);
    expect(out).toContain('The best reply');
  });
});

describe('registry board odds', () => {
  it('[GF9-bid-04] gives the answer of the library', async () => {
    const { out } = await board('odds', 'bidding', '--seen', 'shield', '--karama', '6', '--json');
    const question = biddingQuestion({ seen: ['shield'], karama: 6 });
    expect(JSON.parse(out)).toEqual({ question, ...biddingAnswer(question) });
    const { out: told } = await board('odds', 'bidding', '--seen', 'shield');
    expect(told).toContain('card shield');
  });

  it.each([
    [['odds', 'spice', '--worms', '2'], 'devoured'],
    [['odds', 'http://localhost:3000/board/odds?of=storm&storm=3'], 'sector 4'],
    [['odds', 'shipping', '--pieces', 'atreides:arrakeen-9:9', '--into', 'carthag'], 'cost 0'],
  ])('answers %j', async (args, words) => {
    const { code, out } = await board(...args);
    expect(code).toBe(0);
    expect(out).toContain(words);
  });

  it.each([
    [['battle', 'a.json'], 'give a link'],
    [['battle', '--forces', 'many'], 'forces: '],
    [['battle', '--hand', 'lasgun,lasgun'], 'hand: With the rest of what is asked'],
    [['battle', '--leaders', 'stilgar'], 'leaders: With the rest'],
    [['odds'], 'give bidding, spice, storm or shipping, or a link'],
    [['odds', 'weather'], 'no calculator "weather"'],
    [['odds', 'spice', '--reserves', '2'], 'spice has no --reserves'],
    [['odds', 'storm', '--pieces', 'fremen:nowhere:2'], 'pieces.0.at'],
  ])('refuses %j, exit 2', async (args, why) => {
    const { code, out, err } = await board(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n')[0]).toContain(why);
  });
});
