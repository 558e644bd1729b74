import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, fight } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

/** Lets both leaders of a rite fall at the same time. */
function bothFall(table: Table, rite: 'dueling' | 'battle', one: string, other: string): Table {
  const rank = { kind: 'raise', what: rite, by: 20, of: 'those' } as const;
  grant(table, other, 1, rank);
  grant(table, one, 0, { kind: 'raise', what: 'force', by: 20, of: 'those' });
  grant(table, one, 0, { kind: 'raise', what: 'resistance', by: -1, of: 'those' });
  return table;
}

/** What falls in a rite still acts on the resolution that it falls in (TAT-6.2.11-63, C44). */
describe('a participant that falls', () => {
  it('[TAT-6.2.11-85] (C44) Emrys Jago adds to the reward for a leader that takes him along', () => {
    const table = facing(['jotc-emrys-jago'], ['eots-count-hasimir-fenring']);
    bothFall(table, 'dueling', 'jotc-emrys-jago', 'eots-count-hasimir-fenring');
    fight(
      table,
      'rite dueling jotc-emrys-jago against eots-count-hasimir-fenring',
      'vanquish eots-count-hasimir-fenring',
      'vanquish jotc-emrys-jago',
    );
    expect(table.card('jotc-emrys-jago').status).toBe('subdued');
    // 1 for the Count, and his Dueling of 4 and 20.
    expect(table.house(0).favor).toBe(20 + 1 + 24);
  });

  it('[TAT-6.2.11-85] (C44) Remy Egusku leaves the choice between favor and solaris', () => {
    const table = facing(['jotc-remy-egusku'], ['eots-arrakeen']);
    bothFall(table, 'battle', 'jotc-remy-egusku', 'eots-arrakeen');
    const rite = 'rite battle jotc-remy-egusku against eots-arrakeen';
    const blows = ['vanquish eots-arrakeen', 'vanquish jotc-remy-egusku'];
    fight(table, rite, ...blows, 'choose-part 0', 'reward gain');
    expect(table.card('jotc-remy-egusku').status).toBe('subdued');
    expect(table.house(0)).toMatchObject({ favor: 21, treasury: 20 });
  });

  const desert = (own: readonly string[], ally: string, ...wanted: readonly string[]) => {
    const table = facing(own, ['eots-imperial-basin']);
    bothFall(table, 'battle', ally, 'eots-imperial-basin');
    Object.assign(table.card('eots-imperial-basin', 1), { spice: 4 });
    fight(table, `rite battle ${ally} against eots-imperial-basin`, ...wanted);
    expect(table.card(ally).status).toBe('subdued');
    return table.house(0).hoard;
  };

  it('[TAT-6.2.11-63] (C44) Jareh Benquait takes the spice of the desert that he falls with', () => {
    const ally = 'eots-jareh-benquait';
    expect(desert([ally], ally, 'vanquish eots-imperial-basin', `vanquish ${ally}`)).toBe(4);
  });

  it('[TAT-6.2.11-63] (C44) Staban Tuek takes spice by his troops, which fall with him', () => {
    const ally = 'jotc-staban-tuek';
    const troop = 'eots-house-battalion';
    const blows = ['vanquish eots-imperial-basin', `vanquish ${troop}`, `vanquish ${ally}`];
    const own = [ally, `${troop} on ${ally}`];
    expect(desert(own, ally, `join ${troop}`, ...blows, 'choose-number 1')).toBe(1);
  });

  it('[TAT-6.2.11-71] [CRF-2.C.ii-17] captures nothing: Fremen Marauder', () => {
    const ally = 'tat-fremen-marauder';
    const rival = ['eots-house-mentat', 'eots-maula-pistol on eots-house-mentat'];
    const captured = (...blows: readonly string[]) => {
      const table = facing([ally], ['eots-arrakeen', ...rival]);
      grant(table, 'eots-house-mentat', 1, { kind: 'keyword', keyword: 'counter', of: 'those' });
      bothFall(table, 'battle', ally, 'eots-house-mentat');
      const rite = `rite battle ${ally} against eots-arrakeen`;
      const foe = ['counter eots-house-mentat', 'vanquish eots-house-mentat'];
      fight(table, rite, ...foe, ...blows);
      return table.card('eots-maula-pistol', table.zone('domain').length > 1 ? 0 : 1).place.seat;
    };
    expect(captured('choose-part 1', 'choose eots-maula-pistol')).toBe(0);
    expect(captured(`vanquish ${ally}`)).toBe(1);
  });
});
