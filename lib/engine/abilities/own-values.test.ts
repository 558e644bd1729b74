import { describe, expect, it } from 'vitest';
import { TALENTS, talentName } from '@/lib/rules/talents';
import type { Ability } from './ability';
import { type Filter, filterSchema } from './filter';
import { sayFilter } from './filter-words';
import { loadGameCatalogue } from './load';
import { sentenceOf } from './sentence';

const { abilities, byId } = loadGameCatalogue();

/** Every object in an ability. */
const within = (node: unknown): Record<string, unknown>[] => {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(within);
  return Array.isArray(node) ? inside : [node as Record<string, unknown>, ...inside];
};

/** The cards of which an ability takes a number, by what the number is called. */
function ownersOf(ability: Ability): ReadonlyMap<string, ReadonlySet<unknown>> {
  const owners = new Map<string, Set<unknown>>();
  const add = (number: string, of: unknown) =>
    owners.set(number, (owners.get(number) ?? new Set()).add(of));
  for (const node of within(ability)) {
    for (const talent of TALENTS)
      if (node.rank === talent) add(`${talentName(talent)} rank`, node.of);
    for (const number of ['command', 'resistance', 'cost'])
      if (typeof node[number] === 'string') add(number, node[number]);
  }
  return owners;
}

/** Where other cards than the one that has the ability are named in a sentence. */
function othersIn(ability: Ability, sentence: string): number[] {
  const kinds = within(ability).flatMap((node) => {
    const filter = filterSchema.safeParse(node);
    if (!filter.success) return [];
    // How it lies goes without saying where it is engaged or disengaged.
    const { state: _, ...said } = filter.data as Filter;
    return [filter.data as Filter, said];
  });
  const names = [
    'a card',
    'that card',
    'its bearer',
    'your leader',
    'the opposing leader',
    ...kinds.flatMap((kind) => [sayFilter(kind, 'one'), sayFilter(kind, 'many')]),
  ];
  return names.map((name) => sentence.lastIndexOf(name));
}

const OWN = /\bits ((?:[A-Z]\w+ rank)|command|resistance|cost)\b/g;

describe('a sentence says no value of another card as the card’s own', () => {
  it.each([...abilities].map(([id, texts]) => [id, texts] as const))('%s', (id, texts) => {
    const title = byId.get(id)?.title ?? '';
    for (const ability of texts) {
      const sentence = sentenceOf(ability, title);
      for (const { 1: number = '', index } of sentence.matchAll(OWN)) {
        const before = sentence.slice(0, index);
        const own = before.lastIndexOf(title);
        const other = Math.max(...othersIn(ability, before));
        const owners = ownersOf(ability).get(number);
        // Force is measured against the card that it is applied to.
        if (owners === undefined) continue;
        const isOwn = owners.has('this');
        if (other > own) expect(isOwn && owners.size === 1, `${id}: ${sentence}`).toBe(false);
        else expect(isOwn, `${id}: ${sentence}`).toBe(true);
      }
    }
  });
});
