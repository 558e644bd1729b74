import { describe, expect, it } from 'vitest';
import { grant, offered, riteTable, targetsOf, turn } from '../testing/rite-fixture';

// Dueling 1 and Battle 3, command 2, Atreides.
const GURNEY = 'eots-gurney-halleck';
// Dueling 3, Battle 1, command 2, Atreides.
const DUNCAN = 'eots-duncan-idaho';
// Arbitration 4 and Dueling 1, command 3, Atreides.
const LETO = 'eots-duke-leto-atreides';
// Intrigue 5, command 2, Atreides.
const HAWAT = 'eots-thufir-hawat';

describe('a rite', () => {
  it('[TAT-6.2.11-01] [TAT-6.2.11-16] [CRF-2.C.ii-01] is one of four, led by a disengaged persona with its talent', () => {
    const rivals = [['eots-arrakeen', 'eots-choam-directorship', 'eots-feyd-rautha']];
    const table = riteTable([GURNEY, HAWAT, LETO], rivals);
    expect(offered(table, 'rite')).toEqual([
      `rite dueling ${GURNEY} against eots-feyd-rautha`,
      `rite battle ${GURNEY} against eots-arrakeen`,
      `rite intrigue ${HAWAT} against eots-feyd-rautha`,
      `rite arbitration ${HAWAT} against eots-choam-directorship`,
      `rite dueling ${LETO} against eots-feyd-rautha`,
      `rite arbitration ${LETO} against eots-choam-directorship`,
    ]);
    turn(table, GURNEY, 0, 'engaged');
    turn(table, LETO, 0, 'subdued');
    expect(offered(table, 'rite')).toHaveLength(2);
  });

  it('[TAT-6.2.11-16] needs no more than rank 0 in the talent', () => {
    const table = riteTable([HAWAT], [['eots-arrakeen']]);
    expect(offered(table, 'rite')).toEqual([]);
    grant(table, HAWAT, 0, { kind: 'raise', what: 'battle', by: 0, of: 'those' });
    expect(targetsOf(table, 'battle', HAWAT)).toEqual(['eots-arrakeen']);
  });

  it('[TAT-6.2.11-15] is not led by a holding, though it has a talent', () => {
    expect(offered(riteTable(['eots-arrakeen'], [['eots-carthag']]), 'rite')).toEqual([]);
  });

  const everything = [
    'eots-giedi-prime',
    'eots-dune',
    'eots-arrakeen',
    'eots-choam-directorship',
    'eots-feyd-rautha',
    'eots-crysknife on eots-feyd-rautha',
    'eots-house-battalion on eots-arrakeen',
  ];

  it('[TAT-6.2.11-07] [TAT-6.2.11-10] [CRF-2.C.ii-02] is aimed at personas in Dueling and Intrigue', () => {
    const table = riteTable([GURNEY, HAWAT], [everything]);
    expect(targetsOf(table, 'dueling', GURNEY)).toEqual(['eots-feyd-rautha']);
    expect(targetsOf(table, 'intrigue', HAWAT)).toEqual(['eots-feyd-rautha']);
  });

  it('[TAT-6.2.11-08] is aimed at fiefs in Battle, home worlds and Dune among them', () => {
    expect(targetsOf(riteTable([GURNEY], [everything]), 'battle', GURNEY)).toEqual([
      'eots-giedi-prime',
      'eots-dune',
      'eots-arrakeen',
    ]);
  });

  it('[TAT-6.2.11-09] is aimed at charters in Arbitration, Dune among them', () => {
    expect(targetsOf(riteTable([LETO], [everything]), 'arbitration', LETO)).toEqual([
      'eots-dune',
      'eots-choam-directorship',
    ]);
  });

  it('[TAT-6.2.11-24] [TAT-6.2.11-27] [CRF-2.C.ii-03] is aimed at a card of another House', () => {
    const table = riteTable([GURNEY, 'eots-carthag'], [['eots-arrakeen'], ['eots-imperial-basin']]);
    expect(targetsOf(table, 'battle', GURNEY)).toEqual(['eots-arrakeen', 'eots-imperial-basin']);
  });

  it('[TAT-6.2.11-25] [CRF-1.C-07] is not aimed at a card of the leader’s allegiance', () => {
    const domain = ['eots-caladan', 'eots-paul-atreides', 'eots-house-agent', 'eots-stilgar'];
    const table = riteTable([DUNCAN, 'eots-jamis', 'eots-house-swordmaster'], [domain]);
    expect(targetsOf(table, 'battle', DUNCAN)).toEqual([]);
    expect(targetsOf(table, 'dueling', DUNCAN)).toEqual(['eots-house-agent', 'eots-stilgar']);
    expect(targetsOf(table, 'dueling', 'eots-jamis')).toEqual([
      'eots-paul-atreides',
      'eots-house-agent',
    ]);
    // Neither has an allegiance: that is none in common.
    expect(targetsOf(table, 'dueling', 'eots-house-swordmaster')).toHaveLength(3);
  });

  it('[TAT-6.2.11-26] [CRF-2.C.ii-04] may be aimed at an engaged card without the talent', () => {
    const table = riteTable([GURNEY], [['eots-house-agent']]);
    turn(table, 'eots-house-agent', 1, 'engaged');
    expect(targetsOf(table, 'dueling', GURNEY)).toEqual(['eots-house-agent']);
  });

  it('[TAT-6.2.11-28] [CRF-3.C-13] [TAT-5.4-19] is not aimed at a subdued card', () => {
    const table = riteTable([GURNEY], [['eots-feyd-rautha subdued', 'eots-arrakeen subdued']]);
    expect(offered(table, 'rite')).toEqual([]);
  });

  it('[TAT-6.2.11-14] makes its House the attacker and the House of the target the defender', () => {
    const table = riteTable([GURNEY], [['eots-arrakeen'], ['eots-carthag']]);
    table.act(`rite battle ${GURNEY} against eots-carthag`);
    expect(table.events.find(({ kind }) => kind === 'rite')).toMatchObject({
      attacker: 0,
      defender: 2,
    });
  });

  it('may be forbidden, to all Houses or to a leader, and a card may be no target', () => {
    const rivals = [['eots-arrakeen', 'eots-feyd-rautha']];
    const all = riteTable([GURNEY], rivals);
    grant(all, 'eots-feyd-rautha', 1, { kind: 'prohibit', what: 'rites', rites: ['battle'] });
    expect(offered(all, 'rite')).toEqual([`rite dueling ${GURNEY} against eots-feyd-rautha`]);
    const one = riteTable([GURNEY, DUNCAN], rivals);
    grant(one, GURNEY, 0, { kind: 'prohibit', what: 'rites', of: 'those' });
    grant(one, 'eots-feyd-rautha', 1, { kind: 'prohibit', what: 'be-target-of-rite', of: 'those' });
    expect(offered(one, 'rite')).toEqual([`rite battle ${DUNCAN} against eots-arrakeen`]);
  });

  it('may be aimed at another kind of card where an effect says so', () => {
    const table = riteTable([GURNEY], [['eots-choam-directorship']]);
    grant(table, GURNEY, 0, {
      kind: 'may-target',
      of: 'those',
      rite: 'battle',
      target: { all: ['Charter'], whose: 'rivals' },
    });
    expect(targetsOf(table, 'battle', GURNEY)).toEqual(['eots-choam-directorship']);
  });
});

