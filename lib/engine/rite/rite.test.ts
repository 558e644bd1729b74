import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, riteTable, targetsOf } from '../testing/rite-fixture';
import type { Table } from '../testing/scenario-fixture';

/** What happened from an event on, in a few words each. */
function story(table: Table, from: number): string[] {
  const name = (id: number) => table.state.cards[id]?.card.replace(/^[a-z]+-/, '') ?? '?';
  return table.events.slice(from).flatMap((event) => {
    switch (event.kind) {
      case 'rite':
        return [`${name(event.leader)} against ${name(event.target)}: ${event.rite}`];
      case 'joined':
        return [`${name(event.card)} joins`];
      case 'countered':
        return [`${name(event.card)} counters`];
      case 'turned':
        return event.to === 'engaged'
          ? [`${name(event.card)} engages`]
          : [`${name(event.card)} is ${event.to}`];
      case 'force':
        return [`force ${event.attack} against ${event.defense}`];
      case 'vanquished':
        return [`House ${event.by} has vanquished ${name(event.card)}`];
      case 'gained':
      case 'lost':
        return event.what === 'spice'
          ? []
          : [`House ${event.seat} has ${event.kind} ${event.amount} ${event.what}`];
      case 'rite-over':
        return [`over: ${event.result}`];
      default:
        return [];
    }
  });
}

describe('a rite from beginning to end', () => {
  it('[TAT-6.2.11-11] [TAT-6.2.11-12] [TAT-6.2.11-13] is initiated, assessed and resolved: a battle', () => {
    const table = riteTable(
      [
        'eots-gurney-halleck',
        'eots-atreides-battalion on eots-gurney-halleck',
        'jotc-atreides-house-guard on eots-gurney-halleck',
      ],
      [['eots-carthag', 'eots-sardaukar-battalion on eots-carthag']],
    );
    const start = table.events.length;
    table.act('rite battle eots-gurney-halleck against eots-carthag');
    table.act('join eots-atreides-battalion', 'join jotc-atreides-house-guard');
    table.act('join eots-sardaukar-battalion', 'engage-defense');
    table.act('vanquish eots-sardaukar-battalion', 'vanquish eots-atreides-battalion');
    table.act('vanquish jotc-atreides-house-guard');
    expect(story(table, start)).toEqual([
      'gurney-halleck against carthag: battle',
      'atreides-battalion joins',
      'atreides-house-guard joins',
      'gurney-halleck engages',
      'atreides-battalion engages',
      'atreides-house-guard engages',
      'sardaukar-battalion joins',
      'carthag engages',
      'sardaukar-battalion engages',
      // 3 + 2 + 1 against 2 + 3.
      'force 6 against 5',
      'sardaukar-battalion is subdued',
      'atreides-battalion is subdued',
      'atreides-house-guard is subdued',
      'House 0 has vanquished sardaukar-battalion',
      'House 1 has vanquished atreides-battalion',
      'House 1 has vanquished atreides-house-guard',
      // Carthag stands, so there is no reward.
      'over: held',
    ]);
    expect(table.state.frames.map(({ step }) => step)).toEqual(['turn', 'house']);
  });

  it('is a duel with a counter, in which both leaders fall and nobody is rewarded', () => {
    const table = riteTable(['eots-jamis'], [['eots-feyd-rautha', 'eots-house-swordmaster']]);
    // Nobody counters the duels of Jamis.
    expect(table.act('rite dueling eots-jamis against eots-feyd-rautha').options()).toEqual([
      'engage-defense',
      'decline',
    ]);
    const open = riteTable(['eots-duncan-idaho'], [['eots-feyd-rautha', 'eots-house-swordmaster']]);
    const start = open.events.length;
    open.act('rite dueling eots-duncan-idaho against eots-feyd-rautha');
    open.act('counter eots-house-swordmaster', 'engage-defense');
    open.act('vanquish eots-house-swordmaster', 'vanquish eots-duncan-idaho');
    expect(story(open, start)).toEqual([
      'duncan-idaho against feyd-rautha: dueling',
      'duncan-idaho engages',
      'house-swordmaster counters',
      'house-swordmaster engages',
      'force 3 against 3',
      'house-swordmaster is subdued',
      'duncan-idaho is subdued',
      'House 0 has vanquished house-swordmaster',
      'House 1 has vanquished duncan-idaho',
      'over: held',
    ]);
  });

  it('is an arbitration that is won, with solaris taken', () => {
    const table = riteTable(
      ['eots-duke-leto-atreides', 'eots-landsraad-coalition on eots-duke-leto-atreides'],
      [{ domain: ['eots-smuggler-bribes'], treasury: 3 }],
    );
    const start = table.events.length;
    table.act('rite arbitration eots-duke-leto-atreides against eots-smuggler-bribes');
    table.act('join eots-landsraad-coalition', 'engage-defense');
    table.act('vanquish eots-smuggler-bribes', 'reward take');
    expect(story(table, start)).toEqual([
      'duke-leto-atreides against smuggler-bribes: arbitration',
      'landsraad-coalition joins',
      'duke-leto-atreides engages',
      'landsraad-coalition engages',
      'smuggler-bribes engages',
      'force 5 against 1',
      'smuggler-bribes is subdued',
      'House 0 has vanquished smuggler-bribes',
      'House 1 has lost 2 solaris',
      'over: vanquished',
    ]);
  });

  it('is an intrigue with Surprise, whose victim gives no force', () => {
    const table = riteTable(['eots-house-assassin'], [['eots-harkonnen-slavemaster']]);
    grant(table, 'eots-harkonnen-slavemaster', 1, {
      kind: 'raise',
      what: 'resistance',
      by: -1,
      of: 'those',
    });
    const start = table.events.length;
    table.act('rite intrigue eots-house-assassin against eots-harkonnen-slavemaster');
    table.act('engage-defense', 'strike-first eots-house-assassin');
    table.act('vanquish eots-harkonnen-slavemaster', 'reward gain');
    expect(story(table, start)).toEqual([
      'house-assassin against harkonnen-slavemaster: intrigue',
      'house-assassin engages',
      'harkonnen-slavemaster engages',
      'harkonnen-slavemaster is subdued',
      'House 0 has vanquished harkonnen-slavemaster',
      'force 0 against 0',
      'House 0 has gained 2 solaris',
      'over: vanquished',
    ]);
  });
});

