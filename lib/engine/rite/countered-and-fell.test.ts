import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, riteTable } from '../testing/rite-fixture';
import { fight } from '../testing/rite-play-fixture';

describe('a persona that counters', () => {
  it('[TAT-6.2.11-39] (C54) has not survived where it is vanquished, though an effect leaves it unsubdued', () => {
    const tactic = 'tat-assailants-calling-card';
    const [agent, mentat, hawat] = ['eots-house-agent', 'eots-house-mentat', 'eots-thufir-hawat'];
    const survived = (...more: readonly string[]) => {
      const table = riteTable(
        { domain: [hawat], hand: [tactic] },
        [{ domain: [agent, mentat], hand: [] }],
        { tactics: true },
      );
      grantKeyword(table, mentat, 1, 'counter');
      grant(table, hawat, 0, { kind: 'raise', what: 'intrigue', by: 9, of: 'those' });
      fight(table, `rite intrigue ${hawat} against ${agent}`, `counter ${mentat}`, ...more);
      expect(table.card(mentat, 1).status).toBe('engaged');
      return table.events.some(({ kind }) => kind === 'counter-survived');
    };
    expect(survived(`tactic ${tactic}`, `vanquish ${mentat}`, 'choose-part 1')).toBe(false);
    expect(survived('done')).toBe(true);
  });
});
