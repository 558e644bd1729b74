import { describe, expect, it } from 'vitest';
import type { RiteTalent } from '@/lib/rules/talents';
import { grant, grantKeyword, offered, targetsOf, turn } from '../../../testing/rite-fixture';
import { facing, fight, forces } from '../../../testing/rite-play-fixture';

/** An aide without allegiance, which leads any rite here. */
const LEADER = 'eots-house-agent';
const TARGETS: Readonly<Record<RiteTalent, string>> = {
  dueling: 'eots-feyd-rautha',
  battle: 'eots-giedi-prime',
  intrigue: 'eots-feyd-rautha',
  arbitration: 'eots-choam-directorship',
};

/** Whether an ally of the rival may counter in a rite. */
function counters(
  ally: string,
  rite: RiteTalent,
  target = TARGETS[rite],
  leader = LEADER,
): boolean {
  const table = facing([leader], [target, ally], { tactics: false });
  grant(table, leader, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
  table.act(`rite ${rite} ${leader} against ${target}`);
  return table.can(`counter ${ally}`);
}

describe('allies that may Counter', () => {
  const RITES = ['dueling', 'battle', 'intrigue', 'arbitration'] as const;

  it.each([
    ['eots-lady-jessica', ['dueling', 'intrigue', 'arbitration']],
    ['tat-thufir-hawat', ['dueling', 'intrigue']],
    ['tat-umman-kudu', ['dueling', 'intrigue']],
    ['tat-jarmush', ['dueling', 'battle']],
    ['jotc-messr-coss', ['battle', 'arbitration']],
    ['eots-dorvin-saeth', ['intrigue', 'arbitration']],
    ['eots-the-shadout-mapes', ['intrigue']],
  ])('%s: in %s', (ally, rites) => {
    expect(RITES.filter((rite) => counters(ally, rite))).toEqual(rites);
  });

  it.each([
    ['eots-count-hasimir-fenring', 'eots-doctor-kynes'],
    ['eots-chani', 'eots-jamis'],
    ['eots-duncan-idaho', 'eots-paul-atreides'],
  ])('%s: in duels against %s and the like, no others', (ally, target) => {
    expect(counters(ally, 'dueling', target)).toBe(true);
    expect(counters(ally, 'dueling')).toBe(false);
    expect(counters(ally, 'intrigue', target)).toBe(false);
  });

  it('Thufir (TaT) with a talent that he gains', () => {
    const table = facing([LEADER], ['eots-giedi-prime', 'tat-thufir-hawat'], { tactics: false });
    grant(table, LEADER, 0, { kind: 'raise', what: 'battle', by: 1, of: 'those' });
    grant(table, 'tat-thufir-hawat', 1, { kind: 'raise', what: 'battle', by: 0, of: 'those' });
    table.act(`rite battle ${LEADER} against eots-giedi-prime`);
    expect(table.can('counter tat-thufir-hawat')).toBe(true);
  });

  it.each([
    ['battle', 'eots-carthag', true],
    ['battle', 'eots-giedi-prime', false],
    ['arbitration', 'eots-harvesting-contract', true],
    ['arbitration', 'eots-choam-directorship', false],
  ] as const)('Fakhir Zirut in %s against %s: %s', (rite, target, may) => {
    expect(counters('jotc-fakhir-zirut', rite, target)).toBe(may);
  });

  it('Fakhir Zirut counters engaged, and does not engage for it', () => {
    const table = facing([LEADER], ['eots-carthag', 'jotc-fakhir-zirut'], { tactics: false });
    grant(table, LEADER, 0, { kind: 'raise', what: 'battle', by: 1, of: 'those' });
    const rite = `rite battle ${LEADER} against eots-carthag`;
    fight(table, rite, 'counter jotc-fakhir-zirut');
    expect(table.card('jotc-fakhir-zirut', 1).status).toBe('disengaged');
    // Battle 1 of his own against the attack's 1.
    expect(forces(table)).toEqual([1, 1]);
    const again = facing([LEADER], ['eots-carthag', 'jotc-fakhir-zirut'], { tactics: false });
    grant(again, LEADER, 0, { kind: 'raise', what: 'battle', by: 1, of: 'those' });
    turn(again, 'jotc-fakhir-zirut', 1, 'engaged');
    fight(again, rite, 'counter jotc-fakhir-zirut');
    expect(forces(again)).toEqual([1, 1]);
  });

  it.each([
    ['eots-jamis', 'dueling'],
    ['jotc-otheym', 'battle'],
    ['jotc-kaldo-radij', 'intrigue'],
  ] as const)('nobody against %s, who leads a rite of %s', (leader, rite) => {
    const ally = rite === 'battle' ? 'tat-jarmush' : 'tat-umman-kudu';
    expect(counters(ally, rite)).toBe(true);
    expect(counters(ally, rite, TARGETS[rite], leader)).toBe(false);
  });
});

/** The force of the attack that is left once Surprise has been dealt with. */
function leftAfterSurprise(
  leader: string,
  rite: RiteTalent,
  target = TARGETS[rite],
  ...wanted: readonly string[]
): number {
  const table = facing([leader], [target, 'eots-caladan-exports'], { tactics: false });
  grant(table, leader, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
  fight(table, `rite ${rite} ${leader} against ${target}`, ...wanted);
  return forces(table)[0] ?? -1;
}

describe('allies with Surprise', () => {
  it.each([
    ['eots-feyd-rautha', 'dueling', 'eots-paul-atreides', 'intrigue', 'eots-paul-atreides'],
    ['eots-princess-irulan', 'arbitration', undefined, 'dueling', undefined],
    ['eots-albrecht-nim', 'arbitration', undefined, 'dueling', undefined],
    ['jotc-ionesco-vadeshar', 'intrigue', undefined, 'dueling', undefined],
    ['eots-stilgar', 'battle', undefined, 'dueling', undefined],
    ['eots-commander-aramsham', 'battle', undefined, 'dueling', undefined],
    ['jotc-lingar-bewt', 'arbitration', undefined, 'dueling', undefined],
  ] as const)('%s has it leading in %s', (ally, rite, target, other, otherTarget) => {
    expect(leftAfterSurprise(ally, rite, target, `strike-first ${ally}`)).toBe(0);
    expect(leftAfterSurprise(ally, other, otherTarget)).toBeGreaterThan(0);
  });

  it.each([
    ['eots-feyd-rautha', 'dueling'],
    ['eots-princess-irulan', 'arbitration'],
    ['eots-albrecht-nim', 'arbitration'],
  ] as const)('%s has it as another participant too', (ally, rite) => {
    const lead = { 'eots-feyd-rautha': 'eots-glossu-rabban' }[ally as string] ?? LEADER;
    const target = rite === 'dueling' ? 'eots-jamis' : TARGETS[rite];
    const own = rite === 'dueling' ? [lead, ally] : [ally, lead];
    const table = facing(own, [target], { tactics: false });
    grant(table, lead, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
    grant(table, lead, 0, { kind: 'raise', what: 'command', by: 5, of: 'those' });
    grant(table, ally, 0, { kind: 'allegiance', power: 'harkonnen', of: 'those' });
    grant(table, lead, 0, { kind: 'allegiance', power: 'harkonnen', of: 'those' });
    grantKeyword(table, lead, 0, 'direct');
    fight(table, `rite ${rite} ${lead} against ${target}`, `join ${ally}`, `strike-first ${ally}`);
    expect(forces(table)[0]).toBe(1);
  });
});

describe('allies that Direct', () => {
  const directs = (ally: string, rite: RiteTalent, follower: string, target: string) => {
    const table = facing([ally, follower], [target], { tactics: false });
    table.act(`rite ${rite} ${ally} against ${target}`);
    return table.can(`join ${follower}`);
  };

  it('Rabban (EotS) leading a Battle rite', () => {
    expect(directs('eots-glossu-rabban', 'battle', 'eots-piter-de-vries', 'eots-arrakeen')).toBe(
      true,
    );
    const table = facing(['eots-glossu-rabban', 'eots-piter-de-vries'], ['eots-jamis'], {
      tactics: false,
    });
    grant(table, 'eots-glossu-rabban', 0, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    table.act('rite dueling eots-glossu-rabban against eots-jamis');
    expect(offered(table, 'join')).toEqual([]);
  });

  it('Jareh (EotS) leading a Battle rite against a desert, no city', () => {
    const may = (target: string) =>
      directs('eots-jareh-benquait', 'battle', 'eots-princess-irulan', target);
    // She is of the Sisterhood: only an ally of Corrino comes along.
    expect(may('eots-imperial-basin')).toBe(false);
    const corrino = (target: string) =>
      directs('eots-jareh-benquait', 'battle', 'tat-dr-kynes', target);
    expect(corrino('eots-imperial-basin')).toBe(true);
    expect(corrino('eots-arrakeen')).toBe(false);
  });

  it('Omri B’rrican leading an Arbitration rite, against deserts too', () => {
    const rival = ['eots-imperial-basin', 'eots-arrakeen', 'eots-choam-directorship'];
    const table = facing(['jotc-omri-brrican', 'jotc-lt-aneirin', 'jotc-hebe'], rival, {
      tactics: false,
    });
    expect(targetsOf(table, 'arbitration', 'jotc-omri-brrican')).toEqual([
      'eots-imperial-basin',
      'eots-choam-directorship',
    ]);
    table.act('rite arbitration jotc-omri-brrican against eots-imperial-basin');
    expect(offered(table, 'join')).toEqual(['join jotc-hebe']);
  });
});

describe('allies that change what rites they lead', () => {
  it('Lingar Bewt leads Arbitration rites against cities', () => {
    const rival = ['eots-imperial-basin', 'eots-arrakeen', 'eots-choam-directorship'];
    const table = facing(['jotc-lingar-bewt'], rival);
    expect(targetsOf(table, 'arbitration', 'jotc-lingar-bewt')).toEqual([
      'eots-arrakeen',
      'eots-choam-directorship',
    ]);
  });

  it.each(['tat-piter-de-vries', 'jotc-pardee'])('%s leads rites that use up no limit', (ally) => {
    const rite = `rite intrigue ${ally} against eots-jamis`;
    const table = facing([ally, LEADER], ['eots-jamis'], { tactics: false });
    grant(table, LEADER, 0, { kind: 'raise', what: 'intrigue', by: 1, of: 'those' });
    fight(table, rite);
    turn(table, ally, 0, 'disengaged');
    fight(table, rite);
    fight(table, `rite intrigue ${LEADER} against eots-jamis`);
    turn(table, LEADER, 0, 'disengaged');
    turn(table, ally, 0, 'disengaged');
    expect(offered(table, 'rite').filter((one) => one.includes('intrigue'))).toEqual([rite]);
  });

  it('Jareh (TaT) makes the defender engage the target of his Battle rite', () => {
    const defense = (leader: string) => {
      const table = facing([leader], ['eots-arrakeen'], { tactics: false });
      return table.act(`rite battle ${leader} against eots-arrakeen`).options();
    };
    expect(defense('eots-stilgar')).toEqual(['engage-defense', 'decline']);
    expect(defense('tat-jareh-benquait')).toEqual(['engage-defense']);
  });

  it('Styros leads rites that count as either kind', () => {
    const table = facing(['tat-styros'], ['eots-arrakeen'], { tactics: false });
    table.act('rite battle tat-styros against eots-arrakeen');
    expect(table.options()).toEqual(['choose-part 0', 'choose-part 1']);
  });
});
