import { describe, expect, it } from 'vitest';
import type { Income } from '@/lib/cards/card';
import type { Ability } from '../../ability';
import type { Effect } from '../../effects/table';
import { abilitiesOf, isEncoded } from '../../game-catalogue';
import { loadGameCatalogue } from '../../load';
import type { Value } from '../../value';

// The statistics of decks count what is recorded as a card's income. Here it is worked out anew from what
// the engine runs.

const catalogue = loadGameCatalogue();
const holdings = catalogue.cards.filter(({ type }) => type === 'holding');

/** Cards whose recorded income is not what an ability by itself yields. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'jotc-shadow-partnership': 'the charter that it copies decides',
  'jotc-arrakeen-water-facilities':
    '3 of either while anybody governs Arrakeen, which the fact assumes',
  'jotc-carthag-engineering': '3 of either while anybody governs Carthag, which the fact assumes',
};

type Kind = 'solaris' | 'spice' | 'favor';
interface Yield {
  readonly kind: Kind;
  readonly floor: number;
  readonly varies: boolean;
}

/** The least that a value can be. */
function floorOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (value === 'croe') return 1;
  if (typeof value === 'string') return 0;
  if ('sum' in value) return value.sum.reduce<number>((sum, part) => sum + floorOf(part), 0);
  if ('times' in value) return floorOf(value.times[0]) * floorOf(value.times[1]);
  if ('less' in value) return Math.max(0, floorOf(value.less[0]) - Number(value.less[1]));
  return 0;
}

function yieldOf(kind: Kind, value: Value): Yield {
  return { kind, floor: floorOf(value), varies: typeof value !== 'number' };
}

function yieldsOf(effect: Effect): Yield[] {
  switch (effect.kind) {
    case 'produce': {
      const own = effect.on === undefined || effect.on === 'this';
      return own ? [yieldOf(effect.what, effect.amount)] : [];
    }
    case 'favor':
      return effect.way === 'gain' && effect.who === 'you' ? [yieldOf('favor', effect.amount)] : [];
    case 'pay':
      return [{ kind: 'solaris', floor: 0, varies: true }];
    case 'whether':
      return [...effect.does, ...(effect.otherwise ?? [])].flatMap(byChance);
    default:
      return [];
  }
}

/** What may come or not. */
function byChance(effect: Effect): Yield[] {
  return yieldsOf(effect).map(({ kind }) => ({ kind, floor: 0, varies: true }));
}

/** What one use of an ability yields. */
function useOf(ability: Ability): Yield[] {
  if (ability.kind === 'trigger') return ability.effects.flatMap(byChance);
  if (ability.kind !== 'operation') return [];
  const sure = ability.when === undefined;
  return ability.effects.flatMap(sure ? yieldsOf : byChance);
}

/** What a card yields at least; its abilities are alternatives. */
function incomeOf(id: string): Income | undefined {
  const uses = abilitiesOf(catalogue, id).map(useOf);
  if (uses.every((one) => one.length === 0)) return undefined;
  const income: { solaris?: number; spice?: number; favor?: number; varies?: true } = {};
  for (const use of uses)
    for (const kind of ['solaris', 'spice', 'favor'] as const) {
      const parts = use.filter((one) => one.kind === kind);
      if (parts.length === 0) continue;
      const floor = parts.reduce((sum, part) => sum + part.floor, 0);
      income[kind] = Math.max(income[kind] ?? 0, floor);
      if (parts.some(({ varies }) => varies)) income.varies = true;
    }
  return income;
}

describe('every holding', () => {
  it('runs', () => {
    expect(holdings).toHaveLength(71);
    expect(holdings.filter(({ id }) => !isEncoded(catalogue, id))).toEqual([]);
  });

  it.each(holdings.filter(({ id }) => EXCEPTIONS[id] === undefined).map(({ id }) => id))(
    '%s yields what is recorded as its income',
    (id) => {
      expect(incomeOf(id)).toEqual(catalogue.byId.get(id)?.income);
    },
  );

  it.each(Object.entries(EXCEPTIONS))('%s is another matter: %s', (id) => {
    expect(incomeOf(id)).not.toEqual(catalogue.byId.get(id)?.income);
  });
});
