import { describe, expect, it } from 'vitest';
import file from '@/data/board/map.json';
import { LOCATIONS, nameOf, neighboursOf, TERRITORIES } from './map';
import { placed } from './places-fixture';
import { mapFileSchema } from './schema';

const named = (name: string) => {
  const found = TERRITORIES.find((territory) => territory.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('the map', () => {
  it('[GF9-setup-02] is divided into 18 sectors, each with territories in it', () => {
    const sectors = new Set([...LOCATIONS.values()].map(({ sector }) => sector));
    sectors.delete(null);
    expect([...sectors].sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 18 }, (_, sector) => sector),
    );
  });

  it('is a file of its form, each place once', () => {
    expect(mapFileSchema.parse(file)).toBeTruthy();
    expect(new Set(TERRITORIES.map(({ id }) => id)).size).toBe(42);
    expect(LOCATIONS.size).toBe(86);
    expect(new Set(file.touching.map(String)).size).toBe(190);
    for (const pair of file.disputed) expect(file.touching).toContainEqual(pair);
  });

  it('[GF9-setup-01] [GF9-map-01] has 5 strongholds, the Polar Sink, 7 rocks and 29 sands', () => {
    const many = (type: string) => TERRITORIES.filter((one) => one.type === type).length;
    expect(['stronghold', 'polar sink', 'rock', 'sand'].map(many)).toEqual([5, 1, 7, 29]);
  });

  it('[GF9-map-02] has its strongholds in sectors 4, 9, 10, 13 and 16', () => {
    const strongholds = TERRITORIES.filter(({ type }) => type === 'stronghold');
    expect(strongholds.map(({ name, sectors }) => `${name} ${sectors}`)).toEqual([
      'Arrakeen 9',
      'Carthag 10',
      'Habbanya Sietch 16',
      'Sietch Tabr 13',
      'Tuek’s Sietch 4',
    ]);
  });

  it('[GF9-map-03] has 103 borders between territories, the same from both sides', () => {
    let borders = 0;
    for (const territory of TERRITORIES)
      for (const other of neighboursOf(territory)) {
        expect(neighboursOf(other)).toContain(territory);
        borders += 1;
      }
    expect(borders).toBe(2 * 103);
  });

  it('[GF9-map-04] goes round: a location touches only its own sector and those beside it', () => {
    for (const { sector, touching } of LOCATIONS.values())
      for (const { location } of touching)
        if (sector !== null && location.sector !== null)
          expect([0, 1, 17]).toContain((location.sector - sector + 18) % 18);
    expect(LOCATIONS.get('cielago-west-17')?.touching.map(({ location }) => location.id)).toContain(
      'cielago-west-0',
    );
  });

  it('[GF9-map-05] has ornithopters in Arrakeen and Carthag alone', () => {
    const cities = TERRITORIES.filter(({ ornithopters }) => ornithopters);
    expect(cities.map(({ name }) => name)).toEqual(['Arrakeen', 'Carthag']);
  });

  it('[GF9-map-06] has the Polar Sink beside eight territories, in no sector', () => {
    expect(neighboursOf(named('Polar Sink'))).toHaveLength(8);
    expect(LOCATIONS.get('polar-sink')?.sector).toBeNull();
  });

  it('[GF9-map-07] keeps Arrakeen, Carthag and the Imperial Basin behind the Shield Wall', () => {
    const behind = TERRITORIES.filter(({ behindShieldWall }) => behindShieldWall);
    expect(behind.map(({ name }) => name)).toEqual(['Arrakeen', 'Carthag', 'Imperial Basin']);
  });

  it('[DES-fremen-06] lets the Fremen bring reserves within two territories of the Great Flat', () => {
    const flat = named('The Great Flat');
    const near = new Set([
      flat,
      ...neighboursOf(flat),
      ...neighboursOf(flat).flatMap(neighboursOf),
    ]);
    expect(TERRITORIES.filter(({ fremenReserves }) => fremenReserves)).toEqual(
      TERRITORIES.filter((territory) => near.has(territory)),
    );
  });

  it('lets spice blow only on sand, in a sector of the territory', () => {
    const blown = TERRITORIES.filter(({ spice }) => spice !== undefined);
    expect(blown).toHaveLength(15);
    for (const { type, spice, sectors } of blown) {
      expect(type).toBe('sand');
      expect(sectors).toContain(spice?.sector);
    }
  });

  it('names a sector only where there are several', () => {
    expect(nameOf(placed('cielago-north-2'))).toBe('Cielago North, sector 2');
    expect(nameOf(placed('arrakeen-9'))).toBe('Arrakeen');
    expect(nameOf(placed('polar-sink'))).toBe('Polar Sink');
  });
});
