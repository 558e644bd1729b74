import { describe, expect, it } from 'vitest';
import { range } from '@/lib/range';
import { inStormOrder } from './deal';
import { firstPlayers } from './first-player';
import { newSetup, takenSeats, withFactions } from './setup';

describe('the first player', () => {
  it('[GF9-storm-13] [DES-order-01] [DES-order-03] is told for every sector of the storm, as the order of play has it', () => {
    for (const many of range(2, 6)) {
      const taken = takenSeats(withFactions(newSetup('2019'), many));
      const told = firstPlayers(taken);
      for (const storm of range(0, 17)) {
        const named = told.filter(({ from, to }) =>
          from <= to ? from <= storm && storm <= to : storm >= from || storm <= to,
        );
        expect(named.map((one) => one.taken)).toEqual([inStormOrder(taken, storm)[0]]);
      }
    }
  });
});
