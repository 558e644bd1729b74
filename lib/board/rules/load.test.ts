import { describe, expect, it } from 'vitest';
import { idsIn } from '@/lib/rules/ids';
import type { BoardQuestion, BoardRule, Edition } from './book';
import { loadBoardRules } from './load';

const { chapters, rules, questions, byId } = loadBoardRules();
const isRule = (entry: BoardRule | BoardQuestion): entry is BoardRule => 'text' in entry;
const prefix = (edition: Edition) => (edition === '2019' ? 'GF9-' : 'DES-');

const SAID = ['section', 'text', 'notes', 'doubt', 'differs', 'question', 'ruling'];

/** Everything that an entry says, by field. */
function wordsOf(entry: BoardRule | BoardQuestion): readonly (readonly [string, string])[] {
  return Object.entries(entry).filter(
    (field): field is [string, string] => SAID.includes(field[0]) && typeof field[1] === 'string',
  );
}

describe('the rules of the board game', () => {
  it('has 442 rules and 56 questions of 2019, 461 and 68 of Descartes, no id twice', () => {
    const of = (entries: readonly { readonly edition: Edition }[], edition: Edition) =>
      entries.filter((entry) => entry.edition === edition).length;
    expect([of(rules, '2019'), of(questions, '2019')]).toEqual([442, 56]);
    expect([of(rules, 'descartes'), of(questions, 'descartes')]).toEqual([461, 68]);
    expect(byId.size).toBe(442 + 56 + 461 + 68);
  });

  it('keeps the ids of an edition under its letters', () => {
    for (const entry of byId.values())
      expect(entry.id.startsWith(prefix(entry.edition)), entry.id).toBe(true);
  });

  it('numbers each group from 01 without a gap, in order', () => {
    const last = new Map<string, number>();
    for (const { id } of byId.values()) {
      const [, group = '', number = ''] = /^(.*?)-?Q?(\d{2})$/.exec(id) ?? [];
      expect(Number(number), id).toBe((last.get(group) ?? 0) + 1);
      last.set(group, Number(number));
    }
  });

  it('has every rule in a chapter of its edition, and no chapter empty or twice', () => {
    for (const edition of ['2019', 'descartes'] as const) {
      const keys = chapters[edition].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const used = [...byId.values()].filter((entry) => entry.edition === edition);
      expect(new Set(used.map(({ chapter }) => chapter))).toEqual(new Set(keys));
    }
  });

  it('names only rules and questions that exist, in fields and in sentences', () => {
    for (const entry of byId.values()) {
      const listed = isRule(entry)
        ? [...(entry.repeats ?? []), ...(entry.same ?? []), ...(entry.questions ?? [])]
        : [...entry.rules, ...(entry.same ?? [])];
      const said = wordsOf(entry).flatMap(([, words]) => idsIn(words));
      for (const id of [...listed, ...said]) expect(byId.has(id), `${entry.id}: ${id}`).toBe(true);
    }
  });

  it('repeats rules of the same edition, and is the same as rules of the other', () => {
    for (const entry of byId.values()) {
      const own = prefix(entry.edition);
      for (const id of entry.same ?? [])
        expect(id.startsWith(own), `${entry.id}: ${id}`).toBe(false);
      if (isRule(entry))
        for (const id of entry.repeats ?? [])
          expect(id.startsWith(own), `${entry.id}: ${id}`).toBe(true);
    }
  });

  it('leads from a rule to its questions and back', () => {
    for (const question of questions)
      for (const id of question.rules) {
        const rule = byId.get(id);
        expect(rule && isRule(rule) && rule.questions, `${question.id}: ${id}`).toContain(
          question.id,
        );
      }
    for (const rule of rules)
      for (const id of rule.questions ?? []) {
        const question = byId.get(id);
        expect(question && !isRule(question) && question.rules, `${rule.id}: ${id}`).toContain(
          rule.id,
        );
      }
  });

  it('is written for players: no marks of the work on it, whole sentences', () => {
    const marks =
      /\b(FROM|BORROWED|RECALLED|AMBIG|RULING|DERIVED|CONFLICT|DIFFERS|SAME|OPTIONAL|ADVANCED|EXAMPLE|CONFIRMED|CORRECTED|DISPUTED|NEW-\d+|00[23]|L\d{2,}|Q\d{2})\b/;
    const names = /\b(facts|seeds?|engine|json|treachery\.online|dunebot|dune-bench)\b/i;
    const gaps = /\.\.|[:,(]\s*[.,)]|\s{2}/;
    for (const entry of byId.values())
      for (const [field, words] of wordsOf(entry)) {
        const where = `${entry.id}, ${field}`;
        const plain = idsIn(words).reduce((left, id) => left.replace(id, 'X'), words);
        for (const mark of [marks, names, gaps]) expect(plain, where).not.toMatch(mark);
        expect(words, where).toBe(words.trim());
        expect(words, where).toMatch(/^[A-Z0-9]/);
        if (field !== 'section' && field !== 'text') expect(words, where).toMatch(/[.?!]$/);
      }
  });
});
