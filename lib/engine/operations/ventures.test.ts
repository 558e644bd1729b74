import { describe, expect, it } from 'vitest';
import { discard } from '../leaving-play/discard';
import { subdue } from '../leaving-play/subdue';
import { captureCard } from '../rite/capture';
import type { RuleSet } from '../state/state';
import { type ScenarioHouse, scenario, type Table } from '../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';
const AGENT = 'eots-house-agent';
const MENTAT = 'eots-house-mentat';
const DRIVE = 'eots-recruitment-drive'; // a Duration Effect: allies and personnel cost 1 less
const POLICY = 'eots-policy-of-oppression'; // a favor: disengages an own holding
const table = (
  house: ScenarioHouse,
  rival: ScenarioHouse = {},
  rules: RuleSet = 'tat',
  tactics = false,
) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { favor: 15, hand: [], ...rival },
    ],
    rules,
    tactics,
  }).toInterval(0);
const starting = (one: Table, word: string) =>
  one.options().filter((option) => option.startsWith(word));

describe.each<RuleSet>(['tat', 'eots'])('ventures (%s)', (rules) => {
  it('[TAT-6.2.2-14] [TAT-6.2.6-06] [CRF-1.A.iii-04] do nothing until their House declares to engage the persona for one of them', () => {
    const one = table({ hand: [DRIVE, MENTAT], domain: [PAUL] }, {}, rules);
    one.act(`deploy ${DRIVE} on ${PAUL}`);
    expect(one.state.lasting).toEqual([]);
    one.act(`activate ${DRIVE}`);
    expect(one.state.lasting).toHaveLength(1);
  });

  it('[TAT-6.2.2-15] [CRF-1.A.iii-01] are deployed in the own Interval and may be used right then, later in it, or in another', () => {
    const one = table({ hand: [POLICY], domain: [PAUL, 'eots-arrakeen'] }, {}, rules);
    one.act(`deploy ${POLICY} on ${PAUL}`, 'use eots-arrakeen 0');
    expect(one.can(`activate ${POLICY}`)).toBe(true);
    one.act('buy-favor 1');
    expect(one.can(`activate ${POLICY}`)).toBe(true);
    one.act('end-interval').toInterval(0).act('use eots-arrakeen 0');
    expect(one.can(`activate ${POLICY}`)).toBe(true);
  });

  it('[CRF-1.A.iii-02] [CRF-1.A.iii-03] go on own personas only, as many as one likes', () => {
    const hand = [DRIVE, POLICY];
    const one = table({ hand, domain: [PAUL] }, { domain: [MENTAT] }, rules);
    expect(starting(one, 'deploy')).toEqual([
      `deploy ${DRIVE} on ${PAUL}`,
      `deploy ${POLICY} on ${PAUL}`,
    ]);
    one.act(`deploy ${DRIVE} on ${PAUL}`, `deploy ${POLICY} on ${PAUL}`);
    expect(one.card(POLICY).place.host).toBe(one.card(DRIVE).place.host);
  });

  it('[TAT-6.2.6-07] [CRF-1.A.iii-09] are activated one at a time: the others stay as they are', () => {
    const domain = [PAUL, 'eots-arrakeen', `${DRIVE} on ${PAUL}`, `${POLICY} on ${PAUL}`];
    const one = table({ domain }, {}, rules);
    one.act('use eots-arrakeen 0', `activate ${POLICY}`);
    expect([one.card(POLICY).place.zone, one.card(DRIVE).place.zone]).toEqual(['domain', 'domain']);
    one.act('choose eots-arrakeen');
    expect([one.card(POLICY).place.zone, one.card(DRIVE).place.zone]).toEqual([
      'house-discard',
      'domain',
    ]);
    expect(one.state.lasting).toEqual([]);
  });

  it('[TAT-6.2.6-08] [TAT-6.2.6-10] take effect as the persona engages, after declaration tactics', () => {
    const one = table(
      { domain: [PAUL, `${DRIVE} on ${PAUL}`] },
      { hand: ['jotc-water-tribute'] },
      rules,
      true,
    );
    one.act(`activate ${DRIVE}`);
    expect([one.asked(), one.card(PAUL).status]).toEqual([1, 'disengaged']);
    one.act('tactic jotc-water-tribute', 'choose-number 1');
    while (one.can('pass')) one.act('pass');
    expect([one.card(PAUL).status, one.state.lasting.length]).toEqual(['engaged', 1]);
  });

  it('[CRF-1.A.iii-05] need a persona that is disengaged', () => {
    const one = table(
      { domain: [PAUL, `${DRIVE} on ${PAUL}`, `${POLICY} on ${PAUL}`, 'eots-arrakeen'] },
      {},
      rules,
    );
    expect(one.can(`activate ${DRIVE}`)).toBe(true);
    one.act(`activate ${DRIVE}`);
    expect(starting(one, 'activate')).toEqual([]);
  });

  it('[TAT-6.2.6-09] [CRF-1.A.iii-10] stay for later use when the persona engages otherwise, by a rival’s tactic too', () => {
    const one = table(
      { domain: [PAUL, `${DRIVE} on ${PAUL}`] },
      { hand: ['eots-priority-matter'] },
      rules,
      true,
    );
    one.act(`activate ${DRIVE}`, 'tactic eots-priority-matter', `choose ${PAUL}`);
    expect([one.card(PAUL).status, one.state.lasting]).toEqual(['engaged', []]);
    expect(one.card(DRIVE)).toMatchObject({ status: 'disengaged', place: { zone: 'domain' } });
    one.act('end-interval').toInterval(0);
    expect(one.can(`activate ${DRIVE}`)).toBe(true);
  });

  it('[TAT-6.2.6-12] [TAT-6.2.6-13] [CRF-1.A.iii-13] are discarded once resolved; a Duration Effect lasts until the Interval ends', () => {
    const one = table(
      {
        hand: ['eots-house-battalion'],
        treasury: 0,
        domain: ['eots-caladan', PAUL, `${DRIVE} on ${PAUL}`],
      },
      {},
      rules,
    );
    expect(starting(one, 'deploy')).toEqual([]);
    one.act(`activate ${DRIVE}`);
    expect(one.can('deploy eots-house-battalion on eots-caladan')).toBe(true);
    expect(one.card(DRIVE).place.zone).toBe('domain');
    one.act('end-interval');
    expect([one.card(DRIVE).place.zone, one.state.lasting]).toEqual(['house-discard', []]);
  });

  it('[TAT-6.2.2-16] [CRF-1.A.iii-14] go to another persona that could bear them, or away, when theirs is discarded', () => {
    // It asks for Dueling 3.
    const surrender = 'eots-compel-surrender';
    const domain = [PAUL, AGENT, 'eots-house-swordmaster', `${surrender} on ${PAUL}`];
    const one = table({ domain }, {}, rules);
    one.by((game) => discard(game, one.card(PAUL)));
    expect(one.options()).toEqual([
      `assign ${surrender} on eots-house-swordmaster`,
      `discard ${surrender}`,
    ]);
    one.act(`assign ${surrender} on eots-house-swordmaster`);
    expect(one.card(surrender).place.host).toBe(one.card('eots-house-swordmaster').id);
  });

  it('[TAT-6.2.2-16] stay with the House that loses their persona by capture', () => {
    const one = table({}, { domain: [PAUL, AGENT, `${DRIVE} on ${PAUL}`] }, rules);
    one.by((game) => captureCard(game, 0, one.card(PAUL, 1)));
    expect(one.asked()).toBe(1);
    one.act(`assign ${DRIVE} on ${AGENT}`);
    expect(one.card(DRIVE, 1).place).toMatchObject({ seat: 1, host: one.card(AGENT, 1).id });
  });

  it('[TAT-6.2.2-17] are discarded where no persona could bear them', () => {
    const one = table({ domain: [PAUL, AGENT, `eots-compel-surrender on ${PAUL}`] }, {}, rules);
    one.by((game) => discard(game, one.card(PAUL)));
    expect(one.card('eots-compel-surrender').place.zone).toBe('house-discard');
    expect(one.asked()).toBe(0);
  });

  it('[CRF-1.A.iii-12] with a talent need it to be deployed, and use it where their effect does', () => {
    // It asks for Weirding 3 and draws as many cards as its persona has Weirding.
    const passage = 'jotc-passage-within';
    const one = table(
      { hand: [passage], domain: [PAUL, 'eots-lady-jessica'], houseDeck: Array(9).fill(AGENT) },
      {},
      rules,
    );
    expect(starting(one, 'deploy')).toEqual([`deploy ${passage} on eots-lady-jessica`]);
    one.act(`deploy ${passage} on eots-lady-jessica`, `activate ${passage}`);
    expect(one.options().at(-1)).toMatch(/^choose-number [3-9]$/);
  });
});

