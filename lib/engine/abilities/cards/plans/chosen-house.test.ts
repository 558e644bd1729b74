import { describe, expect, it } from 'vitest';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

const CHARTER = 'eots-military-appropriations'; // cost 4

describe('Certificate of Allegiance', () => {
  const CERTIFICATE = 'jotc-certificate-of-allegiance';
  const petition = (seat: number) => {
    const house = (one: number): ScenarioHouse => ({
      favor: 20 - one,
      hand: one === 0 ? [CERTIFICATE] : [],
      assembly: one === seat ? [CHARTER] : [],
    });
    const table = scenario({ houses: [0, 1, 2].map(house), tactics: true }).toInterval(seat);
    table.act(`petition ${CHARTER}`);
    while (!table.can('bid 4')) table.act('pass');
    return table;
  };
  const favors = (table: ReturnType<typeof petition>) =>
    table.state.houses.map(({ favor }) => favor);

  it('[TAT-6.2.1-11] jotc-certificate-of-allegiance costs each rival favor that has raised the bid, if its House wins', () => {
    const table = petition(0);
    table.act(`tactic ${CERTIFICATE}`, 'bid 4', 'bid 5', 'pass', 'bid 6', 'pass', 'pass');
    expect(favors(table)).toEqual([20, 18, 18]);
    expect(table.zone('house-discard')).toEqual([CERTIFICATE]);
  });

  it('jotc-certificate-of-allegiance costs nobody anything if a rival wins', () => {
    const table = petition(0);
    table.act(`tactic ${CERTIFICATE}`, 'bid 4', 'bid 5', 'bid 6', 'pass', 'pass', 'pass');
    expect(favors(table)).toEqual([20, 19, 18]);
    expect(table.state.lasting).toEqual([]);
  });

  it('jotc-certificate-of-allegiance counts no opening bid', () => {
    const table = petition(1);
    table.act('bid 4', 'bid 5', `tactic ${CERTIFICATE}`, 'bid 6', 'pass', 'pass', 'pass');
    expect(favors(table)).toEqual([20, 19, 17]);
  });
});

describe('tactics of the discard phases', () => {
  const closing = (tactic: string, more: readonly ScenarioHouse[] = [{}, {}]) => {
    const [own = {}, rival = {}] = more;
    const table = scenario({
      houses: [
        { favor: 20, treasury: 20, ...own, hand: [tactic, ...(own.hand ?? [])] },
        { favor: 9, ...rival },
      ],
      tactics: 'phases',
    });
    for (let step = 0; step < 60 && !table.can(`tactic ${tactic}`); step += 1) {
      const quiet = ['pass', 'end-interval', 'done'].find((one) => table.can(one));
      table.act(quiet ?? '');
    }
    return table.act(`tactic ${tactic}`);
  };

  it('[TAT-6.3.1-02] tat-gross-soliciting lowers or raises the Assembly limit of a House for favor', () => {
    const CARDS = ['eots-arrakeen', 'eots-carthag', 'eots-imperial-basin'];
    const table = closing('tat-gross-soliciting', [{}, { assembly: CARDS }]);
    expect(table.options()).toEqual(['choose-number 1', 'choose-number 2']);
    table.act('choose-number 2');
    expect(table.options()).toEqual(['choose-house 0', 'choose-house 1']);
    table.act('choose-house 1', 'choose-part 1');
    expect(table.house(0).favor).toBe(18);
    while (table.asked() !== 1 || table.can('pass')) table.act(table.can('pass') ? 'pass' : 'done');
    // It may keep one of three.
    expect(table.can('done')).toBe(false);
    table.act('discard eots-arrakeen', 'discard eots-carthag');
    expect(table.can('done')).toBe(true);
    const raised = closing('tat-gross-soliciting', [
      {},
      { assembly: [...CARDS, 'eots-exchange-seat'] },
    ]);
    raised.act('choose-number 1', 'choose-house 1', 'choose-part 0');
    while (raised.asked() !== 1 || raised.can('pass'))
      raised.act(raised.can('pass') ? 'pass' : 'done');
    expect(raised.can('done')).toBe(true);
  });

  it('[TAT-6.3.2-02] tat-smuggling-compact lowers or raises the hand limit of a House for twice as many solaris', () => {
    const table = closing('tat-smuggling-compact');
    expect(table.options()).toHaveLength(5);
    table.act('choose-number 3', 'choose-house 1', 'choose-part 1');
    expect(table.house(0).treasury).toBe(14);
    for (let step = 0; step < 20 && table.state.frames.at(-1)?.step !== 'discard'; step += 1)
      table.act('pass');
    while (table.asked() !== 1 || !table.options().some((one) => one.startsWith('discard')))
      table.act(table.can('done') ? 'done' : 'pass');
    // Seven cards, of which it may keep four.
    expect(table.can('done')).toBe(false);
    const poor = closing('tat-smuggling-compact', [{ treasury: 3 }, {}]);
    expect(poor.options()).toEqual(['choose-number 1']);
  });
});

