import { describe, expect, it } from 'vitest';
import { areaOf, isInside } from './area';
import { locationsOf, TERRITORIES } from './map';
import { roomOf, shareIn } from './name-rooms';
import { labelOf, linesOf } from './names';
import { pointAt, SHAPE } from './shape';

describe.each(['whole', 'small'] as const)('the names of a %s map', (names) => {
  it('stand within the borders of their own territories, letter by letter', () => {
    for (const territory of TERRITORIES) {
      const label = labelOf(territory, names);
      expect(label, territory.id).toBeDefined();
      if (label === undefined) continue;
      const areas = locationsOf(territory).map(({ id }) => areaOf(id));
      // A name that is turned, however little, has a box for each few letters.
      const pieces = roomOf({ ...label, turn: label.turn ?? 0.01 }, territory, names);
      for (const { x, y } of pieces)
        expect(
          areas.some((area) => isInside({ x, y }, area)),
          territory.id,
        ).toBe(true);
    }
  });

  it('leave the spice free that blows in their territories', () => {
    const half = names === 'small' ? 17 : 10;
    for (const territory of TERRITORIES) {
      const label = labelOf(territory, names);
      const at = SHAPE.spice[territory.id];
      if (label === undefined || at === undefined) continue;
      const spice = pointAt(at);
      for (const box of roomOf(label, territory, names))
        expect(
          Math.abs(box.x - spice.x) < box.width / 2 + half &&
            Math.abs(box.y - spice.y) < box.height / 2 + half,
          territory.id,
        ).toBe(false);
    }
  });

  it('are read from left to right in both halves, upright enough', () => {
    for (const territory of TERRITORIES) {
      const label = labelOf(territory, names);
      if (label === undefined) continue;
      for (const { turn } of linesOf(label, territory))
        expect(Math.abs(turn), territory.id).toBeLessThan(75);
    }
  });

  it('lie in the storm wholly, for the most part, or not at all', () => {
    const share = (id: string, sector: number) => {
      const territory = TERRITORIES.find((one) => one.id === id);
      const label = territory && labelOf(territory, names);
      return label && shareIn(sector, label, territory, names);
    };
    expect(share('arrakeen', 9)).toBe(1);
    expect(share('arrakeen', 8)).toBe(0);
    // The storm passes round the pole.
    for (let sector = 0; sector < 18; sector += 1) expect(share('polar-sink', sector)).toBe(0);
    const shares = Array.from({ length: 18 }, (_, sector) => share('meridian', sector) ?? 0);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});
