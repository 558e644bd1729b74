import { describe, expect, it } from 'vitest';
import { type Entry, type GAMES, gameOfId } from '@/app/_ui/data/rule-entry';
import { findRules, soughtIn } from '@/app/_ui/rules/find-rules';
import { chapterOf, contentsOf } from './chapters';
import { chaptersOf, rulesOf } from './load';
import { inChapters, nameAndNumber, sectionsOf } from './sections';

const rulesIn = (game: (typeof GAMES)[number]): readonly Entry[] =>
  [...rulesOf(game).values()].filter(({ id }) => gameOfId(id) === game);
const all = rulesIn('cards');

describe('the rules page', () => {
  it('has all 735 rules and 58 conflicts in its chapters, each once', () => {
    expect(findRules(all, '')).toHaveLength(793);
    expect(sectionsOf(all).flatMap((section) => section.entries)).toEqual(all);
    const contents = contentsOf(chaptersOf('cards'), all);
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

  it('has every rule of both editions of the board game in a chapter, and no chapter empty', () => {
    for (const game of ['2019', 'descartes'] as const) {
      const entries = rulesIn(game);
      const contents = contentsOf(chaptersOf(game), entries);
      expect(contents.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
      for (const { key, count } of contents) expect(count, `${game}, ${key}`).toBeGreaterThan(0);
    }
    expect(rulesIn('2019')).toHaveLength(442 + 56);
    expect(rulesIn('descartes')).toHaveLength(461 + 68);
  });

  it('finds a rule of the board game by its id, its words, and what the other edition has', () => {
    const ids = (game: '2019' | 'descartes', text: string) =>
      findRules(rulesIn(game), text).map(({ id }) => id);
    expect(ids('2019', 'gf9-storm-06')).toContain('GF9-storm-06');
    expect(ids('2019', 'KARAMA shipment guild')).toContain('GF9-adv-karama-08');
    expect(ids('descartes', 'ten seconds')).toEqual(['DES-bid-18']);
    expect(ids('descartes', 'optional fedaykin')).toContain('DES-fremen-19');
  });

  it('has first the section of that name, then rules that say it, then notes', () => {
    const found = findRules(all, 'petition');
    const firstSection = found[0];
    expect(firstSection && 'section' in firstSection && firstSection.section).toMatch(
      /^6\.2\.1 Petitioning/,
    );
    const ids = found.map(({ id }) => id);
    expect(ids.indexOf('TAT-6-03')).toBeLessThan(ids.indexOf('TAT-3.1.3-05'));
  });

  it('has what was found chapter by chapter, that of the best hit first', () => {
    const found = findRules(all, 'petition');
    const grouped = inChapters(found);
    expect(new Set(grouped)).toEqual(new Set(found));
    const runs = grouped.filter((entry, at) => {
      const before = grouped[at - 1];
      return before === undefined || chapterOf(before) !== chapterOf(entry);
    });
    expect(runs[0]).toBe(found[0]);
    expect(new Set(runs.map(chapterOf)).size).toBe(runs.length);
  });

  it('names a section without its number, arabic or roman', () => {
    expect(nameAndNumber('6.2.1 Petitioning')).toEqual(['Petitioning', '6.2.1']);
    expect(nameAndNumber('1.A.ii Personnel')).toEqual(['Personnel', '1.A.ii']);
    expect(nameAndNumber('X.A-X.C Battles')).toEqual(['Battles', 'X.A-X.C']);
    expect(nameAndNumber('VI Storm')).toEqual(['Storm', 'VI']);
    expect(nameAndNumber('Introduction and statistics')[1]).toBe('');
  });

  it('finds a word in each of its forms, within a longer one last, and marks it whole', () => {
    const ids = (text: string) => findRules(all, text).map(({ id }) => id);
    expect(ids('petitioning')).toEqual(ids('petition'));
    const worms = findRules(rulesIn('2019'), 'worm nexus').map(({ id }) => id);
    expect(worms).toContain('GF9-adv-karama-07');
    // but no short word within another
    expect('It is said; the aid comes.'.match(soughtIn('aid') ?? /$^/)).toEqual(['aid']);
    const marks = (words: string, text: string) => words.match(soughtIn(text) ?? /$^/);
    expect(marks('It is petitioned for; a Petition.', 'petition')).toEqual([
      'petitioned',
      'Petition',
    ]);
    expect(soughtIn(' ')).toBeNull();
  });
});