describe('War of Assassins', () => {
  const WAR = 'jotc-war-of-assassins';
  const PITER = 'eots-piter-de-vries';
  const houses: readonly ScenarioHouse[] = [
    { favor: 20, sponsor: 'harkonnen', domain: ['eots-giedi-prime', `${WAR} subdued 2`, PITER] },
    { favor: 15, domain: ['eots-thufir-hawat', 'eots-house-mentat', 'eots-paul-atreides'] },
    { favor: 10, domain: ['eots-the-shadout-mapes', 'eots-house-agent'] },
  ];
  const table = () =>
    scenario({ houses }).toInterval(0).act(`deploy-event ${WAR}`, 'choose-house 1');
  const fell = (one: ReturnType<typeof table>, rite: string, target: string, seat: number) => {
    one.act(rite);
    for (
      let step = 0;
      step < 60 && one.state.frames.some((frame) => frame.step === 'rite');
      step += 1
    ) {
      const quiet = [`vanquish ${target}`, 'engage-defense', 'pass', 'done', 'reward gain'];
      one.act(quiet.find((act) => one.can(act)) ?? one.options()[0] ?? '');
    }
    return one.card(target, seat).place.zone;
  };

  it('jotc-war-of-assassins discards what falls in intrigue rites that its House or the chosen one begins', () => {
    const own = table();
    expect(
      fell(own, `rite intrigue ${PITER} against eots-house-agent`, 'eots-house-agent', 2),
    ).toBe('house-discard');
    const rival = table().act('end-interval').toInterval(1);
    expect(
      fell(
        rival,
        'rite intrigue eots-thufir-hawat against eots-house-agent',
        'eots-house-agent',
        2,
      ),
    ).toBe('house-discard');
  });

  it('jotc-war-of-assassins leaves other rites and other Houses alone, and lasts a turn', () => {
    const third = table().act('end-interval').toInterval(1).act('end-interval').toInterval(2);
    expect(third.state.lasting).toHaveLength(1);
    const rite = third.options().find((one) => one.startsWith('rite intrigue'));
    if (rite !== undefined) {
      const target = rite.split(' against ')[1] ?? '';
      const seat = target === PITER ? 0 : 1;
      expect(fell(third, rite, target, seat)).toBe('domain');
    }
    third.toClosing().toInterval(0);
    expect(third.state.lasting).toEqual([]);
  });
});

describe('Revolt of the Dew Gatherers', () => {
  it('[TAT-6.2.9-02] tat-revolt-of-the-dew-gatherers lets Houses with a Dune fief buy 3 favor at most', () => {
    const REVOLT = 'tat-revolt-of-the-dew-gatherers';
    const table = facing(
      ['eots-caladan', 'eots-arrakeen', `${REVOLT} subdued 2`],
      ['eots-giedi-prime'],
    ).toInterval(0);
    const most = () =>
      Math.max(
        ...table
          .options()
          .flatMap((one) => (one.startsWith('buy-favor') ? Number(one.slice(10)) : [])),
      );
    expect(most()).toBe(5);
    inTurn(table, `deploy-event ${REVOLT}`);
    table.toInterval(0);
    expect([most(), table.card(REVOLT).status]).toEqual([3, 'disengaged']);
    table.act('end-interval').toInterval(1);
    expect(most()).toBe(5);
  });
});