describe('ventures on a persona that is subdued', () => {
  const at = (rules: RuleSet) => {
    const one = table({ domain: [PAUL, `${DRIVE} on ${PAUL}`] }, {}, rules);
    one.by((game) => subdue(game, one.card(PAUL)));
    return one;
  };

  it('[TAT-5.4-16] (C01) stay deployed in TaT', () => {
    const one = at('tat');
    expect(one.card(DRIVE).status).toBe('disengaged');
    expect(one.can(`activate ${DRIVE}`)).toBe(false);
  });

  it('[CRF-1.A.iii-15] (C01) go down in EotS, get no deferment tokens and come up with it at once', () => {
    const one = at('eots');
    expect(one.card(DRIVE).status).toBe('subdued');
    one.act('end-interval').toInterval(0);
    expect([one.card(PAUL).deferment, one.card(DRIVE).deferment]).toEqual([1, 0]);
    expect(one.can(`redeploy ${DRIVE}`)).toBe(false);
    one.act(`redeploy ${PAUL}`);
    expect([one.card(PAUL).status, one.card(DRIVE).status]).toEqual(['disengaged', 'disengaged']);
    expect(one.can(`activate ${DRIVE}`)).toBe(true);
  });

  it('[CRF-1.A.iii-15] [TAT-6.1.2-01] but one that an effect subdues under a deployed persona gets tokens and rises by itself', () => {
    const one = table({ domain: [PAUL, `${DRIVE} on ${PAUL}`] }, {}, 'eots');
    one.by((game) => subdue(game, one.card(DRIVE)));
    one.act('end-interval').toInterval(0);
    expect(one.card(DRIVE).deferment).toBe(1);
    one.act(`redeploy ${DRIVE}`);
    expect(one.card(DRIVE).status).toBe('disengaged');
  });
});
