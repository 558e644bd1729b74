import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const COUNTER = 'tat-counter-conspiracy';
const INFUSION = 'jotc-spice-infusion'; // X at most 3, for Prescience 1
const PAUL = 'eots-paul-atreides';
const table = (house: ScenarioHouse) =>
  scenario({ houses: [{ favor: 20, ...house }, { favor: 5 }] }).toInterval(0);
const xs = (one: ReturnType<typeof table>) =>
  one.options().map((option) => option.replace('choose-number ', ''));

describe('a House card with a cost of X', () => {
  it('[TAT-11-05] [TAT-3.2-02] (C51) is deployed for any X that can be paid, which tokens mark', () => {
    const one = table({ treasury: 4, domain: [PAUL], hand: [COUNTER] });
    one.act(`deploy ${COUNTER} on ${PAUL}`);
    expect(xs(one)).toEqual(['0', '1', '2', '3', '4']);
    one.act('choose-number 3');
    expect(one.house(0).treasury).toBe(1);
    expect(one.card(COUNTER)).toMatchObject({ marks: 3, status: 'disengaged' });
    expect(one.asked()).toBe(0);
  });

  it('[TAT-3.2-02] (C51) is bound by what its text lets X be', () => {
    const one = table({ domain: [PAUL], hand: [INFUSION] }).act(`deploy ${INFUSION} on ${PAUL}`);
    expect(xs(one)).toEqual(['0', '1', '2', '3']);
  });

  it('[TAT-11-06] [TAT-11-05] is marked with any X where it costs nothing', () => {
    const gurney = 'tat-gurney-halleck'; // bears ventures for nothing
    const one = table({ treasury: 0, domain: [gurney], hand: [COUNTER] });
    one.act(`deploy ${COUNTER} on ${gurney}`, 'choose-number 9');
    expect(one.card(COUNTER).marks).toBe(9);
    expect(one.house(0).treasury).toBe(0);
  });

  it('[TAT-11-06] may be marked with more than any heap of tokens that it could be meant for', () => {
    const gurney = 'tat-gurney-halleck';
    const domain = [gurney, 'eots-choam-recess subdued 30'];
    const one = table({ treasury: 0, domain, hand: [COUNTER] });
    one.act(`deploy ${COUNTER} on ${gurney}`, 'choose-number 40');
    expect(one.card(COUNTER).marks).toBe(40);
  });

  it('[TAT-6.2.4-03] (C51) gets another X when it is deployed again, for X less its deferment tokens', () => {
    const subdued = `${INFUSION} subdued 1 on ${PAUL}`;
    const one = table({ treasury: 1, domain: [PAUL, subdued] });
    one.act(`redeploy ${INFUSION}`);
    // A second token came in the Deferment phase.
    expect(xs(one)).toEqual(['0', '1', '2', '3']);
    one.act('choose-number 3');
    expect(one.house(0).treasury).toBe(0);
    expect(one.card(INFUSION)).toMatchObject({ marks: 3, deferment: 0, status: 'disengaged' });
  });
});
