import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../state/state';
import { grantKeyword, offered, riteTable, turn } from '../testing/rite-fixture';

// Battle 3 and Dueling 1, command 2, Atreides.
const GURNEY = 'eots-gurney-halleck';
const ARMY = [GURNEY, `eots-atreides-battalion on ${GURNEY}`, `eots-house-battalion on ${GURNEY}`];
/** Gurney Halleck and his two battalions, 6 in Battle, against Arrakeen, resistance 6. */
const assault = [
  'rite battle eots-gurney-halleck against eots-arrakeen',
  'join eots-atreides-battalion',
  'join eots-house-battalion',
];

const forces = (table: ReturnType<typeof riteTable>) =>
  table.events.find((event) => event.kind === 'force');

describe('the defense leader', () => {
  it('[TAT-6.2.11-38] [TAT-6.2.11-47] [CRF-4.A-06] [CRF-2.C.ii-18] is the target, be it a fief, and engages if its House wants', () => {
    const table = riteTable([GURNEY], [['eots-arrakeen']]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    expect(table.asked()).toBe(1);
    expect(table.options()).toEqual(['engage-defense', 'decline']);
    table.act('engage-defense');
    expect(table.card('eots-arrakeen', 1).status).toBe('engaged');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 1 });
  });

  it('[TAT-6.2.11-49] [CRF-2.C.ii-10] that is left out gives no force, and can be vanquished', () => {
    const table = riteTable(ARMY, [['eots-arrakeen']]);
    table.act(...assault, 'decline');
    expect(forces(table)).toEqual({ kind: 'force', attack: 6, defense: 0 });
    expect(table.options()).toEqual(['vanquish eots-arrakeen', 'done']);
    table.act('vanquish eots-arrakeen');
    expect(table.card('eots-arrakeen', 1).status).toBe('subdued');
  });

  it('[TAT-6.2.11-50] that is left out has no other participants', () => {
    const defense = ['eots-arrakeen', 'eots-sardaukar-battalion on eots-arrakeen'];
    const table = riteTable([GURNEY], [defense]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'join eots-sardaukar-battalion');
    table.act('decline');
    expect(table.card('eots-sardaukar-battalion', 1).status).toBe('disengaged');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 0 });
    // 3 is enough for the battalion, but it takes no part.
    expect(offered(table, 'vanquish')).toEqual([]);
  });

  const engaged = (rules: RuleSet) => {
    const defense = ['eots-arrakeen', 'eots-sardaukar-battalion on eots-arrakeen'];
    const table = riteTable([GURNEY], [defense], { rules });
    turn(table, 'eots-arrakeen', 1, 'engaged');
    return table.act(`rite battle ${GURNEY} against eots-arrakeen`);
  };

  it('[TAT-6.2.11-48] (C03) that was engaged already takes part all the same under TaT', () => {
    const table = engaged('tat').act('join eots-sardaukar-battalion');
    // Arrakeen 1 and the battalion 3.
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 4 });
  });

  it('[CRF-4.A-05] (C03) that was engaged already gives no force and brings nobody under EotS and CRF', () => {
    const table = engaged('eots');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 0 });
    expect(table.card('eots-sardaukar-battalion', 1).status).toBe('disengaged');
  });

  it('cannot be left out where an effect of the attacker forbids it', () => {
    const table = riteTable(['tat-jareh-benquait'], [['eots-arrakeen']]);
    table.act('rite battle tat-jareh-benquait against eots-arrakeen');
    expect(table.options()).toEqual(['engage-defense']);
  });
});

