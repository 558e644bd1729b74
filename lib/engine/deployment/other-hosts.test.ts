import { describe, expect, it } from 'vitest';
import { subdue } from '../leaving-play/subdue';
import { type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat';
const RABBAN = 'eots-glossu-rabban';

/** Two Houses; the first has the Interval. */
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, rules: 'tat' | 'eots' = 'tat') =>
  scenario({
    rules,
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);

const hostsOf = (one: ReturnType<typeof table>, card: string) =>
  one
    .options()
    .filter((option) => option.startsWith(`deploy ${card} on `))
    .map((option) => option.split(' on ')[1]);

describe('a resource whose text names other hosts', () => {
  it('[TAT-6.2.2-06] [TAT-3.2-05] (C50) goes on a persona of a rival alone where it says so, into its Domain', () => {
    const one = table(
      { domain: ['eots-caladan', PAUL], hand: ['jotc-semuta-addiction'] },
      { domain: ['eots-giedi-prime', RABBAN, `${MENTAT} subdued`] },
    );
    expect(hostsOf(one, 'jotc-semuta-addiction')).toEqual([RABBAN]);
    one.act(`deploy jotc-semuta-addiction on ${RABBAN}`);
    expect(one.card('jotc-semuta-addiction', 1)).toMatchObject({
      owner: 0,
      deployer: 0,
      place: { zone: 'domain', seat: 1, host: one.card(RABBAN, 1).id },
    });
    expect(one.house(0).treasury).toBe(19);
  });

  it('[TAT-3.2-05] (C50) goes on a persona of any House where it names none', () => {
    const one = table(
      { domain: [PAUL], hand: ['tat-tahaddi-al-burhan'] },
      { domain: [RABBAN, 'eots-carthag'] },
    );
    expect(hostsOf(one, 'tat-tahaddi-al-burhan')).toEqual([PAUL, RABBAN]);
  });

  it('[TAT-5.4-21] (C50) goes on a subdued card where it says so; of a rival’s the back is all that counts (C42)', () => {
    const one = table(
      {
        domain: ['eots-caladan', PAUL, `${MENTAT} subdued`, 'eots-carthag subdued'],
        hand: ['eots-shigawire-bonds'],
      },
      { domain: ['eots-giedi-prime subdued', `${RABBAN} unseen`, 'eots-arrakeen unseen'] },
    );
    expect(hostsOf(one, 'eots-shigawire-bonds')).toEqual([MENTAT, RABBAN, 'eots-arrakeen']);
    const fit = structuredClone(one.state);
    one.act(`deploy eots-shigawire-bonds on ${RABBAN}`);
    expect(one.card('eots-shigawire-bonds', 1).place.host).toBe(one.card(RABBAN, 1).id);
    Object.assign(one.state, fit);
    // It turns out to be no persona: the card and the solaris are gone.
    one.act('deploy eots-shigawire-bonds on eots-arrakeen');
    expect(one.card('eots-shigawire-bonds').place.zone).toBe('house-discard');
    expect(one.house(0).treasury).toBe(16);
    expect(one.card('eots-arrakeen', 1).status).toBe('subdued');
  });

  it('[TAT-5.4-29] [TAT-5.4-30] is bound to its host, and goes nowhere else when that leaves', () => {
    const one = table(
      { domain: [PAUL, MENTAT], hand: ['tat-tahaddi-al-burhan'] },
      { domain: [RABBAN] },
    );
    one.act(`deploy tat-tahaddi-al-burhan on ${PAUL}`);
    one.by((game) => subdue(game, one.card('tat-tahaddi-al-burhan')));
    expect(one.card('tat-tahaddi-al-burhan').place.seat).toBe(0);
  });
});

describe('a limit of cards of one title', () => {
  it('[TAT-6.2.2-10] (C48) counts subdued copies on the host', () => {
    const flip = 'eots-flip-dart';
    const one = table({ domain: [MENTAT, `${flip} subdued on ${MENTAT}`], hand: [flip] });
    expect(one.can(`deploy ${flip} on ${MENTAT}`)).toBe(false);
    const two = table({ domain: [MENTAT], hand: [flip] });
    expect(two.can(`deploy ${flip} on ${MENTAT}`)).toBe(true);
  });
});

describe('Dune, deployed while the home world lies subdued', () => {
  const domain = [
    'eots-caladan subdued',
    'eots-house-battalion on eots-caladan',
    'eots-thopter-outpost subdued on eots-caladan',
    'eots-dune subdued 7',
  ];
  it('[TAT-5.3-10] [TAT-5.3-11] [TAT-5.3-12] takes over all that may lie on it', () => {
    const one = table({ domain, concealed: ['tat-abduct-heir'] }).act('redeploy eots-dune');
    const dune = one.card('eots-dune').id;
    const on = ['eots-house-battalion', 'eots-thopter-outpost', 'tat-abduct-heir'];
    expect(on.map((id) => one.card(id).place.host)).toEqual([dune, dune, dune]);
    expect(one.card('eots-caladan').status).toBe('subdued');
  });

  it('[CRF-1.A.ii-06] (C22) asks which resources go in EotS and CRF', () => {
    const one = table({ domain }, {}, 'eots').act('redeploy eots-dune');
    one.act('assign eots-house-battalion on eots-dune', 'pass');
    expect(one.card('eots-house-battalion').place.host).toBe(one.card('eots-dune').id);
    expect(one.card('eots-thopter-outpost').place.host).toBe(one.card('eots-caladan').id);
  });
});
