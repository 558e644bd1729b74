import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, fight, inTurn } from '../../../testing/rite-play-fixture';
import { scenario } from '../../../testing/scenario-fixture';

describe('Hellhounds', () => {
  const RABBAN = 'eots-glossu-rabban';
  const HOUNDS = 'tat-hellhounds';
  const BATTLE = `rite battle ${RABBAN} against eots-arrakeen`;
  const table = () =>
    facing(
      {
        domain: [RABBAN, `${HOUNDS} on ${RABBAN}`, `${HOUNDS} on ${RABBAN}`],
        sponsor: 'harkonnen',
        treasury: 9,
      },
      ['eots-arrakeen'],
    ).toInterval(0);

  it('[TAT-11-19] one that takes part gives the pair Surprise for 2 solaris', () => {
    const one = table().act(BATTLE);
    inTurn(one, `join ${HOUNDS}`, `join ${HOUNDS}`, `use ${HOUNDS} 1`, 'choose-number 2');
    one.act(`choose ${HOUNDS}`, `choose ${HOUNDS}`);
    expect(one.house(0).treasury).toBe(7);
    expect(one.state.lasting[0]?.on).toHaveLength(2);
  });

  it('none is brought into the rite that was left out of the declaration', () => {
    const one = table().act(BATTLE);
    let offered = false;
    while (one.state.frames.some(({ step }) => step === 'rite')) {
      offered ||= one.options().some((option) => option.startsWith('use'));
      const quiet = ['done', 'pass', 'engage-defense', 'reward gain'].find((act) => one.can(act));
      one.act(quiet ?? one.options()[0] ?? '');
    }
    expect(offered).toBe(false);
  });
});

describe('titles that capture what is vanquished', () => {
  const NOBLE = 'eots-paul-atreides';
  const DECREE = 'jotc-governor-of-arrakis';
  const battle = (target: string) => {
    const table = facing(['eots-gurney-halleck', NOBLE, `${DECREE} on ${NOBLE}`], [target]);
    return grant(table, 'eots-gurney-halleck', 0, {
      kind: 'raise',
      what: 'force',
      by: 9,
      of: 'those',
    });
  };

  it('[TAT-6.2.11-53] jotc-governor-of-arrakis engages its bearer before the result is known', () => {
    const BASIN = 'eots-imperial-basin';
    const rite = `rite battle eots-gurney-halleck against ${BASIN}`;
    const one = fight(battle(BASIN), rite, `use ${DECREE} 3`, `vanquish ${BASIN}`);
    expect([one.card(BASIN).place.seat, one.card(NOBLE).status]).toEqual([0, 'engaged']);
    const idle = fight(battle(BASIN), rite, `vanquish ${BASIN}`);
    expect([idle.card(BASIN, 1).place.seat, idle.card(NOBLE).status]).toEqual([1, 'disengaged']);
  });

  it('jotc-governor-of-arrakis captures Dune fiefs alone', () => {
    const HOME = 'eots-giedi-prime';
    const rite = `rite battle eots-gurney-halleck against ${HOME}`;
    const one = fight(battle(HOME), rite, `use ${DECREE} 3`, `vanquish ${HOME}`);
    expect([one.card(HOME, 1).place.seat, one.card(HOME, 1).status]).toEqual([1, 'subdued']);
  });

  it('jotc-guild-bank-arbiter pays its X when it is used, whatever comes of the rite', () => {
    const DELEGATE = 'eots-landsraad-emissary';
    const CHARTER = 'eots-weather-control';
    const one = facing(
      {
        domain: ['eots-duke-leto-atreides', DELEGATE, `jotc-guild-bank-arbiter on ${DELEGATE}`],
        treasury: 20,
      },
      [CHARTER],
    );
    fight(
      one,
      `rite arbitration eots-duke-leto-atreides against ${CHARTER}`,
      'use jotc-guild-bank-arbiter 1',
      `choose ${CHARTER}`,
    );
    expect(one.card(CHARTER, 1).place.seat).toBe(1);
    expect([one.card(DELEGATE).status, one.house(0).treasury < 20]).toEqual(['engaged', true]);
  });
});

describe('Carryall', () => {
  const domain = [
    'eots-caladan',
    'eots-the-minor-erg subdued',
    'eots-imperial-basin',
    'eots-arrakeen',
  ];

  it.each([
    ['tat', false],
    ['eots', true],
  ] as const)(
    '[TAT-11-11] [CRF-3.C-02] (C02) eots-carryall under the rules "%s" lifts a harvester off a subdued desert: %s',
    (rules, may) => {
      const HARVESTER = 'eots-spice-harvester';
      const one = scenario({
        houses: [
          {
            favor: 20,
            domain: [
              ...domain,
              `${HARVESTER} on eots-the-minor-erg`,
              `eots-carryall on ${HARVESTER}`,
            ],
          },
          {},
        ],
        rules,
        tactics: true,
      }).toInterval(0);
      one.act('buy-favor 1');
      while (!one.can('use eots-carryall 1') && one.can('pass')) one.act('pass');
      expect(one.can('use eots-carryall 1')).toBe(may);
    },
  );
});