describe('participants of the defense', () => {
  it('[TAT-6.2.11-43] [CRF-1.A.ii-03] are personnel on the leader with the talent, disengaged', () => {
    const table = riteTable(
      [GURNEY],
      [
        [
          'eots-arrakeen',
          'eots-sardaukar-battalion on eots-arrakeen',
          'eots-imperial-courtiers on eots-arrakeen',
          'eots-house-battalion on eots-arrakeen',
          'eots-carthag',
          'tat-hellhounds on eots-carthag',
        ],
      ],
    );
    turn(table, 'eots-house-battalion', 1, 'engaged');
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    expect(table.options()).toEqual(['join eots-sardaukar-battalion', 'done']);
    table.act('join eots-sardaukar-battalion', 'engage-defense');
    expect(table.card('eots-sardaukar-battalion', 1).status).toBe('engaged');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 4 });
  });

  it('[TAT-6.2.11-44] [TAT-6.2.11-60] [CRF-1.A.ii-02] leave the others untouched, which need not be vanquished first', () => {
    const defense = ['eots-arrakeen', 'eots-sardaukar-battalion on eots-arrakeen'];
    const table = riteTable(ARMY, [defense]);
    table.act(...assault, 'done', 'decline', 'vanquish eots-arrakeen');
    expect(table.card('eots-arrakeen', 1).status).toBe('subdued');
    expect(table.card('eots-sardaukar-battalion', 1).status).toBe('disengaged');
  });

  const riding = ['eots-feyd-rautha', 'eots-piter-de-vries', 'eots-harkonnen-slavemaster'];

  it('[TAT-6.2.11-45] are personas too where the defense leader can Direct', () => {
    const table = riteTable([GURNEY], [riding]);
    grantKeyword(table, 'eots-feyd-rautha', 1, 'direct');
    table.act(`rite dueling ${GURNEY} against eots-feyd-rautha`);
    // Command 1 is less than Feyd-Rautha’s 2; the slavemaster’s 2 is not.
    expect(table.options()).toEqual(['join eots-piter-de-vries', 'done']);
    table.act('join eots-piter-de-vries', 'engage-defense');
    expect(table.card('eots-piter-de-vries', 1).status).toBe('engaged');
  });

  it('[CRF-1.D.i-05] (C28) are none of these where it was engaged before', () => {
    const table = riteTable([GURNEY], [riding]);
    grantKeyword(table, 'eots-feyd-rautha', 1, 'direct');
    turn(table, 'eots-feyd-rautha', 1, 'engaged');
    table.act(`rite dueling ${GURNEY} against eots-feyd-rautha`, 'done');
    expect(table.events.some(({ kind }) => kind === 'force')).toBe(true);
    expect(table.card('eots-piter-de-vries', 1).status).toBe('disengaged');
  });
});

describe('personnel whose text engages it', () => {
  it('[CRF-1.A.ii-04] (C06) takes part from Defender Engagement on, though it was not declared', () => {
    for (const rules of ['tat', 'eots'] satisfies RuleSet[]) {
      const target = 'eots-house-mentat';
      const table = riteTable(
        { domain: ['eots-thufir-hawat'], hand: [] },
        [{ domain: [target, `eots-assassin-cohort on ${target}`], hand: [] }],
        { rules, tactics: true },
      );
      table.act(`rite intrigue eots-thufir-hawat against ${target}`);
      while (!table.can('decline')) table.act(table.can('done') ? 'done' : 'pass');
      table.act('engage-defense', 'use eots-assassin-cohort 1');
      expect(table.card('eots-assassin-cohort', 1).status).toBe('engaged');
      while (table.state.frames.at(-1)?.step === 'window') table.act('pass');
      expect(forces(table)).toEqual({ kind: 'force', attack: 5, defense: 5 });
    }
  });

  it('adds nothing to a defense that was left out', () => {
    const target = 'eots-house-mentat';
    const table = riteTable(
      { domain: ['eots-thufir-hawat'], hand: [] },
      [{ domain: [target, `eots-assassin-cohort on ${target}`], hand: [] }],
      { tactics: true },
    );
    table.act(`rite intrigue eots-thufir-hawat against ${target}`);
    while (!table.can('decline')) table.act(table.can('done') ? 'done' : 'pass');
    table.act('decline');
    while (table.state.frames.at(-1)?.step === 'window')
      table.act(table.options().find((option) => option.startsWith('use')) ?? 'pass');
    expect(forces(table)).toMatchObject({ defense: 0 });
    expect(offered(table, 'vanquish')).toEqual([`vanquish ${target}`]);
  });
});

