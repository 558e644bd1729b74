import { describe, expect, it } from 'vitest';
import { grant, riteTable, turn } from '../../../testing/rite-fixture';
import { counted, playOn } from '../../../testing/rite-play-fixture';
import type { ScenarioHouse, Table } from '../../../testing/scenario-fixture';

/** Two Houses at the Interval of the first; windows wait for answers. */
const table = (own: ScenarioHouse, rival: ScenarioHouse): Table =>
  riteTable({ hand: [], ...own }, [{ hand: [], ...rival }], { tactics: true }).toInterval(0);

const rites = (one: Table) => one.events.filter(({ kind }) => kind === 'rite').length;
describe('Covert Venture', () => {
  const TACTIC = 'tactic eots-covert-venture';
  const hidden = (venture: string, domain: readonly string[], treasury = 20): Table =>
    table(
      { domain: ['eots-glossu-rabban'] },
      {
        domain,
        hand: ['eots-covert-venture', venture],
        sponsor: 'atreides',
        treasury,
      },
    );

  it('deploys a venture of the hand for its cost and uses it in a rival’s Interval', () => {
    const one = hidden('eots-recruitment-drive', ['eots-house-mentat']);
    const { treasury } = one.house(1);
    const cost = one.catalogue.byId.get('eots-recruitment-drive')?.cost;
    playOn(one, 'buy-favor 1', TACTIC, 'choose eots-recruitment-drive');
    expect(one.house(1).treasury).toBe(treasury - 3 - Number(cost));
    expect(one.card('eots-house-mentat', 1).status).toBe('engaged');
    // What lasts for an Interval lasts for the one that runs.
    expect(one.card('eots-recruitment-drive', 1).place.zone).toBe('domain');
    one.act('end-interval');
    expect(one.zone('house-discard', 1)).toContain('eots-recruitment-drive');
  });

  /** Beside the two, a third House that either may attack. */
  const three = (): Table => {
    const covert = ['eots-covert-venture', 'eots-covert-venture'];
    return riteTable(
      { hand: [], domain: ['eots-glossu-rabban'] },
      [
        {
          domain: ['eots-gurney-halleck', 'eots-arrakeen'],
          hand: [...covert, 'tat-open-battle', 'tat-open-battle'],
          sponsor: 'atreides',
          treasury: 30,
        },
        { hand: [], domain: ['eots-korba', 'eots-carthag'] },
      ],
      { tactics: true },
    ).toInterval(0);
  };

  it('[TAT-6.2.11-04] a rite that it begins is led by its House, and counts for it in that Interval', () => {
    const one = three();
    playOn(one, 'buy-favor 1', TACTIC, 'choose tat-open-battle', 'choose eots-korba');
    const spent = [{ by: 1, rival: 2, kind: 'landsraad' }];
    expect([rites(one), counted(one)]).toEqual([1, spent]);
    const leads = 'eots-glossu-rabban';
    turn(one, 'eots-gurney-halleck', 1, 'disengaged');
    turn(one, leads, 0, 'disengaged');
    // It uses up nothing of the House whose Interval it is, against the same rival.
    expect(one.can(`rite battle ${leads} against eots-carthag`)).toBe(true);
    // Another of its House finds no target but with the rival that is left.
    one.act('buy-spice 1');
    for (const next of [TACTIC, 'choose tat-open-battle']) {
      while (!one.can(next)) one.act('pass');
      one.act(next);
    }
    while (one.can('pass')) one.act('pass');
    expect([one.asked(), ...one.options()]).toEqual([1, `choose ${leads}`]);
  });

  it('[TAT-6.2.11-29] begins no rite while another is declared: the venture stays assigned', () => {
    const one = three();
    const rite = 'rite battle eots-glossu-rabban against eots-carthag';
    playOn(one, rite, TACTIC, 'choose tat-open-battle');
    expect(rites(one)).toBe(1);
    expect(one.card('eots-gurney-halleck', 1).status).toBe('disengaged');
    expect(one.zone('domain', 1)).toContain('tat-open-battle');
  });

  it('wants a venture in the hand that the House can pay for and a persona may bear', () => {
    const can = (one: Table) => {
      one.act('buy-favor 1');
      while (one.asked() === 0) one.act('pass');
      return one.can(TACTIC);
    };
    expect(can(hidden('eots-recruitment-drive', ['eots-house-mentat']))).toBe(true);
    expect(can(hidden('eots-recruitment-drive', ['eots-house-mentat'], 2))).toBe(false);
    expect(can(hidden('eots-recruitment-drive', ['eots-arrakeen']))).toBe(false);
    expect(can(hidden('eots-blade-parry', ['eots-house-mentat']))).toBe(false);
  });

  it('[TAT-6.2.6-10] a venture on an engaged persona is not begun, and stays assigned', () => {
    const one = hidden('tat-open-battle', ['eots-gurney-halleck']);
    turn(one, 'eots-gurney-halleck', 1, 'engaged');
    playOn(one, 'buy-favor 1', TACTIC, 'choose tat-open-battle');
    expect(rites(one)).toBe(0);
    expect(one.card('tat-open-battle', 1).place.zone).toBe('domain');
  });
});

