import { describe, expect, it } from 'vitest';
import { costOf } from '../../../payment/cost';
import { takeUp } from '../../../state/open-game';
import { grant } from '../../../testing/rite-fixture';
import { facing, fight, forces, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const CHARTER = 'eots-military-appropriations'; // cost 4, allied to nobody
const AGENT = 'eots-house-agent';

describe('programs that ask for more', () => {
  const PROGRAM = 'tat-dominate-the-assembly';
  const domain = [AGENT, `${PROGRAM} on ${AGENT}`];

  it('tat-dominate-the-assembly counts petitions of rivals alone', () => {
    const own = scenario({
      houses: [{ favor: 20, domain, assembly: [CHARTER] }, { favor: 10 }],
    }).toInterval(0);
    own.act(`petition ${CHARTER}`, 'bid 4', 'pass', 'pass');
    expect([own.card(CHARTER).place.zone, own.card(PROGRAM).program]).toEqual(['domain', 0]);
    const rival = scenario({
      houses: [
        { favor: 10, domain },
        { favor: 20, assembly: [CHARTER] },
      ],
    }).toInterval(1);
    rival.act(`petition ${CHARTER}`, 'bid 4', 'bid 5', 'pass', 'pass');
    expect(rival.card(PROGRAM).program).toBe(1);
  });

  it('tat-tame-arrakis counts battles alone', () => {
    const TAME = 'tat-tame-arrakis';
    const tokens = (rite: 'battle' | 'arbitration') => {
      const leader = rite === 'battle' ? 'eots-gurney-halleck' : 'eots-duke-leto-atreides';
      const target = rite === 'battle' ? 'eots-arrakeen' : 'eots-dune';
      const table = facing([leader, AGENT, `${TAME} on ${AGENT}`], [target]);
      grant(table, leader, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      fight(table, `rite ${rite} ${leader} against ${target}`, `vanquish ${target}`);
      expect(table.card(target, 1).status).toBe('subdued');
      return table.card(TAME).program;
    };
    expect(tokens('battle')).toBe(1);
    expect(tokens('arbitration')).toBe(0);
  });
});

describe('force for each further participant', () => {
  const follower = 'eots-house-battalion';

  it('eots-fanaticism (C53) is counted when force is summed, not when the card is played', () => {
    const table = facing(
      ['eots-gurney-halleck'],
      {
        domain: ['eots-arrakeen', `${follower} on eots-arrakeen`],
        hand: ['eots-fanaticism'],
      },
      {},
    );
    // The defender plays it when the attacker has engaged, and names its participants afterwards.
    fight(
      table,
      'rite battle eots-gurney-halleck against eots-arrakeen',
      'tactic eots-fanaticism',
      `join ${follower}`,
    );
    const without = facing(
      ['eots-gurney-halleck'],
      ['eots-arrakeen', `${follower} on eots-arrakeen`],
    );
    fight(without, 'rite battle eots-gurney-halleck against eots-arrakeen', `join ${follower}`);
    expect((forces(table)[1] ?? 0) - (forces(without)[1] ?? 0)).toBe(1);
  });
});

describe('Recruitment Drive', () => {
  it('eots-recruitment-drive takes a solari off personnel of the hand, and not off subdued ones or petitions', () => {
    const table = scenario({
      houses: [
        {
          favor: 20,
          domain: [
            AGENT,
            'eots-recruitment-drive on eots-house-agent',
            `eots-fremen-battalion subdued 1`,
          ],
          hand: ['eots-assassin-cohort'],
          assembly: ['eots-duke-leto-atreides'],
        },
        {},
      ],
    }).toInterval(0);
    const costs = () => {
      const game = takeUp(table.state, table.catalogue);
      return ['eots-assassin-cohort', 'eots-fremen-battalion', 'eots-duke-leto-atreides'].map(
        (id) => costOf(game, 0, table.card(id)),
      );
    };
    const before = costs();
    table.act('activate eots-recruitment-drive');
    expect(costs()).toEqual([Number(before[0]) - 1, before[1], before[2]]);
  });
});

describe('tactics that let a leader Direct', () => {
  it('[TAT-6.2.2-25] eots-marshalling-of-the-troops is done at once, and nothing takes it back', () => {
    const table = facing(
      {
        domain: ['eots-gurney-halleck', 'eots-guard-commander'],
        hand: ['eots-marshalling-of-the-troops'],
      },
      ['eots-arrakeen'],
    );
    table.toInterval(0).act('rite battle eots-gurney-halleck against eots-arrakeen');
    inTurn(table, 'tactic eots-marshalling-of-the-troops');
    expect(table.zone('house-discard')).toEqual(['eots-marshalling-of-the-troops']);
    inTurn(table, 'join eots-guard-commander');
    expect(table.state.lasting).toHaveLength(1);
    table.toInterval(0);
    expect(table.state.lasting).toEqual([]);
  });
});

describe('petition tactics', () => {
  function petition(hands: readonly (readonly string[])[]): Table {
    const table = scenario({
      houses: hands.map((hand, seat) => ({
        favor: 20 - seat,
        domain: [['eots-caladan', 'eots-kaitain', 'eots-giedi-prime'][seat] ?? ''],
        hand,
        assembly: seat === 0 ? [CHARTER] : [],
        imperialDeck: ['eots-arrakeen'],
      })),
      tactics: true,
    }).toInterval(0);
    table.act(`petition ${CHARTER}`);
    while (!table.can('bid 4')) table.act('pass');
    return table;
  }

  it('[TAT-6.2.1-19] eots-collusion lies there until the petition is over, and Petitioning Savvy takes it back', () => {
    const held = petition([['eots-collusion'], [], []]);
    held.act('tactic eots-collusion', 'choose-house 1', 'bid 4');
    expect([held.asked(), ...held.options()]).toEqual([1, 'pass']);
    held.act('pass');
    expect(held.can('bid 5')).toBe(true);
    const freed = petition([['eots-collusion'], [], []]);
    freed.act('tactic eots-collusion', 'choose-house 2', 'bid 4');
    expect(freed.card('eots-collusion').place.zone).toBe('domain');
    const savvy = petition([['eots-collusion'], ['eots-petitioning-savvy'], []]);
    savvy.act('tactic eots-collusion', 'choose-house 2', 'bid 4');
    savvy.act('tactic eots-petitioning-savvy', 'choose eots-collusion', 'pass');
    expect([savvy.asked(), savvy.can('bid 5')]).toEqual([2, true]);
  });

  it('eots-venomous-faith discards the petition tactics that lie there before they do anything', () => {
    const table = petition([['jotc-broken-arrangement'], ['eots-venomous-faith']]);
    table.act('tactic jotc-broken-arrangement', 'bid 4', 'tactic eots-venomous-faith');
    expect(table.card(CHARTER).place.zone).toBe('assembly');
    expect(table.zone('house-discard')).toEqual(['jotc-broken-arrangement']);
    expect(table.state.lasting).toEqual([]);
  });
});

describe('Exchange tactics', () => {
  it.each([
    ['eots-exchange-suspension', 'buy-spice 1'],
    ['eots-quality-inspection', 'sell-spice 1'],
  ])('%s forbids its target alone to go on with %s', (tactic, operation) => {
    const table = scenario({
      houses: [{ favor: 20, hoard: 3 }, { hand: [tactic] }, {}],
      tactics: true,
    }).toInterval(0);
    inTurn(table.act(operation), `tactic ${tactic}`);
    expect(table.options()).toEqual(['choose-house 2', 'choose-house 0']);
    table.act('choose-house 2');
    table.toInterval(0);
    expect(table.events.some(({ kind }) => kind === 'prevented')).toBe(false);
    expect(table.events.some(({ kind }) => kind === 'exchanged')).toBe(true);
  });
});

describe('House Atomics', () => {
  it('eots-house-atomics costs favor before the fief is discarded, and reaches no home world', () => {
    const table = facing(
      { domain: ['eots-gurney-halleck', 'eots-house-atomics on eots-gurney-halleck'], favor: 20 },
      ['eots-giedi-prime subdued', 'eots-arrakeen subdued'],
    ).toInterval(0);
    table.act('activate eots-house-atomics');
    inTurn(table, 'choose eots-arrakeen');
    expect([table.house(0).favor, table.card('eots-arrakeen', 1).place.zone]).toEqual([
      16,
      'imperial-discard',
    ]);
  });
});