describe('a rite that a venture starts', () => {
  const venture = 'eots-arclight-assault';
  const attack = ['eots-gurney-halleck', `${venture} on eots-gurney-halleck`, 'eots-duncan-idaho'];

  it('[TAT-6.2.11-17] [TAT-6.2.6-11] [CRF-1.A.iii-07] [CRF-1.A.iii-08] is led by its persona, engaged already, and counts only if the venture lets it', () => {
    const table = riteTable(attack, [['eots-arrakeen', 'eots-carthag']]);
    table.act(`activate ${venture}`, 'choose eots-arrakeen');
    expect(table.card('eots-gurney-halleck').status).toBe('engaged');
    table.act('decline');
    expect(table.events.find((event) => event.kind === 'force')).toMatchObject({ attack: 3 });
    expect(targetsOf(table, 'battle', 'eots-duncan-idaho')).toEqual([
      'eots-arrakeen',
      'eots-carthag',
    ]);
    expect(table.zone('house-discard')).toEqual([venture]);
  });

  it.each([
    ['its leader', []],
    ['a leader that counters engaged', [{ kind: 'counters-freely', of: 'those' }]],
  ] as const)(
    '[TAT-6.2.11-20] [CRF-1.D.i-05] (C28) does not keep %s from bringing others by Direct',
    (_who, more) => {
      const table = riteTable(attack, [['eots-arrakeen']]);
      grantKeyword(table, 'eots-gurney-halleck', 0, 'direct');
      grant(table, 'eots-gurney-halleck', 0, ...more);
      grant(table, 'eots-gurney-halleck', 0, {
        kind: 'raise',
        what: 'command',
        by: 2,
        of: 'those',
      });
      table.act(`activate ${venture}`, 'choose eots-arrakeen');
      expect(table.options()).toEqual(['join eots-duncan-idaho', 'done']);
    },
  );

  it('[TAT-6.2.11-06] [CRF-1.A.iii-08] counts like any other where nothing else is said', () => {
    const way = 'eots-weirding-way'; // a rite of the House's choice, with no word of limits
    const PAUL = 'eots-paul-atreides';
    const rival = ['eots-house-agent', 'eots-harkonnen-slavemaster'];
    const table = riteTable([PAUL, `${way} on ${PAUL}`, 'eots-duncan-idaho'], [rival]);
    expect(targetsOf(table, 'dueling', 'eots-duncan-idaho')).toEqual(rival);
    table.act(`activate ${way}`, 'choose-part 0', 'choose eots-house-agent').toInterval(0);
    expect(table.events.filter(({ kind }) => kind === 'rite')).toHaveLength(1);
    expect(targetsOf(table, 'dueling', 'eots-duncan-idaho')).toEqual([]);
  });
});

