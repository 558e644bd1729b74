import { describe, expect, it } from 'vitest';
import { citationText, isConflict } from './citations';
import { loadRules } from './load';

describe('the rules', () => {
  const { rules, conflicts, byId } = loadRules();

  it('holds 533 rulebook rows, 202 rows of rulings and 58 conflicts, no id twice', () => {
    expect(rules.filter((rule) => rule.source === 'tat')).toHaveLength(533);
    expect(rules.filter((rule) => rule.source === 'crf')).toHaveLength(202);
    expect(conflicts).toHaveLength(58);
    expect(byId.size).toBe(793);
  });

  it('names only rules that exist where a conflict cites them', () => {
    const unknown = conflicts.flatMap((conflict) => conflict.rules.filter((id) => !byId.has(id)));
    expect(unknown).toEqual([]);
  });

  it('is written for players: no marks of the work on it, no short names of the sources', () => {
    const marks = /\b(OCR|RULING|AMBIG|DERIVED|CONFLICT|DIFFERS|TaT:|EotS\+CRF)\b|\d\.\.[A-Z]/;
    for (const entry of byId.values()) {
      const words = isConflict(entry) ? entry.ruling : `${entry.text} ${entry.notes ?? ''}`;
      expect(words, entry.id).not.toMatch(marks);
    }
  });

  it('says something in one passage for every id', () => {
    for (const entry of byId.values()) expect(citationText(entry).length).toBeGreaterThan(10);
    const [c07, rule] = [byId.get('C07'), byId.get('TAT-4.2-09')];
    expect(c07 && isConflict(c07)).toBe(true);
    expect(rule && isConflict(rule)).toBe(false);
  });
});
