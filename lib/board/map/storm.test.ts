import { describe, expect, it } from 'vitest';
import { chancesToCome, sectorsEntered, sweep } from './storm';

const killed = (from: number, moves: number, wallStands = true) =>
  sweep(from, moves, wallStands).killed.map(({ id }) => id);

describe('the storm', () => {
  it('[GF9-storm-05] [GF9-map-04] enters the sectors ahead, over the seam, and not the one it starts in', () => {
    expect(sectorsEntered(16, 4)).toEqual([17, 0, 1, 2]);
    expect(sectorsEntered(3, 0)).toEqual([]);
    expect(sectorsEntered(3, 25)).toHaveLength(18);
  });

  it('[GF9-storm-06] [GF9-storm-08] kills on sand, not on rock, in strongholds or on the pole', () => {
    expect(killed(3, 1)).toEqual(
      expect.arrayContaining(['south-mesa-4', 'harg-pass-4', 'the-minor-erg-4']),
    );
    for (const safe of [
      'tueks-sietch-4',
      'pasty-mesa-4',
      'false-wall-south-4',
      'false-wall-east-4',
    ])
      expect(killed(3, 1)).not.toContain(safe);
    expect(killed(0, 18)).not.toContain('polar-sink');
  });

  it('[GF9-storm-07] spares the Imperial Basin while the Shield Wall stands', () => {
    expect(killed(7, 3).some((id) => id.startsWith('imperial-basin'))).toBe(false);
  });

  it('[GF9-card-atomics-04] [GF9-card-atomics-05] comes into Arrakeen, Carthag and the Imperial Basin once it is gone, where it enters', () => {
    const open = [
      'imperial-basin-8',
      'imperial-basin-9',
      'arrakeen-9',
      'imperial-basin-10',
      'carthag-10',
    ];
    expect(killed(7, 3, false)).toEqual(expect.arrayContaining(open));
    expect(killed(9, 1, false)).not.toContain('arrakeen-9');
  });

  it('[GF9-storm-10] takes spice wherever it passes', () => {
    expect(sweep(13, 1, true).spice.map(({ id }) => id)).toEqual([
      'funeral-plain-14',
      'the-great-flat-14',
    ]);
  });

  it('[GF9-storm-04] comes two sectors at least and six at most by dials', () => {
    expect(chancesToCome('dials').map((chance) => Math.round(chance * 9))).toEqual([
      9, 9, 8, 6, 3, 1,
    ]);
  });

  it('[GF9-fremen-12] [DES-opt-weather-03] comes one to six sectors by cards, each as likely', () => {
    expect(chancesToCome('cards').map((chance) => Math.round(chance * 6))).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });
});
