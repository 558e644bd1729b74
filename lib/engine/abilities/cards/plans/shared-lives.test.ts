import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

describe('plans about what others have', () => {
  it('Sharing of Inner Lives takes a skill or title of a Sister, anybody’s, to its persona', () => {
    const venture = 'eots-sharing-of-inner-lives';
    const own = ['eots-house-agent', `${venture} on eots-house-agent`, 'eots-arrakeen'];
    const table = facing({ domain: own, hand: [] }, [
      'eots-lady-margot',
      'eots-weirding-talent on eots-lady-margot',
      'eots-peer-of-the-realm on eots-lady-margot',
      'eots-secret-allegiance on eots-lady-margot',
      'eots-stilgar',
      'eots-valor on eots-stilgar',
    ]);
    const skills = ['weirding', 'arbitration', 'battle'] as const;
    for (const talent of skills)
      grant(table, 'eots-house-agent', 0, { kind: 'raise', what: talent, by: 4, of: 'those' });
    table.act(`activate ${venture}`);
    while (!table.can('choose eots-weirding-talent')) table.act('pass');
    expect(table.can('choose eots-peer-of-the-realm')).toBe(true);
    expect(table.options()).not.toContain('choose eots-valor');
    expect(table.options()).not.toContain('choose eots-secret-allegiance');
    table.act('choose eots-weirding-talent', 'choose eots-house-agent');
    const taken = table.card('eots-weirding-talent', 0);
    expect(taken.place).toMatchObject({ seat: 0, host: table.card('eots-house-agent').id });
  });

  it('[TAT-6.2.6-14] [TAT-6.2.1-04] Resurrect Alliance counts allies that lie subdued with a rival when they are won, and gives twice as much favor', () => {
    const program = 'tat-resurrect-alliance';
    const table = (rival: readonly string[], ally = 'eots-gurney-halleck') => {
      const one = scenario({
        houses: [
          {
            favor: 10,
            domain: ['eots-caladan', `${program} on eots-caladan`],
            assembly: [ally],
            hand: [],
          },
          { domain: rival },
        ],
      }).toInterval(0);
      one.act(`petition ${ally}`, 'bid 2', 'pass', 'pass');
      while (one.can('discount 0')) one.act('discount 0');
      return one;
    };
    expect(table(['eots-gurney-halleck subdued']).card(program).program).toBe(1);
    expect(table(['eots-jamis subdued']).card(program).program).toBe(0);
    expect(table([]).card(program).program).toBe(0);
    const one = table(['eots-gurney-halleck subdued']);
    one.card(program).program = 2;
    expect(one.can(`activate ${program}`)).toBe(true);
    const { favor } = one.house(0);
    one.act(`activate ${program}`);
    expect(one.house(0).favor).toBe(favor + 4);
  });

  const exchanging = (operation: string, part: number, guildHoard = 8): Table => {
    const table = facing({ hand: ['eots-exchange-violation'], hoard: 3 }, [], { guildHoard });
    table.toInterval(0).act(operation);
    inTurn(table, 'tactic eots-exchange-violation', `choose-part ${part}`);
    for (let step = 0; step < 10 && !table.can('end-interval'); step += 1) table.act('pass');
    return table;
  };
  const rates = ({ events }: Table) =>
    events.flatMap((event) => (event.kind === 'exchanged' ? [event.rate] : []));

  it('[TAT-6.2.10-08] [TAT-6.2.10-13] Exchange Violation moves the CROE by 1 for the exchange, and it is still read anew', () => {
    // With 8 in the Guild Hoard the rate is 3, with 6 it is 4.
    expect(rates(exchanging('buy-spice 3', 0))).toEqual([4, 4, 5]);
    expect(rates(exchanging('buy-spice 3', 1))).toEqual([2, 2, 3]);
    expect(rates(exchanging('sell-spice 3', 1))).toEqual([2, 2, 1]);
  });

  it('[TAT-6.2.10-14] Exchange Violation takes it no lower than 1, and is over with the operation', () => {
    const cheap = exchanging('buy-spice 2', 1, 15);
    expect(rates(cheap)).toEqual([1, 1]);
    expect(cheap.state.lasting).toEqual([]);
  });
});