describe('Counter', () => {
  // Guard Commander: Battle 2, resistance 2, counters in Battle.
  const guarded = ['eots-arrakeen', 'eots-guard-commander'];
  const attacked = (rivals: readonly string[], rules: RuleSet = 'tat') =>
    riteTable(ARMY, [rivals], { rules });

  it('[TAT-6.2.11-39] [CRF-2.C.ii-07] [CRF-1.D.ii-01] makes a persona the defense leader in place of the target', () => {
    const table = attacked(guarded).act(...assault);
    expect(table.options()).toEqual(['pass', 'counter eots-guard-commander']);
    table.act('counter eots-guard-commander', 'engage-defense');
    expect(table.card('eots-guard-commander', 1).status).toBe('engaged');
    expect(table.card('eots-arrakeen', 1).status).toBe('disengaged');
    expect(table.options()).toEqual(['vanquish eots-guard-commander', 'done']);
  });

  it('[TAT-6.2.11-39] is the defender’s choice: the target leads if nobody counters', () => {
    const table = attacked(guarded).act(...assault, 'pass', 'decline');
    expect(table.options()).toEqual(['vanquish eots-arrakeen', 'done']);
  });

  it('[TAT-6.2.11-40] [CRF-1.D.ii-02] [CRF-1.A.i-03] works in a rite that cannot be aimed at personas', () => {
    expect(attacked(guarded).can(`rite battle ${GURNEY} against eots-guard-commander`)).toBe(false);
    expect(
      attacked(guarded)
        .act(...assault)
        .can('counter eots-guard-commander'),
    ).toBe(true);
  });

  it('[TAT-6.2.11-41] takes a disengaged persona without an allegiance of the attack leader', () => {
    const personas = ['eots-glossu-rabban', 'eots-paul-atreides', 'eots-house-physician'];
    const table = attacked(['eots-arrakeen', ...personas, 'eots-feyd-rautha']);
    for (const id of [...personas, 'eots-feyd-rautha']) grantKeyword(table, id, 1, 'counter');
    turn(table, 'eots-feyd-rautha', 1, 'engaged');
    table.act(...assault);
    expect(offered(table, 'counter')).toEqual([
      'counter eots-glossu-rabban',
      'counter eots-house-physician',
    ]);
  });

  it('[TAT-6.2.11-42] [CRF-1.D.ii-05] is nothing for the target itself', () => {
    const table = riteTable([GURNEY], [['eots-feyd-rautha', 'eots-house-swordmaster']]);
    grantKeyword(table, 'eots-feyd-rautha', 1, 'counter');
    table.act(`rite dueling ${GURNEY} against eots-feyd-rautha`);
    expect(offered(table, 'counter')).toEqual(['counter eots-house-swordmaster']);
  });

  it('[CRF-1.D.ii-03] [TAT-6.2.11-61] [CRF-1.C-08] lets a persona without the talent lead; it gives no force and can be vanquished', () => {
    const table = attacked(['eots-arrakeen', 'eots-house-physician']);
    grantKeyword(table, 'eots-house-physician', 1, 'counter');
    table.act(...assault, 'counter eots-house-physician', 'engage-defense');
    expect(forces(table)).toEqual({ kind: 'force', attack: 6, defense: 0 });
    table.act('vanquish eots-house-physician');
    expect(table.card('eots-house-physician', 1).status).toBe('subdued');
  });

  it('[TAT-6.2.11-86] [CRF-1.D.ii-04] [CRF-2.C.ii-14] spares its House the reward of the attacker', () => {
    const table = attacked(guarded).act(...assault, 'counter eots-guard-commander', 'decline');
    table.act('vanquish eots-guard-commander');
    expect(table.card('eots-guard-commander', 1).status).toBe('subdued');
    expect(offered(table, 'reward')).toEqual([]);
    expect(table.house(0).favor).toBe(20);
    expect(table.house(1).favor).toBe(5);
  });

  it('brings the personnel of the persona that counters, not those of the target', () => {
    const table = attacked([
      ...guarded,
      'eots-house-battalion on eots-guard-commander',
      'eots-sardaukar-battalion on eots-arrakeen',
    ]);
    table.act(...assault, 'counter eots-guard-commander');
    expect(table.options()).toEqual(['join eots-house-battalion', 'done']);
  });

  it('is told of where the persona survives', () => {
    const survived = (last: string) =>
      attacked(guarded)
        .act(...assault, 'counter eots-guard-commander', 'decline', last)
        .events.some(({ kind }) => kind === 'counter-survived');
    expect([survived('done'), survived('vanquish eots-guard-commander')]).toEqual([true, false]);
  });
});
