import { describe, expect, it } from 'vitest';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { facing, fight } from '../../../testing/rite-play-fixture';
import { scenario } from '../../../testing/scenario-fixture';

describe('ventures that begin a rite in which the vanquished are discarded', () => {
  // A leader, its target, what takes part on each side, and what each of them needs.
  it.each([
    ['tat-blood-feuding', 'dueling', 'eots-paul-atreides', 'eots-iaken-nefud', 4, 'landsraad'],
    ['tat-unleashed-horror', 'intrigue', 'eots-thufir-hawat', 'eots-iaken-nefud', 4, 'choam'],
  ] as const)(
    '%s begins a rite of %s that counts, and has all participants discarded that fall',
    (venture, rite, leader, target, rank, kind) => {
      const table = riteTable(
        { domain: ['eots-caladan', leader, `${venture} on ${leader}`], hand: [] },
        [{ domain: ['eots-giedi-prime', target], hand: [] }],
        { tactics: true },
      );
      grant(table, leader, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
      // The target is strong enough to take the leader with it.
      grant(table, target, 1, { kind: 'raise', what: rite, by: 4, of: 'those' });
      expect(table.catalogue.byId.get(venture)?.requirement).toEqual({ talent: rite, rank });
      fight(
        table,
        `activate ${venture}`,
        `choose ${target}`,
        `vanquish ${target}`,
        `vanquish ${leader}`,
      );
      expect(table.zone('imperial-discard', 1)).toEqual([target]);
      expect(table.zone('imperial-discard', 0)).toEqual([leader]);
      expect(table.zone('house-discard')).toEqual([venture]);
      const house = table.state.frames.find((frame) => frame.step === 'house');
      expect(house?.step === 'house' ? house.rites : null).toEqual([{ by: 0, rival: 1, kind }]);
    },
  );

  const STERILIZE = 'tat-sterilization-proceedings';
  const sterilize = (on: readonly string[] = [], by = -4) => {
    const troop = 'jotc-vanguard-battalion';
    const table = riteTable(
      {
        domain: [
          'eots-caladan',
          'eots-gurney-halleck',
          `${STERILIZE} on eots-gurney-halleck`,
          ...on,
        ],
        hand: [],
      },
      [{ domain: ['eots-giedi-prime', 'eots-arrakeen', `${troop} on eots-arrakeen`], hand: [] }],
      { tactics: true },
    );
    grant(table, 'eots-gurney-halleck', 0, { kind: 'raise', what: 'battle', by: 4, of: 'those' });
    grant(table, 'eots-arrakeen', 1, { kind: 'raise', what: 'resistance', by, of: 'those' });
    return table;
  };

  it('Sterilization Proceedings leaves a fief that falls where it is, and discards all others', () => {
    const table = fight(
      sterilize(),
      `activate ${STERILIZE}`,
      'choose eots-arrakeen',
      'join jotc-vanguard-battalion',
      'vanquish jotc-vanguard-battalion',
      'vanquish eots-arrakeen',
    );
    expect(table.card('eots-arrakeen', 1)).toMatchObject({
      status: 'subdued',
      place: { zone: 'domain', seat: 1 },
    });
    expect(table.zone('house-discard', 1)).toEqual(['jotc-vanguard-battalion']);
    const house = table.state.frames.find((frame) => frame.step === 'house');
    expect(house?.step === 'house' ? house.rites : null).toEqual([
      { by: 0, rival: 1, kind: 'landsraad' },
    ]);
  });

  it('[TAT-6.2.11-04] none of them may begin a second rite of its kind against a rival', () => {
    const table = sterilize(['eots-duncan-idaho']);
    fight(table, 'rite battle eots-duncan-idaho against eots-arrakeen');
    expect(table.can(`activate ${STERILIZE}`)).toBe(false);
  });
});

describe('Razzia', () => {
  const CARD = 'jotc-razzia';
  const raid = (troops: readonly string[], spice = 5) => {
    const table = facing(
      {
        domain: [
          'eots-caladan',
          'eots-gurney-halleck',
          'eots-imperial-basin',
          `${CARD} on eots-gurney-halleck`,
          ...troops.map((troop) => `${troop} on eots-gurney-halleck`),
        ],
        hoard: 1,
      },
      { domain: ['eots-giedi-prime', 'jotc-hagga-basin', 'eots-arrakeen'] },
      { tactics: false },
    ).toInterval(0);
    table.card('eots-imperial-basin').spice = 4;
    table.card('jotc-hagga-basin', 1).spice = spice;
    return table;
  };
  const troops = ['eots-house-battalion', 'jotc-vanguard-battalion'];

  it('moves up to a spice for each troop on its persona from a desert of a rival to the own hoard', () => {
    const table = raid(troops).act(`activate ${CARD}`);
    expect(table.options()).toEqual(['choose jotc-hagga-basin']);
    table.act('choose jotc-hagga-basin');
    expect(table.options()).toEqual([0, 1, 2].map((many) => `choose-number ${many}`));
    table.act('choose-number 2');
    expect([table.house(0).hoard, table.card('jotc-hagga-basin', 1).spice]).toEqual([3, 3]);
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('moves no more than lies there, or less', () => {
    const table = raid(troops, 1).act(`activate ${CARD}`, 'choose jotc-hagga-basin');
    expect(table.options()).toEqual(['choose-number 0', 'choose-number 1']);
    table.act('choose-number 0');
    expect([table.house(0).hoard, table.card('jotc-hagga-basin', 1).spice]).toEqual([1, 1]);
  });

  it('counts neither other personnel nor subdued troops', () => {
    const table = raid(['eots-house-battalion', 'jotc-vanguard-battalion subdued', 'jotc-soaks']);
    table.act(`activate ${CARD}`, 'choose jotc-hagga-basin');
    expect(table.options()).toEqual(['choose-number 0', 'choose-number 1']);
  });
});

describe('Medical Tampering', () => {
  const CARD = 'tat-medical-tampering';
  const YUEH = 'eots-dr-wellington-yueh';
  const SKILL = 'jotc-prayer-of-the-righteous'; // cost 3
  const tamper = (treasury: number, hand: readonly string[] = []) => {
    const table = facing(
      {
        domain: ['eots-caladan', YUEH, 'eots-gurney-halleck', `${CARD} on ${YUEH}`],
        hand,
        treasury,
      },
      {
        domain: [
          'eots-giedi-prime',
          'eots-feyd-rautha',
          `${SKILL} on eots-feyd-rautha`,
          'eots-personal-shield on eots-feyd-rautha',
        ],
      },
      { tactics: false },
    ).toInterval(0);
    return table;
  };

  it('is assigned to a Suk', () => {
    const table = tamper(20, [CARD]);
    const hosts = table.options().filter((option) => option.startsWith(`deploy ${CARD}`));
    expect(hosts).toEqual([`deploy ${CARD} on ${YUEH}`]);
  });

  it('discards a skill, whoever governs it, for its cost', () => {
    const table = tamper(20).act(`activate ${CARD}`);
    expect(table.options()).toEqual([`choose ${SKILL}`]);
    table.act(`choose ${SKILL}`);
    expect([table.house(0).treasury, table.zone('house-discard', 1)]).toEqual([17, [SKILL]]);
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('asks for the solaris', () => {
    expect(tamper(2).can(`activate ${CARD}`)).toBe(false);
    expect(tamper(3).can(`activate ${CARD}`)).toBe(true);
  });
});

describe('Water Rationing', () => {
  const CARD = 'eots-water-rationing';
  const TROOP = 'jotc-vanguard-battalion';
  const OTHER = 'eots-guard-commander';

  /** The first House has the venture on Gurney; both have a troop in the hand. */
  const ration = (home: readonly string[]) =>
    facing(
      {
        domain: [...home, 'eots-gurney-halleck', 'eots-arrakeen', `${CARD} on eots-gurney-halleck`],
        hand: [TROOP, OTHER],
      },
      { domain: ['eots-giedi-prime'], hand: ['tat-supply-routing', TROOP] },
    ).toInterval(0);
  const cost = (id: string) => (table: ReturnType<typeof ration>) =>
    Number(table.catalogue.byId.get(id)?.cost);
  const paid = (table: ReturnType<typeof ration>, seat: number, ...acts: readonly string[]) => {
    const before = table.house(seat).treasury;
    for (const act of acts) {
      while (!table.can(act)) table.act('pass');
      table.act(act);
    }
    while (table.state.frames.at(-1)?.step !== 'house') table.act('pass');
    return before - table.house(seat).treasury;
  };
  const activated = (home: readonly string[]) => {
    const table = ration(home);
    paid(table, 0, `activate ${CARD}`);
    return table;
  };
  const DUNE = ['eots-caladan subdued', 'eots-dune'];

  it('makes troops a solari cheaper while its House governs Dune, and nothing else', () => {
    const table = activated(DUNE);
    expect(table.card(CARD).place.zone).toBe('domain');
    const troop = paid(table, 0, `deploy ${TROOP} on eots-gurney-halleck`);
    expect(troop).toBe(cost(TROOP)(table) - 1);
    expect(paid(table, 0, `deploy ${OTHER}`)).toBe(cost(OTHER)(table));
  });

  it('makes them no cheaper without Dune', () => {
    const table = activated(['eots-caladan']);
    const troop = paid(table, 0, `deploy ${TROOP} on eots-gurney-halleck`);
    expect(troop).toBe(cost(TROOP)(table));
  });

  it('[TAT-6.2.6-12] is over with the Interval', () => {
    const table = activated(DUNE).act('end-interval');
    expect(table.zone('house-discard')).toEqual([CARD]);
    expect(table.state.lasting).toEqual([]);
  });

  it('is about the troops of all Houses', () => {
    const table = activated(DUNE);
    const before = table.house(1).treasury;
    table.act('buy-favor 1');
    while (table.asked() !== 1) table.act('pass');
    table.act('tactic tat-supply-routing', `choose ${TROOP}`);
    if (table.can('choose eots-giedi-prime')) table.act('choose eots-giedi-prime');
    expect(before - table.house(1).treasury).toBe(cost(TROOP)(table) - 1);
  });
});

describe('Command of the Padishah', () => {
  const CARD = 'jotc-command-of-the-padishah';
  const DECREE = 'jotc-governor-of-arrakis'; // on a Noble
  const LETO = 'eots-duke-leto-atreides';
  const command = (domain: readonly string[], assembly: readonly string[] = [DECREE]) =>
    scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            'eots-gurney-halleck',
            `${CARD} on eots-gurney-halleck`,
            ...domain,
          ],
          assembly: [...assembly, 'eots-arrakeen'],
          hand: [],
          favor: 20,
        },
        { domain: ['eots-giedi-prime'], favor: 5 },
      ],
    }).toInterval(0);

  it('puts a decree of the Assembly subdued on a card of the own Domain that may bear it, without cost', () => {
    const table = command([LETO, 'tat-duke-leto-atreides subdued']).act(`activate ${CARD}`);
    const { treasury } = table.house(0);
    expect(table.options()).toEqual([`choose ${DECREE}`]);
    table.act(`choose ${DECREE}`);
    expect(table.options()).toEqual([`choose ${LETO}`]);
    table.act(`choose ${LETO}`);
    expect(table.card(DECREE)).toMatchObject({
      status: 'subdued',
      deferment: 0,
      place: { zone: 'domain', seat: 0, host: table.card(LETO).id },
    });
    expect(table.house(0).treasury).toBe(treasury);
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('[TAT-5.4-21] finds none while the one that may bear it lies subdued', () => {
    expect(command(['tat-duke-leto-atreides subdued']).can(`activate ${CARD}`)).toBe(false);
    expect(command([LETO], []).can(`activate ${CARD}`)).toBe(false);
  });
});
