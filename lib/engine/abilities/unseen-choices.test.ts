import { expect, it } from 'vitest';
import { loadGameCatalogue } from './load';

const SECRET = ['hand', 'assembly', 'house-deck', 'imperial-deck'];

/** The filters of all that an ability lets a House choose. */
function choices(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(choices);
  return 'choose' in part ? [part.choose as Record<string, unknown>, ...inner] : inner;
}

it('[CRF-3.C-08] no card lets a House choose among cards that lie hidden with a rival: to be asked would show them', () => {
  const asks = [...loadGameCatalogue().abilities].filter(([, texts]) =>
    choices(texts).some(({ zone, whose }) => SECRET.includes(String(zone)) && whose !== 'yours'),
  );
  expect(asks.map(([id]) => id)).toEqual([]);
});
