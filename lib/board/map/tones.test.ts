import { expect, it } from 'vitest';
import { neighboursOf, TERRITORIES } from './map';
import { TONES, toneOf } from './tones';

it('gives two territories of sand that touch different tones, and uses each tone', () => {
  const sand = TERRITORIES.filter(({ type }) => type === 'sand');
  for (const territory of sand)
    for (const other of neighboursOf(territory))
      if (other.type === 'sand')
        expect(toneOf(territory), `${territory.id} ${other.id}`).not.toBe(toneOf(other));
  expect(new Set(sand.map(toneOf)).size).toBe(TONES);
});
