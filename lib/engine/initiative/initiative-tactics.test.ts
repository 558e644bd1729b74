import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../testing/scenario-fixture';

// Engage an ally: its command is added to the own declared favor, or taken off another House's.
const RAISE = 'eots-powerful-ally';
const LOWER = 'eots-invocation-of-caste';
const PAUL = 'eots-paul-atreides'; // command 2
const LETO = 'eots-duke-leto-atreides'; // command 3, and works as an initiative tactic

// A Duration Effect of this phase, here one that does nothing else.
const RESERVES = 'eots-hidden-reserves';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  'eots-hidden-reserves': [
    {
      kind: 'play',
      effects: [
        {
          kind: 'lasting',
          modifiers: [{ kind: 'limit', what: 'hand', by: 1, who: 'you' }],
          until: 'operation',
        },
      ],
    },
  ],
};

const table = (houses: readonly ScenarioHouse[], more: Partial<Scenario> = {}) =>
  scenario({
    texts,
    houses: houses.map((house) => ({ hand: [], ...house })),
    tactics: 'phases',
    ...more,
  });
/** Who is asked, one after the other, while all pass. */
function passing(one: Table): (number | null)[] {
  const order: (number | null)[] = [];
  while (one.state.frames.at(-1)?.step === 'window') {
    order.push(one.asked());
    one.act('pass');
  }
  return order;
}
const told = (one: Table) =>
  one.events.flatMap((event) =>
    event.kind === 'declared' || event.kind === 'passed' ? [`${event.kind} ${event.seat}`] : [],
  );

describe('initiative tactics', () => {
  it('[TAT-6.1.3-01] come after the declarations and before ranks are assigned', () => {
    const one = table([{ favor: 8, hand: [RAISE], domain: [PAUL] }, { favor: 9 }]);
    expect(told(one)).toEqual(['declared 0', 'declared 1']);
    one.act(`tactic ${RAISE}`, `choose ${PAUL}`).toInterval();
    expect(one.state.ranks).toEqual([0, 1]);
    // Favor itself is as it was.
    expect(one.house(0).favor).toBe(8);
  });

  it('[TAT-6.1.3-03] go clockwise from the House that was last in the turn before', () => {
    const hand = ['eots-house-mentat'];
    const houses = [{ hand }, { hand }, { hand }, { hand }];
    expect(passing(table(houses, { ranks: [0, 2, 3, 1] }))).toEqual([1, 2, 3, 0]);
    expect(passing(table(houses, { ranks: [0, 1, 3, 2] }))).toEqual([2, 3, 0, 1]);
  });

  it('[TAT-6.1.3-04] begin in the first turn with one of the Houses of least favor, by chance', () => {
    const hand = ['eots-house-mentat'];
    const first = (favor: readonly number[], seed: number) =>
      table(
        favor.map((one) => ({ favor: one, hand })),
        { seed },
      ).asked();
    expect(first([5, 3, 9], 1)).toBe(1);
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => first([3, 9, 3], seed)))).toEqual(new Set([0, 2]));
  });

  it('[TAT-6.1.3-06] close once all have passed in a row: an earlier pass is not final', () => {
    const one = table(
      [
        { favor: 9, hand: [RAISE], domain: [PAUL] },
        { favor: 9, hand: [LOWER], domain: [LETO] },
      ],
      { ranks: [1, 0] },
    );
    one.act('pass', `tactic ${LOWER}`, `choose ${LETO}`);
    expect(one.options().toSorted()).toEqual(['choose-house 0', 'choose-house 1']);
    one.act('choose-house 0');
    expect([one.asked(), one.can(`tactic ${RAISE}`)]).toEqual([0, true]);
    one.act(`tactic ${RAISE}`, `choose ${PAUL}`).toInterval();
    // 9 and 2, less 3.
    expect(one.state.ranks).toEqual([1, 0]);
  });

  it('[TAT-6.2.6-02] a card that works as one may be used then, and at no other time', () => {
    const one = table([{ favor: 9, domain: [LETO] }, { favor: 10 }]);
    expect(one.options()).toEqual(['pass', `use ${LETO} 0`]);
    one.act(`use ${LETO} 0`).toInterval(0);
    expect(one.state.ranks).toEqual([0, 1]);
    const later = table([{ favor: 9, domain: [LETO] }, { favor: 10 }]).toInterval(0);
    expect(later.options().some((option) => option.startsWith('use'))).toBe(false);
  });

  it('[TAT-6.1.3-05] with a Duration Effect resolve right before ranks are assigned', () => {
    const hand = ['eots-house-mentat'];
    const one = table(
      [
        { favor: 9, hand: [RESERVES, ...hand] },
        { favor: 5, hand },
      ],
      { ranks: [1, 0] },
    );
    one.act(`tactic ${RESERVES}`, 'pass');
    expect(one.card(RESERVES).place.zone).toBe('domain');
    one.act('pass');
    const kinds = one.events.map(({ kind }) => kind);
    const [expired, ranked] = [kinds.indexOf('expired'), kinds.indexOf('ranked')];
    expect(expired).toBeGreaterThan(kinds.lastIndexOf('passed'));
    expect(expired).toBeLessThan(ranked);
    expect(one.zone('house-discard')).toEqual([RESERVES]);
  });

  it('[CRF-1.A.iv-07] [CRF-2.A.i-02] (C12) come in EotS before, after and in answer to any declaration', () => {
    const hand = ['eots-house-mentat'];
    const one = table(
      [
        { favor: 9, hand },
        { favor: 5, hand },
      ],
      { rules: 'eots', ranks: [1, 0] },
    );
    passing(one);
    expect(told(one)).toEqual([
      'passed 1',
      'passed 0',
      'declared 1',
      'passed 1',
      'passed 0',
      'declared 0',
      'passed 1',
      'passed 0',
    ]);
  });

  it('[CRF-2.A.i-02] (C12) count in EotS when they were deployed before the declaration', () => {
    const one = table([{ favor: 8, hand: [RAISE], domain: [PAUL] }, { favor: 9 }], {
      rules: 'eots',
    });
    expect(told(one)).toEqual([]);
    one.act(`tactic ${RAISE}`, `choose ${PAUL}`).toInterval();
    expect(one.state.ranks).toEqual([0, 1]);
  });
});
