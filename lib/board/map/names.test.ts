import { describe, expect, it } from 'vitest';
import { areaOf, type Box, isInside } from './area';
import { locationsOf, TERRITORIES } from './map';
import { roomOf, roomsOf, shareIn } from './name-rooms';
import { labelOf, linesOf } from './names';
import { pointAt, SHAPE } from './shape';

/** So far the box of a line may reach over a border: its corners are empty, or halo. */
const TOLERANCE = 3;
/** In pixels. */
const LEAST = 11;
/** Of a phone on whose screen the map is 382 wide, and of a desk where it is 652. */
const SCALE = { small: 382 / 1086, bare: 382 / 1086, whole: 652 / 1086 };

describe.each(['whole', 'small', 'bare'] as const)('the names of a %s map', (names) => {
  it('stand within the borders of their own territories, letter by letter', () => {
    for (const territory of TERRITORIES) {
      const label = labelOf(territory, names);
      expect(label, territory.id).toBeDefined();
      if (label === undefined) continue;
      const areas = locationsOf(territory).map(({ id }) => areaOf(id));
      // A name that is turned, however little, has a box for each few letters.
      for (const { x, y, width, height } of roomOf(
        { ...label, turn: label.turn ?? 0.01 },
        territory,
        names,
      )) {
        const [across, down] = label.turn ? [0, 0] : [width / 2, height / 2];
        for (const side of [-1, 0, 1])
          for (const end of [-1, 0, 1]) {
            const near = {
              x: x + side * Math.max(0, across - TOLERANCE),
              y: y + end * Math.max(0, down - TOLERANCE),
            };
            expect(
              areas.some((area) => isInside(near, area)),
              `${territory.id} ${side} ${end}`,
            ).toBe(true);
          }
      }
    }
  });

  it('stand on no other name', () => {
    const rooms = [...roomsOf(names)];
    for (const [at, [id, own]] of rooms.entries())
      for (const [other, boxes] of rooms.slice(at + 1))
        expect(
          own.some((one) => boxes.some((box) => isOn(one, box))),
          `${id} ${other}`,
        ).toBe(false);
  });

  it('are as large as can be read', () => {
    for (const territory of TERRITORIES)
      for (const { text, size } of linesOf(labelOf(territory, names) ?? NO_LABEL, territory)) {
        // the style sheet has no capitals on a small map
        const letters = territory.type === 'rock' && names !== 'whole' ? size * 1.163 : size;
        const least = territory.type === 'rock' ? LEAST * 0.9 : LEAST;
        expect(letters * SCALE[names], text).toBeGreaterThanOrEqual(least);
      }
  });

  it('leave the spice free that blows in their territories', () => {
    const half = names === 'whole' ? 10 : 19;
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

const NO_LABEL = { at: [0, 0], size: 0, lines: [] };

/** The boxes of turned letters are larger than they are. */
const CORNERS = 6;

/** Whether two boxes lie on one another by more than their halos and empty corners. */
function isOn(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - CORNERS &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - CORNERS
  );
}

it.each(['small', 'bare'] as const)(
  'are shortened on a %s map by words that begin as those of the whole name',
  (names) => {
    for (const territory of TERRITORIES) {
      const words = labelOf(territory, names)?.lines.join(' ').split(' ') ?? [];
      for (const word of words)
        expect(
          territory.name.split(' ').some((full) => full.startsWith(word.replace('.', ''))),
          `${territory.id} ${word}`,
        ).toBe(true);
    }
  },
);
