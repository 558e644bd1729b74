import { describe, expect, it } from 'vitest';
import { beginLasting } from '../atoms/flow';
import { grant, offered, riteTable, targetsOf, turn } from '../testing/rite-fixture';

describe('what cards change in a rite', () => {
  const JAGO = 'jotc-emrys-jago';

  it('adds to a reward', () => {
    const table = riteTable([JAGO], [['eots-feyd-rautha']]);
    grant(table, JAGO, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
    table.act(`rite dueling ${JAGO} against eots-feyd-rautha`, 'decline');
    table.act('vanquish eots-feyd-rautha', 'reward gain');
    // One for the leader, and 3 for his Dueling.
    expect(table.house(0).favor).toBe(24);
  });

  it('lets the attacker choose between favor and solaris', () => {
    const REMY = 'jotc-remy-egusku';
    const win = () => {
      const table = riteTable([REMY], [['eots-arrakeen']]);
      grant(table, REMY, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      table.act(`rite battle ${REMY} against eots-arrakeen`, 'decline', 'vanquish eots-arrakeen');
      expect(table.options()).toEqual(['choose-part 0', 'choose-part 1']);
      return table;
    };
    expect(win().act('choose-part 0', 'reward gain').house(0)).toMatchObject({
      favor: 21,
      treasury: 20,
    });
    expect(win().act('choose-part 1', 'reward gain').house(0)).toMatchObject({
      favor: 20,
      treasury: 22,
    });
  });

  it('lets a rite count as either kind, against the limit and in its reward', () => {
    const STYROS = 'tat-styros';
    const rival = ['eots-arrakeen', 'eots-house-physician'];
    const table = riteTable([STYROS], [rival]);
    grant(table, STYROS, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
    table.act(`rite battle ${STYROS} against eots-arrakeen`);
    expect(table.options()).toEqual(['choose-part 0', 'choose-part 1']);
    table.act('choose-part 1', 'decline', 'vanquish eots-arrakeen', 'reward gain');
    expect(table.house(0).treasury).toBe(22);
    turn(table, STYROS, 0, 'disengaged');
    // The CHOAM rite is used up, the Landsraad rite is left: nothing is to be declared.
    expect(targetsOf(table, 'intrigue', STYROS)).toEqual(['eots-house-physician']);
    table.act(`rite intrigue ${STYROS} against eots-house-physician`, 'decline');
    table.act('vanquish eots-house-physician', 'reward gain');
    expect(table.house(0).favor).toBe(21);
    turn(table, STYROS, 0, 'disengaged');
    expect(offered(table, 'rite')).toEqual([]);
  });

  it('leads force on to another card, which counts for no reward', () => {
    const table = riteTable(['eots-jamis'], [['eots-feyd-rautha', 'eots-house-physician']]);
    const other = table.card('eots-house-physician', 1).id;
    const leader = table.card('eots-feyd-rautha', 1).id;
    table.by((game) =>
      beginLasting(game, {
        card: leader,
        seat: 1,
        on: [other],
        modifiers: [{ kind: 'redirect-force', of: 'this', to: 'those' }],
        until: 'rite',
      }),
    );
    table.act('rite dueling eots-jamis against eots-feyd-rautha', 'decline');
    expect(table.options()).toEqual(['vanquish eots-feyd-rautha', 'done']);
    table.act('vanquish eots-feyd-rautha');
    expect(table.card('eots-feyd-rautha', 1).status).toBe('disengaged');
    expect(table.card('eots-house-physician', 1).status).toBe('subdued');
    expect(offered(table, 'reward')).toEqual([]);
  });

  it('keeps force off a card', () => {
    const table = riteTable(['eots-jamis'], [['eots-feyd-rautha']]);
    grant(table, 'eots-feyd-rautha', 1, { kind: 'prohibit', what: 'be-given-force', of: 'those' });
    table.act('rite dueling eots-jamis against eots-feyd-rautha', 'decline');
    expect(offered(table, 'vanquish')).toEqual([]);
  });
});
