import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../state/state';
import { type Scenario, type ScenarioHouse, scenario } from '../testing/scenario-fixture';

/** Two Houses or more, seat 0 first, in the Interval of seat 0; windows wait for answers. */
const table = (houses: readonly ScenarioHouse[], more: Partial<Scenario> = {}) =>
  scenario({
    houses: houses.map((house, seat) => ({ favor: 20 - seat, hand: [], ...house })),
    tactics: true,
    ...more,
  }).toInterval(0);
const FAVOR = 'jotc-water-tribute'; // Declaration, names no class
const SWEEP = 'eots-security-sweep'; // Declaration: engages a fief, for 2
const MISFIRE = 'eots-weapon-misfire'; // Engagement: subdues a projectile
const PISTOL = ['eots-paul-atreides', 'eots-maula-pistol on eots-paul-atreides'];
const tactics = (options: readonly string[]) =>
  options.filter((option) => option.startsWith('tactic'));

describe.each<RuleSet>(['tat', 'eots'])('tactics (%s)', (rules) => {
  it('[TAT-6.2.2-18] [CRF-1.A.iv-01] are deployed in answer to what a House does, one’s own doings too, and never otherwise', () => {
    const one = table([{ hand: [FAVOR] }, { hand: [FAVOR] }], { rules });
    expect(tactics(one.options())).toEqual([]);
    one.act('buy-favor 1');
    expect([one.asked(), ...one.options()]).toEqual([0, 'pass', `tactic ${FAVOR}`]);
    one.act('pass');
    expect([one.asked(), ...one.options()]).toEqual([1, 'pass', `tactic ${FAVOR}`]);
  });

  it('[TAT-6.2-03] may be deployed in the Interval of a rival', () => {
    const one = table([{}, { hand: [FAVOR] }], { rules });
    one.act('buy-favor 1', `tactic ${FAVOR}`, 'choose-number 2');
    expect(one.house(1)).toMatchObject({ treasury: 16, favor: 21 });
  });

  it('[TAT-6.2.2-19] need what they ask for: their price, and something to be done to', () => {
    const can = (house: ScenarioHouse, domain: string[]) =>
      table([{ domain }, { hand: [SWEEP], ...house }], { rules })
        .act('buy-favor 1')
        .can(`tactic ${SWEEP}`);
    expect(can({}, ['eots-arrakeen'])).toBe(true);
    expect(can({}, ['eots-paul-atreides'])).toBe(false);
    expect(can({ treasury: 1 }, ['eots-arrakeen'])).toBe(false);
  });

  it('[TAT-3.1.4-04] [CRF-1.A.iv-05] are Declaration or Engagement: one answers announcements, the other engagings', () => {
    const one = table([{ domain: ['eots-arrakeen'] }, { hand: [FAVOR, MISFIRE], domain: PISTOL }], {
      rules,
    });
    one.act('use eots-arrakeen 0');
    expect(tactics(one.options())).toEqual([`tactic ${FAVOR}`]);
    one.act('pass');
    expect(one.card('eots-arrakeen').status).toBe('engaged');
    expect(tactics(one.options())).toEqual([`tactic ${MISFIRE}`]);
  });

  it('[TAT-6.2.2-22] [CRF-1.A.iv-06] answer the intent to perform any operation', () => {
    const answered = (house: ScenarioHouse, action: string) =>
      table([house, { hand: [FAVOR], favor: 30 }], { rules })
        .act(action)
        .can(`tactic ${FAVOR}`);
    const venture = ['eots-paul-atreides', 'eots-recruitment-drive on eots-paul-atreides'];
    expect(answered({ assembly: ['eots-arrakeen'] }, 'petition eots-arrakeen')).toBe(true);
    expect(answered({ hoard: 2 }, 'sell-spice 1')).toBe(true);
    expect(answered({ domain: venture }, 'activate eots-recruitment-drive')).toBe(true);
    expect(answered({ hand: ['eots-house-mentat'] }, 'deploy eots-house-mentat')).toBe(true);
    expect(answered({ domain: ['eots-dune subdued 1'] }, 'redeploy eots-dune')).toBe(true);
  });

  it('[TAT-6.2.2-22] come before what was announced, which must still be possible then', () => {
    const one = table([{ domain: ['eots-arrakeen'] }, { hand: [SWEEP] }], { rules });
    one.act('use eots-arrakeen 0');
    expect(one.house(0).treasury).toBe(20);
    one.act(`tactic ${SWEEP}`, 'choose eots-arrakeen');
    expect([one.card('eots-arrakeen').status, one.house(0).treasury]).toEqual(['engaged', 20]);
    expect(one.events).toContainEqual(expect.objectContaining({ kind: 'prevented', seat: 0 }));
  });

  it('[TAT-6.2.2-21] [CRF-1.A.iv-08] answer every engaging: for an operation, a program, an admission, a cost', () => {
    const rival = { hand: [MISFIRE], domain: PISTOL };
    const answered = (house: ScenarioHouse, ...actions: string[]) => {
      const one = table([house, rival], { rules });
      for (const action of actions) {
        one.act(action);
        if (one.can('pass') && !one.can(`tactic ${MISFIRE}`)) one.act('pass');
      }
      return one.can(`tactic ${MISFIRE}`);
    };
    const rich = { hoard: 10, domain: ['eots-caladan'] };
    expect(answered({ domain: ['eots-arrakeen'] }, 'use eots-arrakeen 0')).toBe(true);
    expect(answered(rich, 'request-admission eots-caladan')).toBe(true);
    expect(
      answered(
        { domain: ['eots-caladan', 'eots-house-mentat'], concealed: ['tat-dominate-the-assembly'] },
        'deploy-program tat-dominate-the-assembly on eots-house-mentat',
      ),
    ).toBe(true);
    expect(answered({}, 'buy-favor 1')).toBe(false);
  });

  it('[TAT-6.2.2-24] [CRF-1.A.iv-09] may aim at any House’s cards, of the House that acts or of another', () => {
    const one = table(
      [
        { domain: ['eots-arrakeen'] },
        { hand: [SWEEP], domain: ['eots-carthag'] },
        { domain: ['eots-imperial-basin'] },
      ],
      { rules },
    );
    one.act('use eots-arrakeen 0', `tactic ${SWEEP}`);
    expect(one.options()).toEqual([
      'choose eots-arrakeen',
      'choose eots-carthag',
      'choose eots-imperial-basin',
    ]);
  });

  it('[TAT-6.2.2-25] [TAT-3.1.4-06] [CRF-1.A.iv-02] resolve at once and are discarded', () => {
    const one = table([{}, { hand: [FAVOR] }], { rules });
    one.act('buy-favor 1', `tactic ${FAVOR}`, 'choose-number 1');
    expect(one.house(1).favor).toBe(20);
    expect(one.zone('house-discard', 1)).toEqual([FAVOR]);
    // The favor that was announced has been bought only now.
    const kinds = one.events.map((event) =>
      event.kind === 'gained' && event.what === 'favor' ? event.seat : null,
    );
    expect(kinds.filter((seat) => seat !== null)).toEqual([1, 0]);
  });

  it('[TAT-6.2.2-26] are not answered by tactics, nor is what they engage', () => {
    const one = table(
      [
        { domain: ['eots-arrakeen'] },
        { hand: [SWEEP] },
        { hand: [FAVOR, MISFIRE], domain: PISTOL },
      ],
      { rules },
    );
    one.act('buy-favor 1', `tactic ${SWEEP}`, 'choose eots-arrakeen');
    // The next chance is one of the same round, for the announcement.
    expect(one.state.frames.filter(({ step }) => step === 'window')).toHaveLength(1);
    expect([one.asked(), ...one.options()]).toEqual([2, 'pass', `tactic ${FAVOR}`]);
  });

  it('[TAT-6.2-04] [CRF-1.A.iv-03] are deployed in initiative order where several Houses want to', () => {
    const one = table([{ hand: [FAVOR] }, { hand: [FAVOR], favor: 30 }, { hand: [FAVOR] }], {
      rules,
    });
    expect(one.state.ranks).toEqual([1, 0, 2]);
    one.act('buy-favor 1');
    const order: (number | null)[] = [];
    while (one.can(`tactic ${FAVOR}`)) {
      order.push(one.asked());
      one.act('pass');
    }
    expect(order).toEqual([1, 0, 2]);
  });

  it('opens the round again after each tactic, until all pass in a row', () => {
    const one = table([{ hand: [FAVOR] }, { hand: [FAVOR] }], { rules });
    one.act('buy-favor 1', 'pass', `tactic ${FAVOR}`, 'choose-number 1');
    expect([one.asked(), one.can(`tactic ${FAVOR}`)]).toEqual([0, true]);
  });

  it('asks a House with cards in its hand whatever they are, and one that openly has none not at all', () => {
    const one = table([{}, { hand: ['eots-house-mentat'] }, {}], { rules }).act('buy-favor 1');
    expect([one.asked(), ...one.options()]).toEqual([1, 'pass']);
    one.act('pass');
    expect(one.house(0).favor).toBe(21);
  });
});

