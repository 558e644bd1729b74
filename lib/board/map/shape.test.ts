import { describe, expect, it } from 'vitest';
import mapFile from '@/data/board/map.json';
import file from '@/data/board/map-shape.json';
import { areaOf, isInside } from './area';
import { LOCATIONS, TERRITORIES } from './map';
import { shapeFileSchema } from './schema';
import { anglesOf, outlineOf, type Point, pathOf, pointAt, SHAPE, wedgeOf } from './shape';

describe('the drawing of the map', () => {
  it('is a file of its form, with an outline and a mark for each location and a label for each territory', () => {
    expect(shapeFileSchema.parse(file)).toBeTruthy();
    expect(Object.keys(SHAPE.cells).sort()).toEqual([...LOCATIONS.keys()].sort());
    expect(Object.keys(SHAPE.marks).sort()).toEqual([...LOCATIONS.keys()].sort());
    expect(Object.keys(SHAPE.labels).sort()).toEqual(TERRITORIES.map(({ id }) => id).sort());
    for (const { id, name } of TERRITORIES) expect(SHAPE.labels[id]?.lines.join(' ')).toBe(name);
  });

  it('[GF9-map-03] lets two locations share a border just where they touch: all 190, and no other', () => {
    const byBorder = new Map<string, string[]>();
    for (const [id, corners] of Object.entries(SHAPE.cells))
      for (const [at, corner] of corners.entries()) {
        const next = corners[(at + 1) % corners.length] ?? corner;
        const border = corner < next ? `${corner} ${next}` : `${next} ${corner}`;
        byBorder.set(border, [...(byBorder.get(border) ?? []), id]);
      }
    const shared = [...byBorder.values()].filter(({ length }) => length > 1);
    expect(new Set(shared.map((ids) => String(ids.sort())))).toEqual(
      new Set(mapFile.touching.map(String)),
    );
  });

  it('draws every shared border long enough to be seen', () => {
    for (const [one, other] of mapFile.touching) {
      const corners = SHAPE.cells[one ?? ''] ?? [];
      const both = new Set(SHAPE.cells[other ?? '']);
      const length = corners.reduce((sum, corner, at) => {
        const next = corners[(at + 1) % corners.length] ?? corner;
        return both.has(corner) && both.has(next)
          ? sum + apart(cornerAt(corner), cornerAt(next))
          : sum;
      }, 0);
      expect(length, `${one} ${other}`).toBeGreaterThan(15);
    }
  });

  it('covers the disc once: the outlines together are as large, and each goes round clockwise', () => {
    const areas = [...LOCATIONS.keys()].map((id) => sizeOf(areaOf(id)));
    expect(Math.min(...areas)).toBeGreaterThan(4000);
    const sum = areas.reduce((all, one) => all + one, 0);
    expect(sum / (Math.PI * SHAPE.rim ** 2)).toBeCloseTo(1, 3);
  });

  it('keeps each location in its sector, on every border', () => {
    for (const { id, sector } of LOCATIONS.values()) {
      if (sector === null) continue;
      const [start, end] = anglesOf(sector);
      for (const { x, y } of areaOf(id)) {
        const angle = (Math.atan2(-y, x) * 180) / Math.PI;
        const after = (((angle - start) % 360) + 360) % 360;
        expect(after < end - start + 0.5 || after > 359.5, `${id} at ${angle}`).toBe(true);
      }
    }
  });

  it('puts marks and labels inside of what they belong to', () => {
    for (const [id, at] of Object.entries(SHAPE.marks))
      expect(isInside(pointAt(at), areaOf(id)), id).toBe(true);
    for (const { id, sectors } of TERRITORIES) {
      const label = SHAPE.labels[id];
      const ids = sectors.length === 0 ? [id] : sectors.map((sector) => `${id}-${sector}`);
      expect(label && ids.some((one) => isInside(pointAt(label.at), areaOf(one))), id).toBe(true);
    }
  });

  it('lets spice blow inside of its sector, off the borders of its territory and off names', () => {
    for (const { id, spice } of TERRITORIES) {
      const at = SHAPE.spice[id];
      if (spice === undefined || at === undefined) continue;
      const here = pointAt(at);
      const area = areaOf(`${id}-${spice.sector}`);
      expect(isInside(here, area), id).toBe(true);
      const corners = [
        [-20, 0],
        [20, 0],
        [0, -20],
        [0, 20],
      ] as const;
      for (const [x, y] of corners)
        expect(isInside({ x: here.x + x, y: here.y + y }, area), id).toBe(true);
    }
  });

  it('says an outline as a path', () => {
    expect(pathOf(outlineOf('arrakeen-9'))).toMatch(/^M-?[\d.]+ -?[\d.]+[LQA].*Z$/);
    expect(pathOf(wedgeOf(0))).toMatch(/^M.*A500 500 0 0 0 .*A88 88 0 0 1 .*Z$/);
  });
});

/** Positive where the points go round clockwise on the screen. */
function sizeOf(points: readonly Point[]): number {
  return (
    points.reduce((sum, { x, y }, at) => {
      const next = points[(at + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}

function cornerAt(at: number): Point {
  return pointAt(SHAPE.corners[at] ?? [0, 0]);
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
