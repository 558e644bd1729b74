import { describe, expect, it } from 'vitest';
import { croe, startingCroe, startingGuildHoard } from './exchange-rate';

const range = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, step) => least + step);

describe('the CHOAM Rate of Exchange', () => {
  it('[TAT-5.1-06] is 1 with 13 spice or more in the Guild Hoard', () => {
    for (const spice of range(13, 40)) expect(croe(spice)).toBe(1);
  });

  it('[TAT-5.1-07] is 2 with 10 to 12 spice', () => {
    for (const spice of range(10, 12)) expect(croe(spice)).toBe(2);
  });

  it('[TAT-5.1-08] is 3 with 7 to 9 spice', () => {
    for (const spice of range(7, 9)) expect(croe(spice)).toBe(3);
  });

  it('[TAT-5.1-09] is 4 with 4 to 6 spice', () => {
    for (const spice of range(4, 6)) expect(croe(spice)).toBe(4);
  });

  it('[TAT-5.1-10] is 5 with 1 to 3 spice', () => {
    for (const spice of range(1, 3)) expect(croe(spice)).toBe(5);
  });

  it('[TAT-5.1-11] is 6 with an empty Guild Hoard', () => {
    for (const spice of range(0, 0)) expect(croe(spice)).toBe(6);
  });

  it('[TAT-2.2-03] [TAT-6.2.10-14] is a whole number from 1 to 6, however much spice there is', () => {
    for (const spice of [...range(0, 200), 1_000_000])
      expect([1, 2, 3, 4, 5, 6]).toContain(croe(spice));
    expect(croe(1_000_000)).toBe(1);
  });

  it('[TAT-2.2-04] never rises when spice comes to the Guild Hoard', () => {
    for (const spice of range(0, 60)) expect(croe(spice + 1)).toBeLessThanOrEqual(croe(spice));
  });

  it('[TAT-5.1-04] [CRF-4.A-02] reads a Guild Hoard of 4 and 2 for each player at the start', () => {
    expect(range(2, 8).map(startingGuildHoard)).toEqual([8, 10, 12, 14, 16, 18, 20]);
  });

  it('[TAT-5.1-05] is 3 for two players, 2 for three and four, 1 for more at the start', () => {
    expect(range(2, 8).map(startingCroe)).toEqual([3, 2, 2, 1, 1, 1, 1]);
  });
});