describe('tactics that name an operation', () => {
  const QUALITY = 'eots-quality-inspection'; // names the exchange: no spice is sold in it

  it('[TAT-3.1.4-05] are for that operation alone', () => {
    const hand = [QUALITY, FAVOR];
    const answering = (action: string) =>
      tactics(
        table([{ hoard: 3 }, { hand }])
          .act(action)
          .options(),
      );
    expect(answering('sell-spice 1')).toEqual([`tactic ${QUALITY}`, `tactic ${FAVOR}`]);
    expect(answering('buy-favor 1')).toEqual([`tactic ${FAVOR}`]);
  });

  it('[TAT-6.2.2-27] [CRF-1.A.iv-04] last, as Duration Effects, until the operation is done, and are discarded then', () => {
    const one = table([{ hoard: 3, hand: [FAVOR] }, { hand: [QUALITY, FAVOR] }]);
    one.act('sell-spice 1', 'pass', `tactic ${QUALITY}`, 'choose-house 0');
    expect(one.card(QUALITY, 1)).toMatchObject({ status: 'disengaged', place: { zone: 'domain' } });
    one.act('pass', 'pass');
    expect([one.house(0).hoard, one.card(QUALITY, 1).place.zone]).toEqual([3, 'house-discard']);
    expect(one.state.lasting).toEqual([]);
  });

  it('[TAT-6.2.10-04] [TAT-6.2.2-27] leave no other exchange in the Interval to a House that one of them stopped, and one in the next', () => {
    const one = table([{ hoard: 3, hand: [FAVOR] }, { hand: [QUALITY, FAVOR] }]);
    one.act('sell-spice 1', 'pass', `tactic ${QUALITY}`, 'choose-house 0', 'pass', 'pass');
    expect([one.house(0).hoard, one.can('sell-spice 1'), one.can('buy-spice 1')]).toEqual([
      3,
      false,
      false,
    ]);
    one.act('end-interval').toInterval(1).act('end-interval').toInterval(0);
    expect(one.can('sell-spice 1')).toBe(true);
  });

  it('[TAT-6.2.10-10] [TAT-6.2.10-11] may leave less to sell or to buy than was declared: the House goes on as far as it can', () => {
    const selling = table([{ hoard: 3, hand: [] }, { hand: [FAVOR] }]).act('sell-spice 3');
    selling.house(0).hoard = 2;
    selling.act('pass');
    expect(selling.house(0).hoard).toBe(0);
    expect(selling.events.some(({ kind }) => kind === 'prevented')).toBe(false);
    const buying = table([{ hand: [] }, { hand: [FAVOR] }]).act('buy-spice 3');
    buying.state.guildHoard = 1;
    buying.act('pass');
    expect([buying.house(0).hoard, buying.state.guildHoard]).toEqual([1, 0]);
  });
});

describe('Declaration tactics that name no operation', () => {
  it('[TAT-6.2.2-23] are deployed in House Intervals only', () => {
    const one = scenario({
      houses: [
        { hand: [FAVOR, 'eots-powerful-ally'], favor: 20, domain: ['eots-paul-atreides'] },
        { hand: [FAVOR], favor: 5 },
      ],
      tactics: 'phases',
    });
    const seen = new Set<string>();
    for (let step = 0; step < 40 && one.state.turn === 1; step += 1) {
      const inInterval = one.state.frames.some((frame) => frame.step === 'house');
      for (const option of tactics(one.options())) seen.add(`${option} ${inInterval}`);
      const quiet = ['pass', 'done', 'end-interval', 'disengage'];
      const operation = one.can('buy-favor 1') ? 'buy-favor 1' : undefined;
      one.act(operation ?? quiet.find((option) => one.can(option)) ?? '');
    }
    expect(seen).toEqual(new Set([`tactic ${FAVOR} true`, 'tactic eots-powerful-ally false']));
  });
});
