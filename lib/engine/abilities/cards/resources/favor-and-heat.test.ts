import { describe, expect, it } from 'vitest';
import { lose } from '../../../atoms/wealth';
import { offered } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const FAUFRELUCHES = 'tat-beyond-the-faufreluches';
const HEAT = 'eots-heat-sickness';

describe('Beyond the Faufreluches', () => {
  const table = (favor: number): Table =>
    facing(
      { domain: ['eots-caladan', `${FAUFRELUCHES} on eots-caladan`], favor, hand: [] },
      [],
    ).toInterval(0);
  const lost = (one: Table, amount: number) => one.change((game) => lose(game, 0, 'favor', amount));
  const has = (one: Table) => [one.house(0).favor, one.card(FAUFRELUCHES).marks];

  it('[TAT-11-03] [TAT-2.3-01] takes the favor that a House at 0 or less would lose, and none before', () => {
    expect(has(lost(table(3), 2))).toEqual([1, 0]);
    // What takes it below 0 in one go is lost.
    const one = lost(table(3), 5);
    expect(has(one)).toEqual([-2, 0]);
    expect(has(lost(one, 4))).toEqual([-2, 4]);
    expect(has(lost(table(0), 1))).toEqual([0, 1]);
    const rival = table(0).change((game) => lose(game, 1, 'favor', 20));
    expect(rival.card(FAUFRELUCHES).marks).toBe(0);
    const subdued = table(0);
    subdued.card(FAUFRELUCHES).status = 'subdued';
    expect(has(lost(subdued, 1))).toEqual([-1, 0]);
  });

  it('[TAT-11-03] is subdued as a Declaration tactic, for as much favor as tokens are taken off it', () => {
    const one = lost(table(0), 4);
    one.act('buy-favor 1');
    inTurn(one, `use ${FAUFRELUCHES} 2`);
    expect(offered(one, 'choose-number')).toHaveLength(4);
    one.act('choose-number 3');
    expect(one.card(FAUFRELUCHES)).toMatchObject({ status: 'subdued', marks: 1 });
    while (!one.can('end-interval')) one.act('pass');
    // The favor that was bought, and the three.
    expect(one.house(0).favor).toBe(4);
    const none = table(0).act('buy-favor 1');
    expect(none.can(`use ${FAUFRELUCHES} 2`)).toBe(false);
  });

  it('goes on the home world of the House that has it', () => {
    const smugglers = (domain: readonly string[]) =>
      facing({ sponsor: 'smugglers', domain, assembly: [FAUFRELUCHES] }, []).toInterval(0);
    expect(smugglers(['jotc-false-wall-south']).can(`petition ${FAUFRELUCHES}`)).toBe(true);
    expect(smugglers(['eots-dune']).can(`petition ${FAUFRELUCHES}`)).toBe(true);
    expect(smugglers(['eots-arrakeen']).can(`petition ${FAUFRELUCHES}`)).toBe(false);
  });
});

describe('Heat Sickness', () => {
  const PERSONNEL = 'jotc-vanguard-battalion'; // costs 3
  const FREMEN = 'jotc-fremen-sietch-reserves'; // costs 2
  const table = (treasury: number, heat: readonly string[]) =>
    facing(
      {
        domain: [
          'eots-arrakeen',
          `${PERSONNEL} subdued on eots-arrakeen`,
          `${FREMEN} subdued on eots-arrakeen`,
          ...heat,
        ],
        treasury,
        hand: [],
      },
      [],
    ).toInterval(0);

  it('[TAT-6.2.4-03] doubles what subdued personnel on its fief costs, that of the Fremen excepted', () => {
    // Each has a deferment token by now.
    expect(table(2, []).can(`redeploy ${PERSONNEL}`)).toBe(true);
    const hot = [`${HEAT} on eots-arrakeen`];
    expect(table(4, hot).can(`redeploy ${PERSONNEL}`)).toBe(false);
    expect(table(5, hot).can(`redeploy ${PERSONNEL}`)).toBe(true);
    expect(table(1, hot).can(`redeploy ${FREMEN}`)).toBe(true);
  });

  it('goes on a Dune fief of any House, one on each', () => {
    const one = facing({ domain: ['eots-arrakeen', `${HEAT} on eots-arrakeen`], hand: [HEAT] }, [
      'eots-carthag',
      'eots-giedi-prime',
    ]);
    expect(offered(one, 'deploy')).toEqual([`deploy ${HEAT} on eots-carthag`]);
  });
});
