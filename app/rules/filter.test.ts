import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';
import { filterRules, sectionsOf } from './filter';

const { byId } = loadRules();
const all = [...byId.values()];
const none = { text: '', source: null, area: null } as const;

describe('the rules page', () => {
  it('shows all 735 rules and 58 conflicts without a filter, each once', () => {
    expect(filterRules(all, none)).toHaveLength(793);
    expect(sectionsOf(all).flatMap((section) => section.entries)).toEqual(all);
  });

  it('finds a rule by its id, and by words in any order and any case', () => {
    expect(filterRules(all, { ...none, text: 'tat-4.2-03' }).map(({ id }) => id)).toContain(
      'TAT-4.2-03',
    );
    const found = filterRules(all, { ...none, text: 'DECK imperial adversary' });
    expect(found.map(({ id }) => id)).toContain('TAT-4.2-03');
  });

  it('narrows by source and by area', () => {
    expect(filterRules(all, { ...none, source: 'crf' })).toHaveLength(202);
    expect(filterRules(all, { ...none, source: 'conflicts' })).toHaveLength(58);
    const area = filterRules(all, { ...none, area: 'profile' });
    expect(area).toHaveLength(12);
    expect(filterRules(all, { text: '', source: 'conflicts', area: 'profile' })).toEqual([]);
  });
});
