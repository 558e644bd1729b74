import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conditionSchema } from '../condition';
import { loadGameCatalogue } from '../load';
import { some } from '../shape';
import { effectKind } from './kind';
import { listsIn } from './lists';
import { type Effect, effectSchema, partsOf } from './table';

const list = z.lazy(() => z.array(z.string()));
const kindWith = (shape: z.core.$ZodLooseShape) =>
  effectKind({ kind: 'new', shape, say: () => '', run: () => undefined });

describe('the effects inside an effect', () => {
  it('are found wherever its shape holds them', () => {
    const { schema } = kindWith({
      when: conditionSchema,
      does: list,
      otherwise: list.optional(),
      parts: some(list, 2),
      each: z.strictObject({ does: list }).optional(),
    });
    const read = listsIn(schema, list);
    const held = { does: ['a'], parts: [['b'], ['c', 'd']], each: { does: ['e'] } };
    expect(read(held)).toEqual([['a'], [], ['b'], ['c', 'd'], ['e']]);
    expect(read({ does: ['a'], parts: [] })).toEqual([['a'], [], []]);
  });

  it('cannot be forgotten: a kind that hides them is refused', () => {
    for (const hidden of [
      z.union([z.literal('nothing'), list]),
      z.record(z.string(), list),
      z.lazy(() => z.strictObject({ does: list })),
    ])
      expect(() => listsIn(kindWith({ hidden }).schema, list)).toThrow('cannot be told apart');
  });

  it('are all that the cards hold', () => {
    const lists: unknown[] = [];
    const told: unknown[] = [];
    const tell = (effects: readonly Effect[]) => {
      told.push(effects);
      for (const effect of effects)
        partsOf(effect)
          .filter(({ length }) => length > 0)
          .forEach(tell);
    };
    for (const ability of [...loadGameCatalogue().abilities.values()].flat())
      if ('effects' in ability) {
        lists.push(...listsOfEffects(ability.effects));
        tell(ability.effects);
      }
    expect(lists).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(500);
  });
});

/** Every list of effects in a value, by what it looks like. */
function listsOfEffects(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(listsOfEffects);
  return Array.isArray(value) && value.every((one) => effectSchema.safeParse(one).success)
    ? [value, ...within]
    : within;
}
