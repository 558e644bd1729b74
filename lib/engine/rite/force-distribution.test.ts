import { describe, expect, it } from 'vitest';
import type { Modifier } from '../abilities/modifiers/table';
import type { RuleSet } from '../state/state';
import { grant, grantKeyword, offered, riteTable } from '../testing/rite-fixture';

// Battle 3, Dueling 1, command 2, resistance 3, Atreides.
const GURNEY = 'eots-gurney-halleck';
const ARMY = [GURNEY, `eots-atreides-battalion on ${GURNEY}`, `eots-house-battalion on ${GURNEY}`];
/** Gurney Halleck 3, Atreides Battalion 2 and House Battalion 1 against Arrakeen. */
const assault = [
  `rite battle ${GURNEY} against eots-arrakeen`,
  'join eots-atreides-battalion',
  'join eots-house-battalion',
];
const forces = (table: ReturnType<typeof riteTable>) =>
  table.events.find((event) => event.kind === 'force');
const turned = (table: ReturnType<typeof riteTable>, to: string) =>
  table.events.flatMap((event) =>
    event.kind === 'turned' && event.to === to ? [table.state.cards[event.card]?.card] : [],
  );

describe('force', () => {
  it('[TAT-6.2.11-54] is the sum of the participants’ ranks and of what cards add or take', () => {
    const table = riteTable(ARMY, [['eots-arrakeen']]);
    grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: 2, of: 'those' });
    grant(table, 'eots-house-battalion', 0, { kind: 'raise', what: 'force', by: -1, of: 'those' });
    grant(table, 'eots-arrakeen', 1, { kind: 'raise', what: 'battle', by: 1, of: 'those' });
    table.act(...assault, 'engage-defense');
    // 3 + 2, 2, 1 - 1 against 1 + 1.
    expect(forces(table)).toEqual({ kind: 'force', attack: 7, defense: 2 });
  });

  const duel = (...modifiers: readonly Modifier[]) => {
    const table = riteTable([GURNEY], [['eots-piter-de-vries']]);
    grant(table, 'eots-piter-de-vries', 1, ...modifiers);
    return forces(
      table.act(`rite dueling ${GURNEY} against eots-piter-de-vries`, 'engage-defense'),
    );
  };

  it('[TAT-6.2.11-55] [CRF-1.D.ii-03] is nothing from a participant without the talent, whatever cards add', () => {
    // Gurney Halleck adds 2 where Harkonnen take part.
    expect(duel()).toEqual({ kind: 'force', attack: 3, defense: 0 });
    expect(duel({ kind: 'raise', what: 'force', by: 2, of: 'those' })).toMatchObject({
      defense: 0,
    });
  });

  it('[CRF-1.C-03] [TAT-3.3-04] comes with a rank that something gives', () => {
    const rank: Modifier = { kind: 'raise', what: 'dueling', by: 1, of: 'those' };
    expect(duel(rank)).toMatchObject({ defense: 1 });
    expect(duel(rank, { kind: 'raise', what: 'force', by: 2, of: 'those' })).toMatchObject({
      defense: 3,
    });
  });

  it('[CRF-4.B-01] is added without the talent only where a card says so', () => {
    const force: Modifier = { kind: 'raise', what: 'bare-force', by: 2, of: 'those' };
    expect(duel(force)).toMatchObject({ defense: 2 });
  });

  it('[TAT-6.2.11-56] [CRF-2.C.ii-12] is nothing from personnel that were not engaged for the rite', () => {
    const table = riteTable(ARMY, [['eots-arrakeen']]);
    grant(table, GURNEY, 0, {
      kind: 'raise',
      what: 'force',
      by: { participants: 'attacking' },
      of: 'those',
    });
    table.act(...assault.slice(0, 2), 'done', 'decline');
    // 3, and 1 for each of two participants; 2.
    expect(forces(table)).toEqual({ kind: 'force', attack: 7, defense: 0 });
  });

  it('[TAT-6.2.11-57] is distributed by the attacker first, then by the defender', () => {
    const table = riteTable(
      [GURNEY],
      [['eots-arrakeen', 'eots-sardaukar-battalion on eots-arrakeen']],
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'join eots-sardaukar-battalion');
    table.act('engage-defense');
    expect(table.asked()).toBe(0);
    expect(table.options()).toEqual(['vanquish eots-sardaukar-battalion', 'done']);
    table.act('done');
    expect(table.asked()).toBe(1);
    expect(table.options()).toEqual([`vanquish ${GURNEY}`, 'done']);
  });

  const defended = [
    'eots-arrakeen',
    'eots-house-battalion on eots-arrakeen',
    'tat-guild-security-division on eots-arrakeen',
  ];
  /** Against Arrakeen, resistance 6, with battalion, resistance 2, and division, resistance 1. */
  const breach = (force: number) => {
    const table = riteTable([GURNEY], [defended]);
    grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: force - 3, of: 'those' });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    return table.act(
      'join eots-house-battalion',
      'join tat-guild-security-division',
      'engage-defense',
    );
  };

  it('[TAT-6.2.11-58] [CRF-2.C.ii-11] goes to a card only when all participants on it are vanquished', () => {
    const table = breach(9);
    expect(offered(table, 'vanquish')).toEqual([
      'vanquish eots-house-battalion',
      'vanquish tat-guild-security-division',
    ]);
    table.act('vanquish eots-house-battalion', 'vanquish tat-guild-security-division');
    expect(offered(table, 'vanquish')).toEqual(['vanquish eots-arrakeen']);
  });

  it('[TAT-6.2.11-58] is not enough for a leader when it is used up by its participants', () => {
    const table = breach(8).act('vanquish eots-house-battalion');
    table.act('vanquish tat-guild-security-division');
    // 5 are left, and Arrakeen needs 6: it is the defender's turn.
    expect(table.asked()).toBe(1);
    expect(table.card('eots-arrakeen', 1).status).toBe('engaged');
  });

  it('[TAT-6.2.11-62] (C29) may be split freely, and what is not given is lost', () => {
    const table = breach(9).act('vanquish tat-guild-security-division');
    expect(table.asked()).toBe(0);
    table.act('done', 'done');
    expect(turned(table, 'subdued')).toEqual(['tat-guild-security-division']);
  });

  it('[TAT-6.2.11-62] has no further effect where there is more than the resistance of all', () => {
    const table = breach(40).act('vanquish eots-house-battalion');
    table.act('vanquish tat-guild-security-division', 'vanquish eots-arrakeen', 'done');
    expect(turned(table, 'subdued').sort()).toEqual([
      'eots-arrakeen',
      'eots-house-battalion',
      'tat-guild-security-division',
    ]);
    const others = ['eots-house-agent', 'eots-carthag'];
    const more = riteTable([GURNEY], [['eots-arrakeen', ...others]]);
    grant(more, GURNEY, 0, { kind: 'raise', what: 'force', by: 40, of: 'those' });
    more.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline');
    expect(offered(more, 'vanquish')).toEqual(['vanquish eots-arrakeen']);
    more.act('vanquish eots-arrakeen');
    expect(offered(more, 'vanquish')).toEqual([]);
    for (const id of others) expect(more.card(id, 1).status).toBe('disengaged');
  });

  /** Feyd-Rautha directs Piter de Vries, with a band each: resistance 3, 3, 2, 1. */
  const gang = (force: number) => {
    const table = riteTable(
      [GURNEY],
      [
        [
          'eots-feyd-rautha',
          'tat-honor-guard on eots-feyd-rautha',
          'eots-piter-de-vries',
          'jotc-vanguard-battalion on eots-piter-de-vries',
        ],
      ],
    );
    grantKeyword(table, 'eots-feyd-rautha', 1, 'direct');
    grant(table, 'jotc-vanguard-battalion', 1, {
      kind: 'raise',
      what: 'dueling',
      by: 0,
      of: 'those',
    });
    // Gurney Halleck has Dueling 1 and adds 2 against Harkonnen.
    grant(table, GURNEY, 0, { kind: 'raise', what: 'force', by: force - 3, of: 'those' });
    grant(table, GURNEY, 0, { kind: 'raise', what: 'resistance', by: 20, of: 'those' });
    table.act(`rite dueling ${GURNEY} against eots-feyd-rautha`, 'join eots-piter-de-vries');
    table.act('join tat-honor-guard', 'join jotc-vanguard-battalion', 'engage-defense');
    return table.act('done');
  };

  it('[TAT-6.2.11-59] [CRF-2.C.ii-16] [CRF-1.D.i-04] goes to a directing leader last, once all that it brought and bears have enough', () => {
    const table = gang(9);
    expect(offered(table, 'vanquish')).toEqual([
      'vanquish jotc-vanguard-battalion',
      'vanquish tat-honor-guard',
    ]);
    table.act('vanquish jotc-vanguard-battalion');
    expect(offered(table, 'vanquish')).toContain('vanquish eots-piter-de-vries');
    expect(table.can('vanquish eots-feyd-rautha')).toBe(false);
    table.act('vanquish eots-piter-de-vries');
    expect(table.can('vanquish eots-feyd-rautha')).toBe(false);
    table.act('vanquish tat-honor-guard');
    expect(offered(table, 'vanquish')).toEqual(['vanquish eots-feyd-rautha']);
  });

  it('[TAT-6.2.11-59] does not reach a directing leader past anybody that it brought', () => {
    const table = gang(8).act('vanquish jotc-vanguard-battalion', 'vanquish tat-honor-guard');
    // 5 are left, but Piter de Vries stands before Feyd-Rautha.
    expect(offered(table, 'vanquish')).toEqual(['vanquish eots-piter-de-vries']);
    table.act('done');
    expect(turned(table, 'subdued')).toEqual(['jotc-vanguard-battalion', 'tat-honor-guard']);
  });

  it('[CRF-1.D.i-04] (C41) in whatever order they are named, and its own personnel alone where it shall stand', () => {
    const ordered = ['jotc-vanguard-battalion', 'eots-piter-de-vries', 'tat-honor-guard'];
    const other = ['tat-honor-guard', 'jotc-vanguard-battalion', 'eots-piter-de-vries'];
    const fallen = (line: readonly string[]) => {
      const table = gang(9).act(...line.map((card) => `vanquish ${card}`));
      return turned(table.act('vanquish eots-feyd-rautha'), 'subdued').sort();
    };
    expect(fallen(other)).toEqual(fallen(ordered));
    expect(fallen(ordered)).toHaveLength(4);
    expect(turned(gang(9).act('vanquish tat-honor-guard', 'done'), 'subdued')).toEqual([
      'tat-honor-guard',
    ]);
  });
});

