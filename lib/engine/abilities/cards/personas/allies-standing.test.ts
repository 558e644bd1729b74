import { describe, expect, it } from 'vitest';
import { grant, targetsOf } from '../../../testing/rite-fixture';
import { facing, fight, forces, inTurn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

const calmly = { tactics: false };

describe('allies that gain an allegiance', () => {
  /** Whether an ally may be the target of a duel led by another card. */
  const isOpen = (leader: string, ally: string, ...others: readonly string[]) => {
    const table = facing([leader], [ally, ...others], calmly);
    grant(table, leader, 0, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    return targetsOf(table, 'dueling', leader).includes(ally);
  };

  it.each([
    ['eots-princess-irulan', 'eots-shaddam-iv', 'eots-count-hasimir-fenring'],
    ['eots-lady-jessica', 'eots-paul-atreides', 'eots-gurney-halleck'],
    ['eots-doctor-kynes', 'eots-dune', 'eots-jamis'],
    ['eots-sister-ramallo', 'eots-forbidden-zone', 'eots-jamis'],
    ['tat-duncan-idaho', 'eots-duke-leto-atreides', 'eots-gurney-halleck'],
  ])('[TAT-7-07] %s beside %s is of the kind of %s as well', (ally, friend, leader) => {
    expect(isOpen(leader, ally)).toBe(true);
    expect(isOpen(leader, ally, friend)).toBe(false);
  });

  it('Duncan (TaT) whoever governs the Atreides noble', () => {
    const table = facing(['eots-gurney-halleck', 'eots-duke-leto-atreides'], ['tat-duncan-idaho']);
    expect(targetsOf(table, 'dueling', 'eots-gurney-halleck')).toEqual([]);
  });

  it('[TAT-7-04] [CRF-1.B-14] are deployed with it where the condition holds already', () => {
    const jessica = (...domain: readonly string[]) => {
      const own = {
        sponsor: 'harkonnen' as const,
        domain: ['eots-lady-jessica subdued 9', ...domain],
      };
      return facing(own, [], calmly).act('redeploy eots-lady-jessica').house(0).favor;
    };
    expect(jessica()).toBe(19);
    // Of Atreides too she is an adversary of Harkonnen: her cost of 4.
    expect(jessica('eots-paul-atreides')).toBe(16);
  });
});

describe('allies whose numbers follow from the table', () => {
  const inDuel = (own: readonly string[], rite: string) =>
    forces(fight(facing(own, ['eots-arrakeen', 'eots-choam-directorship'], calmly), rite))[0];

  it('Kynes (EotS) has 1 Battle more with Dune', () => {
    const rite = 'rite battle eots-doctor-kynes against eots-arrakeen';
    expect(inDuel(['eots-doctor-kynes'], rite)).toBe(1);
    expect(inDuel(['eots-doctor-kynes', 'eots-dune'], rite)).toBe(2);
  });

  it.each(['eots-crysknife', 'tat-fabled-crysknife'])(
    'Duncan (TaT) has 1 more with %s',
    (blade) => {
      const rite = 'rite battle tat-duncan-idaho against eots-arrakeen';
      expect(inDuel(['tat-duncan-idaho'], rite)).toBe(2);
      expect(inDuel(['tat-duncan-idaho', `${blade} on tat-duncan-idaho`], rite)).toBe(3);
    },
  );

  it('Ramallo has 1 Prescience more with Dune', () => {
    const own = ['eots-sister-ramallo', 'eots-dune', 'eots-spice-blow subdued'];
    const table = facing(own, [], calmly).act(
      'use eots-sister-ramallo 0',
      'choose eots-spice-blow',
    );
    expect(table.card('eots-spice-blow').deferment).toBe(3);
  });

  it('Irulan has 1 Arbitration more, and room for one more, with Shaddam IV', () => {
    const table = (...others: readonly string[]) => {
      const own = ['eots-princess-irulan', 'eots-choam-league on eots-princess-irulan', ...others];
      const setup = { domain: own, hand: ['eots-choam-league'] };
      return facing(setup, ['eots-choam-directorship'], calmly);
    };
    const more = 'deploy eots-choam-league on eots-princess-irulan';
    expect(table().can(more)).toBe(false);
    expect(table('eots-shaddam-iv').can(more)).toBe(true);
    const falls = (...others: readonly string[]) => {
      const one = table(...others);
      grant(one, 'eots-choam-directorship', 1, {
        kind: 'raise',
        what: 'resistance',
        by: -2,
        of: 'those',
      });
      one.act('rite arbitration eots-princess-irulan against eots-choam-directorship', 'done');
      one.act('decline', 'strike-first eots-princess-irulan');
      return one.can('vanquish eots-choam-directorship');
    };
    expect(falls()).toBe(false);
    expect(falls('eots-shaddam-iv')).toBe(true);
  });

  it('Korba adds 1 force for each other Fremen card on his side of a Battle rite', () => {
    const own = ['eots-korba', 'eots-fremen-battalion on eots-korba'];
    const rite = 'rite battle eots-korba against eots-arrakeen';
    const force = (...wanted: readonly string[]) =>
      forces(fight(facing(own, ['eots-arrakeen'], calmly), rite, ...wanted))[0];
    expect(force()).toBe(2);
    // His 2, the 3 of the battalion, and 1 for it.
    expect(force('join eots-fremen-battalion')).toBe(6);
  });

  it('Gurney (EotS) adds 2 force where Harkonnen take part', () => {
    const force = (target: string) => {
      const table = facing(['eots-gurney-halleck'], [target], calmly);
      return forces(fight(table, `rite dueling eots-gurney-halleck against ${target}`))[0];
    };
    expect(force('eots-feyd-rautha')).toBe(3);
    expect(force('eots-jamis')).toBe(1);
  });

  it.each([
    ['eots-gurney-halleck', 'dueling', 'eots-feyd-rautha', 3],
    ['eots-thufir-hawat', 'intrigue', 'eots-jamis', 3],
  ] as const)('%s stands against one force more than printed in %s', (ally, rite, foe, printed) => {
    const falls = (force: number) => {
      const table = facing([foe], [ally], calmly);
      grant(table, foe, 0, { kind: 'raise', what: rite, by: 0, of: 'those' });
      grant(table, foe, 0, { kind: 'raise', what: 'resistance', by: 99, of: 'those' });
      const rank = rite === 'dueling' ? 3 : 0;
      grant(table, foe, 0, { kind: 'raise', what: 'force', by: force - rank, of: 'those' });
      table.act(`rite ${rite} ${foe} against ${ally}`);
      while (table.can('engage-defense')) table.act('engage-defense');
      if (table.can(`strike-first ${foe}`)) table.act(`strike-first ${foe}`);
      return table.can(`vanquish ${ally}`);
    };
    expect(falls(printed)).toBe(false);
    expect(falls(printed + 1)).toBe(true);
  });

  it.each([
    ['eots-count-hasimir-fenring', 'eots-doctor-kynes'],
    ['eots-chani', 'eots-jamis'],
  ])('%s stands against one force more than printed when countering', (ally, target) => {
    const falls = (force: number) => {
      const table = facing(['eots-duncan-idaho'], [target, ally], calmly);
      grant(table, 'eots-duncan-idaho', 0, {
        kind: 'raise',
        what: 'force',
        by: force - 3,
        of: 'those',
      });
      table.act(`rite dueling eots-duncan-idaho against ${target}`, `counter ${ally}`);
      table.act('engage-defense');
      return table.can(`vanquish ${ally}`);
    };
    expect(falls(3)).toBe(false);
    expect(falls(4)).toBe(true);
  });
});

describe('allies that change costs', () => {
  it('ventures cost nothing on Gurney (TaT)', () => {
    const hand = ['eots-best-blade', 'eots-house-battalion'];
    const table = facing(
      { domain: ['tat-gurney-halleck', 'eots-paul-atreides'], hand, treasury: 1 },
      [],
      calmly,
    );
    expect(table.can('deploy eots-best-blade on eots-paul-atreides')).toBe(false);
    table.act('deploy eots-best-blade on tat-gurney-halleck');
    expect(table.house(0).treasury).toBe(1);
  });

  const bidding = (house: ScenarioHouse, rival: ScenarioHouse) =>
    scenario({
      houses: [
        { favor: 20, ...house },
        { favor: 5, ...rival },
      ],
    }).toInterval(0);

  it('Shaddam (TaT) takes 2 solaris off what his House pays for a rival’s petition', () => {
    const table = bidding(
      { assembly: ['eots-arrakeen'] },
      { domain: ['tat-emperor-shaddam-iv'], treasury: 20 },
    );
    table.act('petition eots-arrakeen', 'bid 4', 'bid 8', 'pass');
    inTurn(table, 'pass');
    // 8 less the printed 4, less 2.
    expect(table.house(1).treasury).toBe(18);
  });

  it('Shaddam (EotS) bids 5 above the treasury for a holding, and goes down for what is lacking', () => {
    const at = (card: string) =>
      bidding({ assembly: [card], domain: ['eots-shaddam-iv'], treasury: 6 }, { treasury: 20 }).act(
        `petition ${card}`,
      );
    expect(at('eots-arrakeen').options()).toContain('bid 11');
    expect(at('eots-arrakeen').options()).not.toContain('bid 12');
    expect(at('eots-gurney-halleck').options()).not.toContain('bid 7');
    const table = at('eots-arrakeen').act('bid 9', 'pass');
    while (!table.can('choose eots-shaddam-iv')) table.act('pass');
    table.act('choose eots-shaddam-iv');
    expect(table.card('eots-shaddam-iv').status).toBe('subdued');
    expect(table.house(0)).toMatchObject({ treasury: 0, favor: 20 });
    expect(table.card('eots-arrakeen').status).toBe('engaged');
    const proud = at('eots-arrakeen').act('bid 9', 'pass');
    while (!proud.can('choose eots-shaddam-iv')) proud.act('pass');
    expect(proud.act('pass').house(0)).toMatchObject({ treasury: 0, favor: 17 });
  });
});
