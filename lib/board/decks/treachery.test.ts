import { describe, expect, it } from 'vitest';
import file from '@/data/board/treachery.json';
import type { Edition } from '@/lib/board/rules/book';
import { loadBoardRules } from '@/lib/board/rules/load';
import { TREACHERY_CARDS, type TreacheryKind, treacheryDeck } from './treachery';
import { treacheryFileSchema } from './treachery-schema';

const { byId } = loadBoardRules();
const kinds = (edition: Edition) => {
  const many: Partial<Record<TreacheryKind, number>> = {};
  for (const { kind } of treacheryDeck(edition)) many[kind] = (many[kind] ?? 0) + 1;
  return many;
};
const BASE = {
  'projectile weapon': 4,
  'poison weapon': 4,
  lasgun: 1,
  'projectile defense': 4,
  'poison defense': 4,
  'cheap hero': 3,
  special: 8,
  worthless: 5,
};

describe('the treachery cards', () => {
  it('are a file of its form, each id once', () => {
    expect(treacheryFileSchema.parse(file)).toBeTruthy();
    expect(new Set(TREACHERY_CARDS.map(({ id }) => id)).size).toBe(TREACHERY_CARDS.length);
  });

  it('[GF9-card-deck-01] are 33 in the 2019 edition: 9 weapons, 8 defenses, 3 cheap heroes, 8 specials, 5 worthless', () => {
    expect(treacheryDeck('2019')).toHaveLength(33);
    expect(kinds('2019')).toEqual(BASE);
  });

  it('[DES-card-deck-01] are 33 of the same kinds in the Descartes edition', () => {
    expect(treacheryDeck('descartes')).toHaveLength(33);
    expect(kinds('descartes')).toEqual(BASE);
  });

  it('[GF9-card-deck-02] [GF9-card-deck-03] are in the 2019 edition four projectile and four poison weapons by name', () => {
    const named = (kind: TreacheryKind) =>
      treacheryDeck('2019').flatMap((card) => (card.kind === kind ? [card.name] : []));
    expect(named('projectile weapon')).toEqual([
      'Crysknife',
      'Maula Pistol',
      'Slip Tip',
      'Stunner',
    ]);
    expect(named('poison weapon')).toEqual(['Chaumas', 'Chaumurky', 'Ellaca Drug', 'Gom Jabbar']);
  });

  it('[GF9-card-deck-04] [GF9-card-deck-05] [GF9-card-deck-06] [GF9-card-deck-07] [GF9-card-deck-08] are in the 2019 edition so many of each other card', () => {
    const copies = new Map<string, number>();
    for (const { name, kind } of treacheryDeck('2019'))
      if (!kind.endsWith('weapon')) copies.set(name, (copies.get(name) ?? 0) + 1);
    expect(Object.fromEntries(copies)).toEqual({
      ...{ Lasgun: 1, Shield: 4, Snooper: 4, 'Cheap Hero': 2, 'Cheap Heroine': 1 },
      ...{ 'Family Atomics': 1, Hajr: 1, Karama: 2, 'Tleilaxu Ghola': 1, Truthtrance: 2 },
      ...{ 'Weather Control': 1, Baliset: 1, 'Jubba Cloak': 1, Kulon: 1, 'La La La': 1 },
      'Trip to Gamont': 1,
    });
  });

  it('cite rules of each edition that has them, and of no other', () => {
    for (const { id, copies, rules } of TREACHERY_CARDS)
      for (const edition of ['2019', 'descartes'] as const) {
        expect(rules[edition] !== undefined, id).toBe(copies[edition] !== undefined);
        for (const rule of rules[edition] ?? [])
          expect(byId.get(rule)?.edition, `${id}: ${rule}`).toBe(edition);
      }
  });
});
