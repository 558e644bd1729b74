import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';
import { contentsOf } from './chapters';
import { findRules, sectionsOf } from './filter';

const { byId } = loadRules();
const all = [...byId.values()];

describe('the rules page', () => {
  it('has all 735 rules and 58 conflicts in its chapters, each once', () => {
    expect(findRules(all, '')).toHaveLength(793);
    expect(sectionsOf(all).flatMap((section) => section.entries)).toEqual(all);
    const contents = contentsOf(all);
    expect(contents.reduce((sum, { count }) => sum + count, 0)).toBe(793);
    for (const { key, count } of contents) expect(count, key).toBeGreaterThan(0);
  });

  it('finds a rule by its id, and by words in any order and any case', () => {
    expect(findRules(all, 'tat-4.2-03').map(({ id }) => id)).toContain('TAT-4.2-03');
    const found = findRules(all, 'DECK imperial adversary');
    expect(found.map(({ id }) => id)).toContain('TAT-4.2-03');
  });

  it('gives every chapter the sections of its number', () => {
    const chapterIn = (id: string) =>
      sectionsOf(all.filter((entry) => entry.id === id))[0]?.chapter;
    expect(chapterIn('TAT-6-03')).toBe('tat-6');
    expect(chapterIn('TAT-6.1.3-03')).toBe('tat-6');
    expect(chapterIn('TAT-6.2.10-05')).toBe('tat-6.2');
    expect(chapterIn('TAT-6.2.11-48')).toBe('tat-6.2.11');
    expect(chapterIn('TAT-2.4.1-03')).toBe('tat-2');
    expect(chapterIn('C20')).toBe('conflicts');
  });
});
