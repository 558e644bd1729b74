import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { atTable, catalogue } from '../testing/narration-fixture';
import { summariesOf } from './summary';

const income = (...domain: string[]) =>
  summariesOf(viewFor(atTable({ domain }).state, null), catalogue, [])[0]?.income;

describe('the summary of a turn', () => {
  it('says what a House holds and what it deployed', () => {
    const table = atTable(
      {
        treasury: 12,
        favor: 11,
        hoard: 3,
        domain: ['eots-caladan'],
        hand: ['eots-house-battalion'],
      },
      { domain: ['eots-giedi-prime'], hand: ['eots-house-battalion'] },
    );
    table.act('deploy eots-house-battalion on eots-caladan', 'end-interval');
    table.act('deploy eots-house-battalion on eots-giedi-prime');
    const [first] = summariesOf(viewFor(table.state, null), catalogue, table.events);
    const { deployed, ...rest } = first ?? {};
    expect(rest).toMatchObject({ seat: 0, name: 'House 0', treasury: 11, favor: 11, hoard: 3 });
    expect(deployed).toEqual([table.card('eots-house-battalion').id]);
  });

  it('adds up what the deployed cards can produce next turn, engaged or not', () => {
    expect(income('eots-caladan')?.text).toBe('5 solaris');
    const table = atTable({ domain: ['eots-caladan'] }).act('use eots-caladan 0');
    expect(summariesOf(viewFor(table.state, null), catalogue, [])[0]?.income).toMatchObject({
      solaris: 5,
      spice: 0,
    });
    expect(income('eots-caladan', 'eots-the-minor-erg')?.text).toBe('5 solaris and 1 spice');
  });

  it('leaves out what is subdued and what goes to the Guild Hoard alone', () => {
    expect(income('eots-caladan subdued 1', 'eots-arrakeen')?.solaris).toBe(
      income('eots-arrakeen')?.solaris,
    );
    expect(income('eots-stilgar')?.text).toBe('none');
  });

  it('counts a card once that offers one thing or another', () => {
    // Wallach IX gives 4 solaris or 3 favor.
    expect(income('eots-wallach-ix')?.text).toBe('4 solaris');
  });
});
