import { describe, expect, it } from 'vitest';
import file from '@/data/board/turn.json';
import { EDITIONS, OPTIONS, optionsOf } from '@/lib/board/editions/editions';
import { FACTIONS, factionOf } from '@/lib/board/factions/factions';
import { loadBoardRules } from '@/lib/board/rules/load';
import { turnFileSchema } from './schema';
import { advantagesOf, momentIn, stepsOf } from './turn';

const { byId } = loadBoardRules();
const entries = turnFileSchema.parse(file);
const all = [...entries.steps, ...entries.advantages];

describe('what is done when', () => {
  it('cites rules of the right edition, each sentence at least one', () => {
    for (const { text, rules } of all) {
      expect(Object.keys(rules).length, text).toBeGreaterThan(0);
      for (const edition of ['2019', 'descartes'] as const)
        for (const rule of rules[edition] ?? [])
          expect(byId.get(rule)?.edition, `${text} ${rule}`).toBe(edition);
    }
  });

  it('names factions and options that there are, the options in the same edition', () => {
    for (const { faction } of entries.advantages) expect(factionOf(faction), faction).toBeDefined();
    for (const entry of all)
      for (const id of [entry.with, entry.without])
        if (id !== undefined) {
          const option = OPTIONS.find((one) => one.id === id);
          expect(option, id).toBeDefined();
          for (const edition of ['2019', 'descartes'] as const)
            if (entry.rules[edition] !== undefined)
              expect(option?.layers[edition], `${id} ${edition}`).toBeDefined();
        }
  });

  it('[GF9-seq-02] [DES-seq-02] tells something of every phase, with any option or none', () => {
    for (const edition of ['2019', 'descartes'] as const)
      for (const options of [[], optionsOf(edition).map(({ id }) => id)]) {
        const told = stepsOf({ edition, options }).map(({ phase }) => momentIn(edition, phase));
        for (const phase of EDITIONS[edition].phases) expect(told, phase).toContain(phase);
      }
  });

  it('[DES-bid-19] [DES-revive-01] puts charity into the bidding and revival before movement in the Descartes edition', () => {
    expect(momentIn('descartes', 'charity')).toBe('bidding');
    expect(momentIn('descartes', 'revival')).toBe('movement');
    expect(momentIn('2019', 'charity')).toBe('charity');
  });

  it('tells of every faction in the basic game, and more of it with its additional advantages', () => {
    for (const edition of ['2019', 'descartes'] as const)
      for (const { id } of FACTIONS) {
        const basic = advantagesOf(id, { edition, options: [] }).length;
        expect(basic, id).toBeGreaterThan(0);
        const more = advantagesOf(id, { edition, options: ['advantages'] }).length;
        expect(more, id).toBeGreaterThan(basic);
      }
  });
});
