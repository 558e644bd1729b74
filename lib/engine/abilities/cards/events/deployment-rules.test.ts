import { describe, expect, it } from 'vitest';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const HOME = 'eots-caladan';
/** An event with so many tokens is deployed in the own Interval. */
const deployed = (
  event: string,
  tokens: number,
  own: readonly string[] = [],
  rival: readonly string[] = [],
  hand: readonly string[] = [],
  treasury = 20,
): Table => {
  const domain = [HOME, ...own, `${event} subdued ${tokens}`];
  const table = facing({ domain, hand, treasury }, rival).toInterval(0);
  return table.act(`deploy-event ${event}`);
};
const passed = (table: Table, wanted: string): Table => {
  for (let step = 0; step < 20 && !table.can(wanted); step += 1) table.act('pass');
  return table;
};

describe('events about deployments', () => {
  it('El-Sayal subdues up to X equipment on a desert and on what lies on it', () => {
    const basin = 'eots-imperial-basin';
    const harvester = 'eots-spice-harvester';
    const rival = [
      basin,
      `${harvester} on ${basin}`,
      `eots-carryall on ${harvester}`,
      `eots-house-battalion on ${basin}`,
      'eots-carthag',
      'eots-windtrap on eots-carthag',
    ];
    const table = deployed('jotc-el-sayal', 1, ['eots-arrakeen'], rival);
    inTurn(table, `choose ${basin}`);
    // Two tokens by now: one came in the Opening Interval.
    const options = table.options();
    expect(options).toEqual(['pass', `choose ${harvester}`, 'choose eots-carryall']);
    table.act(`choose ${harvester}`, 'choose eots-carryall');
    expect(table.card(harvester, 1).status).toBe('subdued');
    expect(table.card('eots-carryall', 1).status).toBe('subdued');
    expect(table.card('eots-windtrap', 1).status).toBe('disengaged');
  });

  it('[TAT-11-07] El-Sayal reaches a Windtrap that lies on its desert', () => {
    const rival = ['eots-imperial-basin', 'eots-windtrap on eots-imperial-basin'];
    const table = deployed('jotc-el-sayal', 1, ['eots-arrakeen'], rival);
    inTurn(table, 'choose eots-imperial-basin');
    table.act('choose eots-windtrap');
    expect(table.card('eots-windtrap', 1).status).toBe('subdued');
  });

  it('[TAT-6.2.4-06] Culmination of Dark Things keeps personas down until their tokens equal their cost, as an operation, for the turn', () => {
    const own = ['eots-jamis subdued', 'eots-stilgar subdued 4'];
    // Jamis costs 2 and has a token, Stilgar has all that he needs.
    const table = deployed('jotc-culmination-of-dark-things', 1, ['eots-arrakeen', ...own]);
    passed(table, 'redeploy eots-stilgar');
    expect(table.can('redeploy eots-stilgar')).toBe(true);
    expect(table.can('redeploy eots-jamis')).toBe(false);
    const without = facing({ domain: ['eots-arrakeen', ...own], hand: [] }).toInterval(0);
    expect(without.can('redeploy eots-jamis')).toBe(true);
    table.act('redeploy eots-stilgar');
    passed(table, 'end-interval').act('end-interval').toInterval(0);
    expect(table.can('redeploy eots-jamis')).toBe(true);
  });

  it('[TAT-2.3-01] [TAT-6.2.4-01] Contract Negotiations takes X favor and X solaris off aides and personnel of the House, and what costs nothing needs no token', () => {
    const troop = 'jotc-vanguard-battalion'; // costs 3
    const own = ['eots-arrakeen', `${troop} subdued on eots-arrakeen`, 'eots-jamis subdued'];
    const hand = ['eots-house-agent', 'eots-kindjal'];
    const table = deployed('jotc-contract-negotiations', 1, own, [], hand, 0);
    table.card(troop).deferment = 0;
    const { favor } = table.house(0);
    passed(table, 'choose-number 3');
    expect(table.options()).toHaveLength(10);
    table.act('choose-number 3');
    expect(table.house(0).favor).toBe(favor - 3);
    passed(table, 'end-interval');
    expect(table.can('deploy eots-house-agent')).toBe(true);
    // Equipment is as dear as ever; an Ally too.
    expect(table.options().filter((one) => one.includes('kindjal'))).toEqual([]);
    expect(table.can('redeploy eots-jamis')).toBe(false);
    expect(table.can(`redeploy ${troop}`)).toBe(true);
    passed(table.act(`redeploy ${troop}`), 'end-interval');
    expect(table.card(troop).status).toBe('disengaged');
    const dear = deployed('jotc-contract-negotiations', 1, own, [], [], 5);
    dear.card(troop).deferment = 0;
    passed(dear, 'choose-number 2').act('choose-number 2');
    passed(dear, 'end-interval');
    expect(dear.can(`redeploy ${troop}`)).toBe(false);
  });

  it('[TAT-6.2.4-01] Contract Negotiations of a rival raises no card without a token, though it costs nothing', () => {
    const corps = 'eots-engineering-corps'; // costs 0
    const rivals = ['eots-carthag', `${corps} subdued on eots-carthag`];
    const table = deployed('jotc-contract-negotiations', 1, [], rivals, [], 0);
    passed(table, 'choose-number 1').act('choose-number 1');
    table.toInterval(1).card(corps, 1).deferment = 0;
    expect(table.can(`redeploy ${corps}`)).toBe(false);
    table.card(corps, 1).deferment = 1;
    expect(table.can(`redeploy ${corps}`)).toBe(true);
  });

  it('[TAT-6.1.3-07] Benefice of Allegiance lets every House raise its declared favor by the allies of its sponsor', () => {
    const event = 'tat-benefice-of-allegiance';
    const table = scenario({
      houses: [
        { favor: 10, domain: [HOME, `${event} disengaged 2`, 'eots-gurney-halleck', 'eots-jamis'] },
        {
          favor: 12,
          sponsor: 'harkonnen',
          domain: ['eots-glossu-rabban', 'eots-feyd-rautha', 'eots-iaken-nefud'],
        },
        { favor: 9, domain: [] },
      ],
    });
    const asked: (number | null)[] = [];
    while (table.state.frames.some(({ step }) => step === 'initiative') || asked.length === 0) {
      asked.push(table.asked());
      // The second House leaves it.
      table.act(table.asked() === 1 ? 'pass' : (table.options()[0] ?? ''));
      if (asked.length > 10) throw new Error(table.options().join());
    }
    expect(asked).toContain(1);
    const changed = table.events.filter(({ kind }) => kind === 'declared-changed');
    expect(changed).toContainEqual(expect.objectContaining({ seat: 0, favor: 11 }));
    expect(changed.some((one) => 'seat' in one && one.seat === 1)).toBe(false);
    // What the House has is what it was.
    expect(table.house(0).favor).toBe(10);
  });
});
