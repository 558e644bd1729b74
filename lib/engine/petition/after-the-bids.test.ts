import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../testing/scenario-fixture';

const STAKE = 'tat-stake-reputation';
const CHARTER = 'eots-military-appropriations'; // cost 4, allied to nobody
const GURNEY = 'eots-gurney-halleck'; // cost 2, Atreides as its petitioner is

/** A petition of the first House, at its opening bid. Options wait for tactics. */
const petition = (card: string, own: ScenarioHouse, rival: ScenarioHouse = {}): Table => {
  const one = scenario({
    houses: [
      { favor: 12, hand: [], assembly: [card], ...own },
      { favor: 9, hand: [], ...rival },
    ],
    tactics: true,
  });
  one.toInterval(0).act(`petition ${card}`);
  while (one.options().every((option) => option === 'pass')) one.act('pass');
  return one;
};

describe('once the bidding is over', () => {
  it('[TAT-6.2.1-26] favor takes no solaris off where favor itself was bid', () => {
    const one = petition(GURNEY, {}, { hand: [STAKE] });
    one.act('bid 2', `tactic ${STAKE}`, 'bid 1', 'bid 2', 'pass', 'pass');
    expect(one.card(GURNEY)).toMatchObject({ status: 'engaged', place: { zone: 'domain' } });
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([10, 18]);
  });

  it('jotc-certificate-of-allegiance forgets a bid that was made void', () => {
    const certificate = 'jotc-certificate-of-allegiance';
    const one = petition(CHARTER, { hand: [certificate, STAKE] });
    one.act(`tactic ${certificate}`, 'bid 4', 'bid 5', `tactic ${STAKE}`, 'bid 1', 'pass', 'pass');
    expect(one.card(CHARTER).place.zone).toBe('domain');
    expect([one.house(0).favor, one.house(1).favor]).toEqual([11, 9]);
    // A bid that stands is answered.
    const other = petition(CHARTER, { hand: [certificate] });
    other.act(`tactic ${certificate}`, 'bid 4', 'bid 5', 'bid 6', 'pass', 'pass');
    expect(other.house(1).favor).toBe(8);
  });

  it('[TAT-6.2.1-21] the petitioner is the victor where nobody bids after all bids were made void', () => {
    const one = petition(CHARTER, { hand: [STAKE] });
    one.act('bid 4', 'bid 7', `tactic ${STAKE}`, 'pass', 'pass');
    expect(one.card(CHARTER)).toMatchObject({ status: 'engaged', place: { seat: 0 } });
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([12, 16]);
    expect([one.house(1).favor, one.house(1).treasury]).toEqual([9, 20]);
  });

  it('[TAT-6.2.1-32] jotc-water-despot spares no favor where its bearer lies subdued already', () => {
    const lost = (status: 'disengaged' | 'subdued') => {
      const domain = [
        'eots-imperial-basin',
        `${GURNEY} ${status}`,
        `jotc-water-despot on ${GURNEY}`,
      ];
      const one = petition('eots-carthag', { domain, treasury: 4 });
      return one.act('bid 6', 'pass', 'pass');
    };
    expect(lost('disengaged').options()).toEqual(['pass', `choose ${GURNEY}`]);
    expect(lost('subdued').house(0).favor).toBe(10);
  });
});

describe('a petition that a rival begins in the Interval of another House', () => {
  it('[TAT-6.2.1-31] and loses keeps that House from none', () => {
    const venture = 'eots-return-to-the-floor';
    const one = scenario({
      houses: [
        { favor: 12, hand: [], assembly: [CHARTER] },
        {
          favor: 9,
          domain: ['eots-house-mentat'],
          hand: ['eots-covert-venture', venture],
          assembly: ['eots-exchange-seat'],
        },
      ],
      tactics: true,
    }).toInterval(0);
    one.act('buy-favor 1');
    const wanted = ['tactic eots-covert-venture', `choose ${venture}`, 'choose eots-exchange-seat'];
    for (let step = 0; step < 40 && one.state.frames.at(-1)?.step !== 'house'; step += 1) {
      const options = one.options();
      const next = wanted.find((option) => options.includes(option));
      if (next !== undefined) {
        wanted.splice(wanted.indexOf(next), 1);
        one.act(next);
      } else if (one.asked() === 0 && options.includes('bid 5')) one.act('bid 5');
      else if (options.includes('bid 3')) one.act('bid 3');
      else one.act(options.includes('pass') ? 'pass' : (options[0] ?? ''));
    }
    expect(wanted).toEqual([]);
    expect(one.card('eots-exchange-seat', 1).place.zone).toBe('assembly');
    expect(one.can(`petition ${CHARTER}`)).toBe(true);
  });
});