describe('resolution', () => {
  /** Jamis, Dueling 3, against Feyd-Rautha, Dueling 3; resistance 3 both. */
  const duel = () => {
    const table = riteTable(['eots-jamis'], [['eots-count-hasimir-fenring']]);
    grant(table, 'eots-jamis', 0, { kind: 'raise', what: 'force', by: 0, of: 'those' });
    return table.act(
      'rite dueling eots-jamis against eots-count-hasimir-fenring',
      'engage-defense',
    );
  };

  it('[TAT-6.2.11-63] comes to all at the same time: both leaders can be vanquished', () => {
    const table = duel().act('vanquish eots-count-hasimir-fenring');
    // Jamis will be avenged: the Count still has his force.
    expect(table.asked()).toBe(1);
    expect(table.card('eots-count-hasimir-fenring', 1).status).toBe('engaged');
    table.act('vanquish eots-jamis');
    expect(table.card('eots-count-hasimir-fenring', 1).status).toBe('subdued');
    expect(table.card('eots-jamis').status).toBe('subdued');
  });

  it('[TAT-6.2.11-64] [TAT-6.2.11-65] vanquishes and subdues what gets its resistance in force', () => {
    const table = duel().act('vanquish eots-count-hasimir-fenring', 'done');
    const vanquished = table.events.filter(({ kind }) => kind === 'vanquished');
    expect(vanquished).toEqual([
      { kind: 'vanquished', card: table.card('eots-count-hasimir-fenring', 1).id, by: 0 },
    ]);
    expect(table.card('eots-count-hasimir-fenring', 1)).toMatchObject({
      status: 'subdued',
      deferment: 0,
    });
  });

  it('[TAT-6.2.11-64] counts what adds to a resistance', () => {
    const table = riteTable(['eots-jamis'], [['eots-feyd-rautha']]);
    grant(table, 'eots-feyd-rautha', 1, { kind: 'raise', what: 'resistance', by: 1, of: 'those' });
    table.act('rite dueling eots-jamis against eots-feyd-rautha', 'decline');
    expect(offered(table, 'vanquish')).toEqual([]);
  });

  it('[TAT-6.2.11-66] leaves no trace of force below a resistance', () => {
    const table = riteTable([GURNEY], [['eots-arrakeen']]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    const before = { ...table.card('eots-arrakeen', 1) };
    table.act('decline');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 0 });
    expect(table.card('eots-arrakeen', 1)).toEqual(before);
  });

  it('[TAT-3.1.1-06] discards or captures no vanquished home world, whatever an effect says', () => {
    for (const does of ['discard', 'capture'] as const) {
      const table = riteTable([GURNEY], [['eots-giedi-prime']]);
      grant(table, 'eots-giedi-prime', 1, {
        kind: 'raise',
        what: 'resistance',
        by: -6,
        of: 'those',
      });
      grant(table, GURNEY, 0, { kind: 'fate', does, of: { state: 'any' } });
      table.act(`rite battle ${GURNEY} against eots-giedi-prime`, 'decline');
      table.act('vanquish eots-giedi-prime', 'reward gain');
      expect(table.card('eots-giedi-prime', 1)).toMatchObject({
        status: 'subdued',
        place: { zone: 'domain', seat: 1 },
      });
    }
  });

  it('[TAT-5.4-16] (C01) leaves what did not take part on a vanquished host as it is, under both rules', () => {
    for (const rules of ['tat', 'eots'] satisfies RuleSet[]) {
      const defense = ['eots-arrakeen', 'eots-sardaukar-battalion on eots-arrakeen'];
      const table = riteTable(ARMY, [defense], { rules });
      table.act(...assault, 'done', 'decline', 'vanquish eots-arrakeen');
      expect(table.card('eots-sardaukar-battalion', 1).status).toBe('disengaged');
    }
  });

  it('[CRF-3.C-01] [CRF-4.A-03] (C01) takes participants down with a host that a card subdues in the rite, under EotS and CRF alone', () => {
    // A third House costs the attack its leader; the cohort takes part, the other personnel does not.
    const fate = (rules: RuleSet) => {
      const attack = [
        'eots-house-mentat',
        'eots-assassin-cohort on eots-house-mentat',
        'eots-engineering-corps on eots-house-mentat',
      ];
      const tactic = 'tat-lost-in-the-desert';
      const third = { domain: ['eots-guard-commander'], hand: [tactic] };
      const table = riteTable(attack, [['eots-feyd-rautha'], third], { rules, tactics: true });
      table.act('rite intrigue eots-house-mentat against eots-feyd-rautha');
      table.act('join eots-assassin-cohort', 'done', 'pass');
      table.act(`tactic ${tactic}`, 'choose eots-guard-commander', 'choose eots-house-mentat');
      expect(table.card('eots-house-mentat').status).toBe('subdued');
      return ['eots-assassin-cohort', 'eots-engineering-corps'].map((id) => table.card(id).status);
    };
    expect(fate('tat')).toEqual(['disengaged', 'disengaged']);
    expect(fate('eots')).toEqual(['subdued', 'disengaged']);
  });
});
