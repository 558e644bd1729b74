import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, offered, riteTable } from '../testing/rite-fixture';

// Battle 3, Dueling 1, command 2, resistance 3, Atreides.
const GURNEY = 'eots-gurney-halleck';

describe('the reward', () => {
  /** Gurney Halleck and his army, given force enough for all. */
  const battle = (names: readonly string[]) => {
    const defense = [
      'eots-arrakeen',
      'eots-house-battalion on eots-arrakeen',
      'eots-sardaukar-battalion on eots-arrakeen',
    ];
    const table = riteTable([GURNEY], [defense]);
    grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: 20, of: 'those' });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    table.act('join eots-house-battalion', 'join eots-sardaukar-battalion', 'engage-defense');
    return table.act(...names.map((name) => `vanquish ${name}`));
  };
  const all = ['eots-house-battalion', 'eots-sardaukar-battalion', 'eots-arrakeen'];

  it('[TAT-6.2.11-87] [TAT-6.2.11-90] of a Landsraad rite is favor: gained, or taken off the defender, one for each defending participant vanquished', () => {
    const gained = battle(all).act('done');
    expect(gained.options()).toEqual(['reward gain', 'reward take']);
    expect(gained.act('reward gain').house(0).favor).toBe(23);
    expect(gained.house(1).favor).toBe(5);
    const taken = battle(all).act('done', 'reward take');
    expect([taken.house(0).favor, taken.house(1).favor]).toEqual([20, 2]);
  });

  it('[TAT-6.2.11-85] [CRF-2.C.ii-13] is for the attacker alone, and comes though its leader was vanquished', () => {
    // The defense has 1 + 1 + 3 and vanquishes Gurney Halleck, resistance 3.
    const table = battle(all).act(`vanquish ${GURNEY}`);
    expect(table.card(GURNEY).status).toBe('subdued');
    expect(table.asked()).toBe(0);
    expect(table.options()).toEqual(['reward gain', 'reward take']);
  });

  it('[TAT-6.2.11-85] [CRF-2.C.ii-14] does not come where the target stands, though others were vanquished', () => {
    const table = battle(all.slice(0, 2)).act('done', 'done');
    expect(offered(table, 'reward')).toEqual([]);
    expect([table.house(0).favor, table.house(1).favor]).toEqual([20, 5]);
    // Nor has a defender one for the attack leader.
    const beaten = battle([]).act('done', `vanquish ${GURNEY}`);
    expect(beaten.house(1).favor).toBe(5);
  });

  const poison = (treasury: number) => {
    const rival = { domain: ['eots-house-physician'], treasury };
    const table = riteTable(['eots-thufir-hawat'], [rival]);
    table.act('rite intrigue eots-thufir-hawat against eots-house-physician', 'decline');
    return table.act('vanquish eots-house-physician');
  };

  it('[TAT-6.2.11-88] of a CHOAM rite is twice as many solaris', () => {
    const gained = poison(20).act('reward gain');
    expect([gained.house(0).treasury, gained.house(1).treasury]).toEqual([22, 20]);
    const taken = poison(20).act('reward take');
    expect([taken.house(0).treasury, taken.house(1).treasury]).toEqual([20, 18]);
  });

  it('[TAT-6.2.11-89] [CRF-2.C.ii-15] takes no more solaris than the defender has', () => {
    expect(poison(1).act('reward take').house(1).treasury).toBe(0);
  });

  it('(C29) counts those that Surprise vanquished', () => {
    const table = riteTable(
      ['eots-thufir-hawat', 'eots-assassin-cohort on eots-thufir-hawat'],
      [['eots-feyd-rautha', 'eots-engineering-corps on eots-feyd-rautha']],
    );
    grantKeyword(table, 'eots-assassin-cohort', 0, 'surprise');
    table.act('rite intrigue eots-thufir-hawat against eots-feyd-rautha');
    table.act('join eots-assassin-cohort', 'join eots-engineering-corps', 'engage-defense');
    table.act('strike-first eots-assassin-cohort', 'vanquish eots-engineering-corps');
    table.act('vanquish eots-feyd-rautha');
    table.act('reward gain');
    expect(table.house(0).treasury).toBe(24);
  });
});