describe('the limit of rites', () => {
  const cards = [GURNEY, DUNCAN, LETO, HAWAT];
  const rival = ['eots-arrakeen', 'eots-feyd-rautha', 'eots-choam-directorship'];
  const kinds = (table: ReturnType<typeof riteTable>) => [
    ...new Set(offered(table, 'rite').map((option) => option.split(' ')[1])),
  ];

  it('[TAT-6.2.11-02] [TAT-6.2.11-03] [TAT-6.2.11-04] is one of Dueling and Battle, one of Arbitration and Intrigue', () => {
    const table = riteTable(cards, [rival]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline').toInterval(0);
    expect(kinds(table).sort()).toEqual(['arbitration', 'intrigue']);
    table.act(`rite intrigue ${HAWAT} against eots-feyd-rautha`, 'decline').toInterval(0);
    expect(kinds(table)).toEqual([]);
  });

  it('[TAT-6.2.11-05] is kept for each rival apart', () => {
    const table = riteTable(cards, [rival, ['eots-carthag', 'eots-stilgar']]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline').toInterval(0);
    expect(targetsOf(table, 'battle', DUNCAN)).toEqual(['eots-carthag']);
    expect(targetsOf(table, 'dueling', DUNCAN)).toEqual(['eots-stilgar']);
    table.act(`rite dueling ${DUNCAN} against eots-stilgar`, 'decline').toInterval(0);
    table.act(`rite intrigue ${HAWAT} against eots-stilgar`, 'decline').toInterval(0);
    table.act(`rite arbitration ${LETO} against eots-choam-directorship`, 'decline').toInterval(0);
    expect(table.events.filter(({ kind }) => kind === 'rite')).toHaveLength(4);
  });

  it('does not count rites that an effect sets free', () => {
    const table = riteTable(cards, [rival]);
    grant(table, GURNEY, 0, {
      kind: 'rite-limit',
      counts: 'never',
      of: 'those',
      rites: ['battle'],
    });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline').toInterval(0);
    expect(targetsOf(table, 'dueling', DUNCAN)).toEqual(['eots-feyd-rautha']);
    table.act(`rite dueling ${DUNCAN} against eots-feyd-rautha`, 'decline').toInterval(0);
    turn(table, GURNEY, 0, 'disengaged');
    expect(targetsOf(table, 'dueling', GURNEY)).toEqual([]);
    expect(targetsOf(table, 'battle', GURNEY)).toEqual(['eots-arrakeen']);
  });

  it('begins anew with each House Interval', () => {
    const table = riteTable(cards, [rival]);
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline').toInterval(0);
    table.act('end-interval').toInterval(1).act('end-interval').toInterval(0);
    expect(kinds(table)).toContain('battle');
  });
});

describe('a rite whose leader cannot engage', () => {
  it('[TAT-6.2.11-35] [TAT-6.2.11-36] is aborted and does not count', () => {
    const table = riteTable([GURNEY, DUNCAN], [['eots-arrakeen']], { tactics: true });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    turn(table, GURNEY, 0, 'engaged');
    table.act('pass', 'pass');
    expect(table.events.at(-1)).toMatchObject({ kind: 'rite-over', result: 'aborted' });
    expect(targetsOf(table, 'battle', DUNCAN)).toEqual(['eots-arrakeen']);
  });

  it('[TAT-6.2.11-35] goes the same way when its target has gone', () => {
    const table = riteTable([GURNEY], [['eots-arrakeen']], { tactics: true });
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    turn(table, 'eots-arrakeen', 1, 'subdued');
    table.act('pass', 'pass');
    expect(table.events.at(-1)).toMatchObject({ kind: 'rite-over', result: 'aborted' });
    expect(table.card(GURNEY).status).toBe('disengaged');
  });
});
