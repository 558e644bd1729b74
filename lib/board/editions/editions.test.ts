import { describe, expect, it } from 'vitest';
import file from '@/data/board/editions.json';
import { factionOf } from '@/lib/board/factions/factions';
import { loadBoardRules } from '@/lib/board/rules/load';
import { advancedGame, EDITIONS, OPTIONS, optionsOf } from './editions';
import { editionsFileSchema } from './schema';

const { byId, questions } = loadBoardRules();
const { 2019: later, descartes } = EDITIONS;

describe('the editions', () => {
  it('are a file of its form, each option once', () => {
    expect(editionsFileSchema.parse(file)).toBeTruthy();
    expect(new Set(OPTIONS.map(({ id }) => id)).size).toBe(OPTIONS.length);
  });

  it('cite rules and questions of their own', () => {
    for (const edition of ['2019', 'descartes'] as const) {
      const cited = [
        ...Object.values(EDITIONS[edition].rules),
        ...OPTIONS.map(({ rules }) => rules[edition] ?? []),
      ].flat();
      for (const rule of cited) expect(byId.get(rule)?.edition, rule).toBe(edition);
      for (const { id, rules, layers } of OPTIONS)
        expect(rules[edition] !== undefined, id).toBe(layers[edition] !== undefined);
    }
  });

  it('[GF9-bid-12] [DES-bid-18] give ten seconds for a bid, and five, to tables with a clock', () => {
    expect([later.bidSeconds, descartes.bidSeconds]).toEqual([10, 5]);
  });

  it('[GF9-seq-01] [DES-seq-01] last ten turns and fifteen', () => {
    expect([later.turns, descartes.turns]).toEqual([10, 15]);
  });

  it('[GF9-seq-02] [DES-seq-02] have nine phases and six rounds', () => {
    expect([later.phases.length, descartes.phases.length]).toEqual([9, 6]);
  });

  it('[GF9-mentat-02] [GF9-mentat-03] [GF9-players-02] [GF9-players-04] is won in 2019 with 3 strongholds alone, 4 allied, 4 with two players', () => {
    for (const players of [3, 4, 5, 6] as const)
      expect(later.strongholdsToWin[`${players}`]).toEqual([3, 4]);
    expect(later.strongholdsToWin[2][0]).toBe(4);
  });

  it('[DES-object-01] [DES-object-02] [DES-object-03] [DES-object-04] [DES-object-05] is won in Descartes by the table', () => {
    expect(descartes.strongholdsToWin).toEqual({
      2: [4],
      3: [4, 5],
      4: [3, 4, 5],
      5: [3, 4, 5, 5],
      6: [3, 4, 5, 5, 5],
    });
  });

  it('[GF9-charity-01] [DES-bid-19] gives charity up to 2, and 2 more to those with nothing', () => {
    expect(later.charity).toEqual({ most: 1, gives: 'up to', spice: 2 });
    expect(descartes.charity).toEqual({ most: 0, gives: 'more', spice: 2 });
  });

  it('[DES-opt-01] has options that name options and factions that there are, in the same edition', () => {
    for (const edition of ['2019', 'descartes'] as const) {
      const ids = new Set(optionsOf(edition).map(({ id }) => id));
      for (const { needs = [], excludes = [], faction } of optionsOf(edition)) {
        for (const other of [...needs, ...excludes]) expect(ids.has(other), other).toBe(true);
        if (faction !== undefined) expect(factionOf(faction), faction).toBeDefined();
      }
    }
    for (const { id, excludes = [] } of OPTIONS)
      for (const other of excludes)
        expect(OPTIONS.find((option) => option.id === other)?.excludes).toContain(id);
  });

  it('has an option for every ruling that tables may want otherwise', () => {
    const asked = new Set(
      OPTIONS.flatMap(({ rules }) => [...(rules[2019] ?? []), ...(rules.descartes ?? [])]),
    );
    for (const question of questions)
      if (question.switch) expect(asked.has(question.id), question.id).toBe(true);
  });

  it('has an advanced game in 2019 of six parts, and in Descartes of two', () => {
    expect(advancedGame('2019')).toHaveLength(6);
    expect(advancedGame('descartes')).toEqual(['double-blow', 'advanced-combat']);
  });
});
