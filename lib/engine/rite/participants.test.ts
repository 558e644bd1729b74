import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, offered, riteTable, turn } from '../testing/rite-fixture';

// Dueling 1 and Battle 3, command 2, Atreides.
const GURNEY = 'eots-gurney-halleck';
// Arbitration 4 and Dueling 1, command 3, Atreides.
const LETO = 'eots-duke-leto-atreides';
// Intrigue 5, command 2, Atreides.
const HAWAT = 'eots-thufir-hawat';

describe('participants of the attack', () => {
  const rival = ['eots-arrakeen'];

  it('[TAT-6.2.11-18] are personnel on the leader', () => {
    const table = riteTable(
      [
        GURNEY,
        `eots-house-battalion on ${GURNEY}`,
        `eots-atreides-battalion on ${GURNEY}`,
        `eots-baliset on ${GURNEY}`,
        HAWAT,
        `jotc-dune-men on ${HAWAT}`,
      ],
      [rival],
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    expect(table.options()).toEqual([
      'join eots-house-battalion',
      'join eots-atreides-battalion',
      'done',
    ]);
  });

  it('[TAT-6.2.11-19] are disengaged and have the talent', () => {
    const table = riteTable(
      [GURNEY, `eots-assassin-cohort on ${GURNEY}`, `jotc-ice-riggers on ${GURNEY}`],
      [rival],
    );
    turn(table, 'jotc-ice-riggers', 0, 'engaged');
    table.act(`rite battle ${GURNEY} against eots-arrakeen`);
    expect(table.asked()).toBe(1);
  });

  it('[TAT-6.2.11-34] engage together, those that were not named not at all', () => {
    const table = riteTable(
      [GURNEY, `eots-house-battalion on ${GURNEY}`, `eots-atreides-battalion on ${GURNEY}`],
      [rival],
      { tactics: true },
    );
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'join eots-house-battalion', 'done');
    expect(table.card(GURNEY).status).toBe('disengaged');
    table.act('pass', 'pass');
    const status = (id: string) => table.card(id).status;
    expect(status(GURNEY)).toBe('engaged');
    expect(status('eots-house-battalion')).toBe('engaged');
    expect(status('eots-atreides-battalion')).toBe('disengaged');
  });

  it('[TAT-6.2.11-20] [TAT-6.2.11-23] are personas that a directing leader brings, and their personnel', () => {
    // Command 4: less than 4 in all.
    const table = riteTable(
      [
        'eots-korba',
        'eots-jamis',
        'eots-house-battalion on eots-jamis',
        'eots-stilgar',
        GURNEY,
        'eots-guard-commander',
      ],
      [rival],
    );
    table.act('rite battle eots-korba against eots-arrakeen');
    expect(table.asked()).toBe(1);
    const directing = riteTable(
      [
        'eots-korba',
        'eots-jamis',
        'eots-house-battalion on eots-jamis',
        'eots-stilgar',
        GURNEY,
        'eots-guard-commander',
      ],
      [rival],
    );
    grantKeyword(directing, 'eots-korba', 0, 'direct');
    directing.act('rite battle eots-korba against eots-arrakeen');
    expect(directing.options()).toEqual(['join eots-jamis', 'join eots-guard-commander', 'done']);
    directing.act('join eots-jamis');
    // 1 of command is used up, and 3 less 1 leaves room for 1 more.
    expect(directing.options()).toEqual([
      'join eots-guard-commander',
      'join eots-house-battalion',
      'done',
    ]);
  });

  it('[TAT-6.2.11-21] [CRF-1.D.i-01] [CRF-1.D.i-02] brought by Direct have less command together than the leader has now', () => {
    const cards = ['eots-stilgar', 'eots-jamis', 'eots-fremen-naib', 'eots-chani'];
    const table = riteTable(cards, [rival]);
    // Command 3 and one more.
    grantKeyword(table, 'eots-stilgar', 0, 'direct');
    grant(table, 'eots-stilgar', 0, { kind: 'raise', what: 'command', by: 1, of: 'those' });
    table.act('rite battle eots-stilgar against eots-arrakeen');
    expect(offered(table, 'join')).toHaveLength(3);
    table.act('join eots-jamis', 'join eots-fremen-naib');
    // 1 and 2 are 3, which is less than 4; with 1 more it would not be.
    expect(table.asked()).toBe(1);
    const three = riteTable(
      ['eots-stilgar', 'eots-jamis', 'eots-chani', 'eots-guard-commander'],
      [rival],
    );
    grantKeyword(three, 'eots-stilgar', 0, 'direct');
    grant(three, 'eots-stilgar', 0, { kind: 'raise', what: 'command', by: 1, of: 'those' });
    three.act('rite battle eots-stilgar against eots-arrakeen');
    three.act('join eots-jamis', 'join eots-chani', 'join eots-guard-commander');
  });

  it('[TAT-6.2.11-21] (C28) have 0 command where none is printed, and cost a leader with command nothing', () => {
    const table = riteTable(['eots-jamis', 'eots-house-swordmaster', 'eots-chani'], [rival]);
    grantKeyword(table, 'eots-jamis', 0, 'direct');
    table.act('rite battle eots-jamis against eots-arrakeen');
    expect(offered(table, 'join')).toEqual(['join eots-house-swordmaster']);
  });

  it('[TAT-6.2.11-22] [CRF-1.D.i-03] brought by Direct are disengaged and of the leader’s allegiance or none; they need no talent', () => {
    const cards = [LETO, 'eots-jamis', 'eots-house-agent', 'eots-the-shadout-mapes', GURNEY];
    const table = riteTable([...cards, 'eots-dr-wellington-yueh'], [['eots-feyd-rautha']]);
    turn(table, GURNEY, 0, 'engaged');
    grantKeyword(table, LETO, 0, 'direct');
    table.act(`rite dueling ${LETO} against eots-feyd-rautha`);
    expect(offered(table, 'join')).toEqual([
      'join eots-house-agent',
      'join eots-dr-wellington-yueh',
    ]);
  });
});
