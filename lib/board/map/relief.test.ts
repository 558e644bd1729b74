import { describe, expect, it } from 'vitest';
import { areaOf, isInside } from './area';
import { dustOf } from './dust';
import { ice } from './ice';
import { LOCATIONS } from './map';
import { massifsOf } from './massif';
import { peaks } from './peaks';
import { cliffsOf, dunes } from './relief';
import { anglesOf, type Point, polarOf, SHAPE } from './shape';

const everywhere = () => true;

/** Where the strokes of a path begin. */
function startsOf(path: string): readonly Point[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

function kindAt(point: Point): string | undefined {
  for (const { id, territory } of LOCATIONS.values())
    if (isInside(point, areaOf(id))) return territory.type;
  return undefined;
}

describe('the relief of the map', () => {
  it('has dunes on sand alone, and peaks on rock alone', () => {
    const { crests } = dunes(everywhere);
    const { lines } = peaks(everywhere);
    expect(startsOf(crests).length).toBeGreaterThan(100);
    expect(startsOf(lines).length).toBeGreaterThan(100);
    for (const point of startsOf(crests)) expect(kindAt(point)).toBe('sand');
    for (const point of startsOf(lines)) expect(kindAt(point)).toBe('rock');
  });

  it('leaves free what is not free', () => {
    expect(dunes(() => false).crests).toBe('');
    expect(peaks(() => false).lines).toBe('');
  });

  it('goes round each massif, with the ground of its kind on the inner side', () => {
    for (const kind of ['rock', 'stronghold'] as const)
      for (const edge of massifsOf(kind))
        for (const { x, y, out } of edge.filter((_, at) => at % 7 === 3))
          expect(kindAt({ x: x - out.x * 4, y: y - out.y * 4 })).toBe(kind);
    expect(massifsOf('stronghold')).toHaveLength(5);
  });

  it('is drawn the same each time', () => {
    expect(cliffsOf('rock')).toEqual(cliffsOf('rock'));
    expect(ice()).toEqual(ice());
  });

  it('keeps the dust of the storm in its sector', () => {
    for (const sector of [0, 5, 9, 17]) {
      const [start, end] = anglesOf(sector);
      const { front, haze, wisps, grains } = dustOf(sector);
      for (const point of startsOf(front.join('') + haze + wisps + grains)) {
        const [radius = 0, angle = 0] = polarOf(point);
        expect(radius).toBeLessThan(SHAPE.rim);
        expect((angle - start + 360) % 360).toBeLessThan(end - start);
      }
    }
  });
});
