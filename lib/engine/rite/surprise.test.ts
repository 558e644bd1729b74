import { describe, expect, it } from 'vitest';
import { grantKeyword, offered, riteTable } from '../testing/rite-fixture';

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

describe('Surprise', () => {
  // House Assassin: Intrigue 3, resistance 2, Surprise when it leads in Intrigue.
  const ASSASSIN = 'eots-house-assassin';
  const AGENTS = ['eots-house-agent', 'eots-house-physician'];

  it('[TAT-6.2.11-67] distributes and resolves before all other force', () => {
    const table = riteTable([ASSASSIN], [AGENTS]);
    table.act(`rite intrigue ${ASSASSIN} against eots-house-physician`, 'pass', 'engage-defense');
    table.act(`strike-first ${ASSASSIN}`);
    expect(forces(table)).toBeUndefined();
    table.act('vanquish eots-house-physician');
    expect(table.card('eots-house-physician', 1).status).toBe('subdued');
  });

  it('[TAT-6.2.11-67] (C29) need not strike first: its force stays in the total', () => {
    // Stilgar, Battle 3 and Surprise where he leads, with a battalion of 3 against a resistance of 5.
    const domain = ['eots-stilgar', 'eots-fremen-battalion on eots-stilgar'];
    const table = riteTable(domain, [['eots-the-open-bled']]);
    table.act('rite battle eots-stilgar against eots-the-open-bled', 'join eots-fremen-battalion');
    table.act('decline');
    expect(table.options()).toEqual(['strike-first eots-stilgar', 'done']);
    table.act('done');
    expect(forces(table)).toEqual({ kind: 'force', attack: 6, defense: 0 });
    expect(table.can('vanquish eots-the-open-bled')).toBe(true);
  });

  it('[TAT-6.2.11-67] (C29) is a choice for each participant, in any order', () => {
    const begun = () => {
      const table = riteTable(ARMY, [['eots-arrakeen']]);
      for (const id of ['eots-atreides-battalion', 'eots-house-battalion'])
        grantKeyword(table, id, 0, 'surprise');
      return table.act(...assault, 'decline');
    };
    expect(offered(begun(), 'strike-first')).toEqual([
      'strike-first eots-atreides-battalion',
      'strike-first eots-house-battalion',
    ]);
    const late = begun().act('strike-first eots-atreides-battalion');
    expect(late.options()).toEqual(['strike-first eots-house-battalion', 'done']);
    // 2 strike first and find nobody; 3 and 1 are left.
    expect(forces(late.act('done'))).toMatchObject({ attack: 4 });
    const both = begun().act('strike-first eots-atreides-battalion');
    expect(forces(both.act('strike-first eots-house-battalion'))).toMatchObject({ attack: 3 });
  });

  it('[TAT-6.2.11-67] is asked of nobody who has no force to give', () => {
    const table = riteTable([GURNEY], [['eots-arrakeen']]);
    grantKeyword(table, 'eots-arrakeen', 1, 'surprise');
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline');
    expect(forces(table)).toEqual({ kind: 'force', attack: 3, defense: 0 });
  });

  it('[TAT-6.2.11-68] leaves those that it vanquished no force, and is not counted again', () => {
    const table = riteTable([ASSASSIN], [AGENTS]);
    table.act(`rite intrigue ${ASSASSIN} against eots-house-physician`, 'pass', 'engage-defense');
    table.act(`strike-first ${ASSASSIN}`, 'vanquish eots-house-physician');
    expect(forces(table)).toEqual({ kind: 'force', attack: 0, defense: 0 });
    // Without Surprise the physician would have answered with 1.
    const plain = riteTable(['eots-thufir-hawat'], [['eots-house-physician']]);
    plain.act('rite intrigue eots-thufir-hawat against eots-house-physician', 'engage-defense');
    expect(forces(plain)).toEqual({ kind: 'force', attack: 5, defense: 1 });
  });

  const both = (ranks: readonly [number, number]) => {
    const table = riteTable([ASSASSIN], [['eots-house-mentat']]);
    grantKeyword(table, 'eots-house-mentat', 1, 'surprise');
    table.state.ranks = [...ranks];
    return table.act(`rite intrigue ${ASSASSIN} against eots-house-mentat`, 'engage-defense');
  };

  it('[TAT-6.2.11-69] comes from the House with the better initiative first', () => {
    expect(both([0, 1]).options()).toEqual([`strike-first ${ASSASSIN}`, 'done']);
    const second = both([1, 0]).act('strike-first eots-house-mentat');
    expect(second.options()).toContain(`vanquish ${ASSASSIN}`);
  });

  it('[TAT-6.2.11-69] is lost to a participant that the other House’s Surprise vanquished', () => {
    const table = both([0, 1]).act(`strike-first ${ASSASSIN}`, 'vanquish eots-house-mentat');
    expect(table.card(ASSASSIN).status).toBe('engaged');
    expect(forces(table)).toEqual({ kind: 'force', attack: 0, defense: 0 });
    const late = both([0, 1]).act('done', 'strike-first eots-house-mentat', `vanquish ${ASSASSIN}`);
    expect(late.card(ASSASSIN).status).toBe('subdued');
  });

  it('(C29) keeps to the same order as other force', () => {
    const table = riteTable(
      ['eots-house-mentat'],
      [['eots-feyd-rautha', 'eots-missionaria-protectiva on eots-feyd-rautha']],
    );
    grantKeyword(table, 'eots-house-mentat', 0, 'surprise');
    table.act('rite intrigue eots-house-mentat against eots-feyd-rautha');
    table.act(
      'join eots-missionaria-protectiva',
      'engage-defense',
      'strike-first eots-house-mentat',
    );
    expect(offered(table, 'vanquish')).toEqual(['vanquish eots-missionaria-protectiva']);
  });

  it('gives the rest of a side its say afterwards', () => {
    const table = riteTable(ARMY, [['eots-arrakeen']]);
    grantKeyword(table, 'eots-house-battalion', 0, 'surprise');
    table.act(...assault, 'decline', 'strike-first eots-house-battalion');
    // The battalion alone strikes first, and finds nobody that 1 would vanquish.
    expect(forces(table)).toEqual({ kind: 'force', attack: 5, defense: 0 });
  });
});
