import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCATIONS, type Location } from './map';
import { placed } from './places-fixture';
import { type Reached, reach } from './reach';

const names = (reached: readonly Reached[]) =>
  [...new Set(reached.map(({ location }) => location.territory.name))].sort();
const endsIn = (reached: readonly Reached[], name: string) =>
  reached.filter(({ location }) => location.territory.name === name);
const sectorsIn = (reached: readonly Reached[], name: string) =>
  endsIn(reached, name).map(({ location }) => location.sector);

describe('where a group can go', () => {
  it('[GF9-move-05] [DES-move-06] is one territory without ornithopters', () => {
    const reached = reach({ from: placed('arrakeen-9'), steps: 1, storm: null });
    expect(names(reached)).toEqual(['Imperial Basin', 'Old Gap', 'Rim Wall West']);
  });

  it("[GF9-move-04] [DES-move-05] is, with them, from Tuek's Sietch over Pasty Mesa and the Shield Wall to the Imperial Basin", () => {
    const walk = { from: placed('tueks-sietch-4'), storm: null };
    const [basin] = endsIn(reach({ ...walk, steps: 3 }), 'Imperial Basin');
    expect(basin?.steps).toBe(3);
    const territories = basin?.way.map(({ territory }) => territory.name);
    expect([...new Set(territories)]).toEqual(['Pasty Mesa', 'Shield Wall', 'Imperial Basin']);
    expect(names(reach({ ...walk, steps: 2 }))).not.toContain('Imperial Basin');
  });

  it('[GF9-move-07] [DES-move-08] crosses sector lines freely', () => {
    const reached = reach({ from: placed('red-chasm-6'), steps: 1, storm: null });
    expect(sectorsIn(reached, 'Pasty Mesa').sort()).toEqual([4, 5, 6, 7]);
  });

  it('[GF9-move-08] [DES-move-09] [DES-move-10] goes round the storm, and neither into nor through it', () => {
    const walk = { from: placed('red-chasm-6'), steps: 1 };
    expect(sectorsIn(reach({ ...walk, storm: 5 }), 'Pasty Mesa').sort()).toEqual([6, 7]);
    expect(reach({ ...walk, steps: 3, storm: 6 })).toEqual([]);
    const around = reach({ from: placed('south-mesa-5'), steps: 1, storm: 6 });
    expect(names(around)).not.toContain('Red Chasm');
  });

  it('[GF9-move-08] [DES-move-10] takes more steps to a part of a territory that the storm cuts off', () => {
    const reached = reach({ from: placed('imperial-basin-9'), steps: 3, storm: 11 });
    expect(
      endsIn(reached, 'Tsimpo').map(({ location, steps }) => [location.sector, steps]),
    ).toEqual([
      [10, 1],
      [12, 3],
    ]);
  });

  it('[GF9-move-09] [DES-move-12] never has the Polar Sink in storm', () => {
    for (let storm = 0; storm < 18; storm += 1)
      expect(reach({ from: placed('polar-sink'), steps: 1, storm })).not.toEqual([]);
  });

  it('[GF9-move-10] [DES-move-13] leads neither into nor through a stronghold that two others hold', () => {
    const walk = { from: placed('habbanya-ridge-flat-17'), steps: 1, storm: null };
    expect(names(reach(walk))).toContain('Habbanya Sietch');
    expect(names(reach({ ...walk, closed: new Set(['habbanya-sietch']) }))).not.toContain(
      'Habbanya Sietch',
    );
    expect(
      reach({ ...walk, from: placed('habbanya-sietch-16'), closed: new Set(['habbanya-sietch']) }),
    ).not.toEqual([]);
  });

  it('is told with a way that steps from place to place and enters no more territories than it says', () => {
    const ids = [...LOCATIONS.keys()];
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.integer({ min: 1, max: 4 }),
        fc.option(fc.integer({ min: 0, max: 17 })),
        (id, steps, storm) => {
          const from = placed(id);
          for (const { location, steps: needed, way } of reach({ from, steps, storm })) {
            expect(way.at(-1)).toBe(location);
            expect(way.every((next, at) => isStep(way[at - 1] ?? from, next, storm))).toBe(true);
            expect(entries(from, way)).toBe(needed);
            expect(needed).toBeLessThanOrEqual(steps);
          }
        },
      ),
    );
  });

  it('is the same as by trying every way of so many territories', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCATIONS.keys()),
        fc.integer({ min: 1, max: 3 }),
        fc.option(fc.integer({ min: 0, max: 17 })),
        (id, steps, storm) => {
          const from = placed(id);
          const quick = reach({ from, steps, storm }).map(({ location }) => location.id);
          expect(new Set(quick)).toEqual(byTrying(id, steps, storm));
          expect(quick).toHaveLength(new Set(quick).size);
        },
      ),
    );
  });
});

function isStep(here: Location, next: Location, storm: number | null): boolean {
  const touches = here.touching.some(({ location }) => location === next);
  return touches && (next.sector === null || next.sector !== storm);
}

function entries(
  from: { readonly territory: object },
  way: readonly { readonly territory: object }[],
): number {
  return way.filter(({ territory }, at) => territory !== (way[at - 1] ?? from).territory).length;
}

/** All locations outside the own territory that some way leads to: a plain search over places and steps left. */
function byTrying(id: string, steps: number, storm: number | null): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (at: string, left: number) => {
    const { sector, territory, touching } = placed(at);
    if ((sector !== null && sector === storm) || seen.has(`${at} ${left}`)) return;
    seen.add(`${at} ${left}`);
    if (territory !== placed(id).territory) found.add(at);
    for (const { location } of touching) {
      const cost = location.territory === territory ? 0 : 1;
      if (left >= cost) go(location.id, left - cost);
    }
  };
  go(id, steps);
  return found;
}