describe('capturing and discarding in a rite', () => {
  // Piter de Vries, Intrigue 4, may capture a persona vanquished in an intrigue that he is in.
  const PITER = 'eots-piter-de-vries';
  const intrigue = (target: readonly string[]) => {
    const table = riteTable([PITER], [target]);
    return table.act(`rite intrigue ${PITER} against ${target[0]}`, 'engage-defense');
  };

  it('[TAT-6.2.11-71] [CRF-2.C.ii-17] is for a persona that comes out of it', () => {
    const table = intrigue(['eots-house-physician']);
    table.act('vanquish eots-house-physician', 'reward gain', 'choose-part 1');
    table.act('choose eots-house-physician');
    expect(table.card('eots-house-physician')).toMatchObject({ status: 'subdued', owner: 1 });
    expect(table.zone('domain')).toContain('eots-house-physician');
    expect(table.state.frames.map(({ step }) => step)).toEqual(['turn', 'house']);
  });

  it('[TAT-6.2.11-71] [CRF-2.C.ii-17] is not for one that was vanquished itself', () => {
    const table = intrigue(['eots-house-mentat']);
    table.act('vanquish eots-house-mentat', `vanquish ${PITER}`, 'reward gain');
    expect(table.card(PITER).status).toBe('subdued');
    expect(table.zone('domain')).toEqual([PITER]);
    expect(table.state.frames.map(({ step }) => step)).toEqual(['turn', 'house']);
  });

  it('[TAT-6.2.11-82] [TAT-6.2.11-83] [TAT-6.2.11-84] puts a vanquished aide on its owner’s pile, with enhancements; personnel and equipment go elsewhere or too', () => {
    const LISCIA = 'eots-liscia-theirese';
    const discard = (...more: string[]) => {
      const table = riteTable(
        [LISCIA],
        [
          [
            'eots-house-mentat',
            'eots-hand-of-god on eots-house-mentat',
            'eots-assassin-cohort on eots-house-mentat',
            ...more,
          ],
        ],
      );
      grant(table, LISCIA, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      table.act(`rite intrigue ${LISCIA} against eots-house-mentat`, 'done', 'decline');
      table.act('vanquish eots-house-mentat', 'reward gain', 'choose-part 1');
      return table.act('choose eots-house-mentat');
    };
    const alone = discard();
    expect([...alone.zone('house-discard', 1)].sort()).toEqual([
      'eots-assassin-cohort',
      'eots-hand-of-god',
      'eots-house-mentat',
    ]);
    const together = discard('eots-feyd-rautha');
    expect(together.options()).toEqual(['assign eots-assassin-cohort on eots-feyd-rautha']);
  });
});