describe('Schooled Adept', () => {
  const adept = (own: readonly string[] = []): Table =>
    table(
      { domain: ['eots-glossu-rabban'] },
      {
        sponsor: 'sisterhood',
        favor: 1,
        domain: [
          'eots-gaius-helen-mohiam',
          'tat-schooled-adept on eots-gaius-helen-mohiam',
          ...own,
        ],
      },
    );
  const USE = 'use tat-schooled-adept 1';
  const WAY = 'eots-weirding-way on eots-gaius-helen-mohiam';

  it('[TAT-2.3-01] engages its bearer in a rival’s Interval for a weirding venture, for favor equal to its cost', () => {
    const one = adept([WAY]);
    const cost = Number(one.catalogue.byId.get('eots-weirding-way')?.cost);
    playOn(one, 'buy-favor 1', USE, 'choose eots-weirding-way');
    expect(one.house(1).favor).toBeLessThanOrEqual(1 - cost + 1);
    expect(one.card('eots-gaius-helen-mohiam', 1).status).not.toBe('disengaged');
    expect(rites(one)).toBe(1);
    expect(one.zone('house-discard', 1)).toContain('eots-weirding-way');
  });

  it('wants a disengaged bearer with a weirding venture', () => {
    const can = (one: Table, ...before: readonly string[]) => {
      for (const card of before) turn(one, card, 1, 'engaged');
      one.act('buy-favor 1');
      while (one.asked() === 0) one.act('pass');
      return one.can(USE);
    };
    expect(can(adept([WAY]))).toBe(true);
    expect(can(adept([WAY]), 'eots-gaius-helen-mohiam')).toBe(false);
    expect(can(adept())).toBe(false);
    expect(can(adept(['eots-recruitment-drive on eots-gaius-helen-mohiam']))).toBe(false);
    expect(can(adept(['eots-house-mentat', 'eots-weirding-way on eots-house-mentat']))).toBe(false);
  });
});

describe('Assassins’ Handbook', () => {
  const BOOK = 'tat-assassins-handbook';
  const USE = `use ${BOOK} 2`;
  const mentat = (own: readonly string[], hand: readonly string[] = []): Table =>
    table(
      { hand, domain: ['eots-house-mentat', ...own] },
      { domain: ['eots-feyd-rautha', 'eots-choam-directorship'] },
    );

  it('lets intrigue ventures go on its bearer whatever its talent', () => {
    const hand = ['tat-choam-complot', 'tat-open-battle'];
    const on = (card: string) => `deploy ${card} on eots-house-mentat`;
    const without = mentat([], hand);
    const having = mentat([`${BOOK} on eots-house-mentat`], hand);
    for (const one of [without, having])
      grant(one, 'eots-house-mentat', 0, { kind: 'raise', what: 'intrigue', by: -3, of: 'those' });
    expect([without.can(on('tat-choam-complot')), having.can(on('tat-choam-complot'))]).toEqual([
      false,
      true,
    ]);
    expect(having.can(on('tat-open-battle'))).toBe(false);
  });

  it('engages in place of its bearer to use an intrigue venture on it', () => {
    const domain = [`${BOOK} on eots-house-mentat`, 'tat-choam-complot on eots-house-mentat'];
    const one = mentat(domain);
    playOn(one, USE, 'choose tat-choam-complot', 'choose eots-choam-directorship');
    expect(one.card(BOOK).status).toBe('engaged');
    expect(rites(one)).toBe(1);
    expect(one.zone('house-discard')).toContain('tat-choam-complot');
    const engaged = mentat(domain);
    turn(engaged, 'eots-house-mentat', 0, 'engaged');
    expect(engaged.can(USE)).toBe(true);
    turn(engaged, BOOK, 0, 'engaged');
    expect(engaged.can(USE)).toBe(false);
    const other = [`${BOOK} on eots-house-mentat`, 'eots-recruitment-drive on eots-house-mentat'];
    expect(mentat(other).can(USE)).toBe(false);
  });

  it.each(['tat-choam-complot', 'eots-implicate-traitor'])(
    '[TAT-5.4-14] [TAT-9-12] uses no %s of a bearer that is subdued and takes no action',
    (venture) => {
      const own = [`${BOOK} on eots-house-mentat`, `${venture} on eots-house-mentat`];
      const one = mentat(own);
      expect(one.can(USE)).toBe(true);
      turn(one, 'eots-house-mentat', 0, 'subdued');
      expect(one.can(USE)).toBe(false);
    },
  );

  it('[TAT-6.2.2-10] goes on a Mentat or an Assassin, one on each', () => {
    const hand = [BOOK];
    const can = (one: Table) => one.options().filter((option) => option.startsWith('deploy'));
    const domain = ['eots-house-mentat', 'eots-gurney-halleck', 'eots-piter-de-vries'];
    expect(can(mentat(domain.slice(1), hand))).toEqual([
      `deploy ${BOOK} on eots-house-mentat`,
      `deploy ${BOOK} on eots-piter-de-vries`,
    ]);
    expect(can(mentat([`${BOOK} on eots-house-mentat`], hand))).toEqual([]);
  });
});
