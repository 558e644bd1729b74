import { describe, expect, it } from 'vitest';
import {
  adversariesOf,
  areAdversaries,
  isPower,
  POWERS,
  type Power,
  powerGroup,
  powerName,
  powerShortName,
} from './powers';

const groupOf = (group: string) => POWERS.filter((power) => powerGroup(power) === group);

describe('the Imperial Powers', () => {
  it('[TAT-2.4-01] are nine', () => {
    expect(POWERS.map(powerName).toSorted()).toEqual([
      'Bene Gesserit Sisterhood',
      'Dune Smugglers',
      'Fremen',
      'House Atreides',
      'House Corrino',
      'House Harkonnen',
      'Spacing Guild',
      'Spice Miners Guild',
      'Water Sellers Union',
    ]);
  });

  it('[TAT-2.4-02] are of the Landsraad: Corrino, Atreides and Harkonnen', () => {
    expect(groupOf('landsraad').toSorted()).toEqual(['atreides', 'corrino', 'harkonnen']);
  });

  it('[TAT-2.4-03] are of CHOAM: the Guild, the Sisterhood and (C35) the Fremen', () => {
    expect(groupOf('choam').toSorted()).toEqual(['fremen', 'guild', 'sisterhood']);
  });

  it('[TAT-2.4-04] are unrecognised: Smugglers, Spice Miners and Water Sellers', () => {
    expect(groupOf('unrecognised').toSorted()).toEqual([
      'smugglers',
      'spice-miners',
      'water-sellers',
    ]);
  });

  it('have short names of their own', () => {
    expect(new Set(POWERS.map(powerShortName)).size).toBe(9);
  });

  it('are told from other words, inherited ones too', () => {
    expect(POWERS.every(isPower)).toBe(true);
    for (const word of ['ordos', '', 'constructor', '__proto__', 'toString'])
      expect(isPower(word)).toBe(false);
  });
});

describe('adversaries', () => {
  const rows: readonly (readonly [rule: string, Power, readonly Power[]])[] = [
    ['TAT-2.4.1-02', 'fremen', ['harkonnen']],
    ['TAT-2.4.1-03', 'guild', ['sisterhood', 'smugglers']],
    ['TAT-2.4.1-04', 'atreides', ['harkonnen', 'corrino']],
    ['TAT-2.4.1-05', 'corrino', ['atreides']],
    ['TAT-2.4.1-06', 'harkonnen', ['atreides', 'fremen']],
    ['TAT-2.4.1-07', 'sisterhood', ['guild']],
    ['TAT-2.4.1-08', 'smugglers', ['guild']],
    ['TAT-2.4.1-09', 'spice-miners', ['water-sellers']],
    ['TAT-2.4.1-10', 'water-sellers', ['spice-miners']],
  ];

  it('[TAT-2.4.1-02] [TAT-2.4.1-03] [TAT-2.4.1-04] [TAT-2.4.1-05] [TAT-2.4.1-06] [TAT-2.4.1-07] [TAT-2.4.1-08] [TAT-2.4.1-09] [TAT-2.4.1-10] are those of the table, row by row', () => {
    expect(rows.map(([, power]) => power).toSorted()).toEqual(POWERS.toSorted());
    for (const [rule, power, adversaries] of rows)
      expect([rule, adversariesOf(power).toSorted()]).toEqual([rule, adversaries.toSorted()]);
  });

  it('[TAT-2.4.1-01] [TAT-9-01] belong to every Power and go both ways', () => {
    for (const power of POWERS) {
      expect(adversariesOf(power).length).toBeGreaterThan(0);
      expect(areAdversaries(power, power)).toBe(false);
      for (const other of POWERS)
        expect(areAdversaries(power, other)).toBe(areAdversaries(other, power));
    }
  });
});
