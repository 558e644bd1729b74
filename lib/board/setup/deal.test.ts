import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/lib/board/editions/editions';
import { range } from '@/lib/range';
import { dealStart, firstDialers, inStormOrder } from './deal';
import { newSetup, seatFor, takenSeats, withSeat } from './setup';

const six = newSetup('2019');
const dealt = (seed: number, setup = six) => {
  const deal = dealStart(setup, seed);
  if (deal === null) throw new Error('nothing was dealt');
  return deal;
};
const circles = (...at: readonly number[]) =>
  takenSeats({
    ...six,
    seats: six.seats.map((seat, circle) => (at.includes(circle) ? seat : null)),
  });

describe('a dealt start', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(dealt(7)).toEqual(dealt(7));
    expect(dealt(7)).not.toEqual(dealt(8));
  });

  it('[GF9-setup-14] [GF9-harkonnen-05] deals four traitors to each, no leader twice; one is kept, by Harkonnen all', () => {
    for (const seed of range(1, 40)) {
      const { seats } = dealt(seed);
      const leaders = seats.flatMap(({ traitors }) => traitors.map(({ leader }) => leader.id));
      expect(leaders).toHaveLength(24);
      expect(new Set(leaders).size).toBe(24);
      for (const { faction, traitors, kept } of seats) {
        expect(kept).toHaveLength(faction.id === 'harkonnen' ? 4 : 1);
        for (const card of kept) expect(traitors).toContain(card);
      }
    }
  });

  it('[DES-setup-12] [DES-harkonnen-04] keeps no own leader as traitor in the Descartes edition', () => {
    for (const seed of range(1, 40))
      for (const { faction, kept } of dealt(seed, newSetup('descartes')).seats)
        for (const card of kept) expect(card.faction.id).not.toBe(faction.id);
  });

  it('[GF9-setup-13] deals leaders of factions in play alone', () => {
    const three = { ...six, seats: six.seats.map((seat, at) => (at % 2 === 0 ? seat : null)) };
    const { seats } = dealt(3, three);
    const playing = new Set(seats.map(({ faction }) => faction.id));
    for (const { traitors } of seats)
      for (const { faction } of traitors) expect(playing.has(faction.id)).toBe(true);
  });

  it('[GF9-setup-21] [GF9-harkonnen-07] deals one treachery card to each, two to Harkonnen', () => {
    const { seats, deck } = dealt(5);
    for (const { faction, cards } of seats)
      expect(cards).toHaveLength(faction.id === 'harkonnen' ? 2 : 1);
    expect(deck).toBe(33 - 7);
  });

  it('[GF9-fremen-01] splits the ten Fremen over their three places', () => {
    for (const seed of range(1, 20)) {
      const fremen = dealt(seed).seats.find(({ faction }) => faction.id === 'fremen');
      expect(fremen?.forces.reduce((sum, { forces }) => sum + forces, 0)).toBe(10);
    }
  });

  it('[GF9-bg-04] predicts a faction other than the Bene Gesserit, and a turn that there is', () => {
    for (const seed of range(1, 60)) {
      const { prediction } = dealt(seed);
      expect(prediction?.faction.id).not.toBe('bene-gesserit');
      expect(prediction?.turn).toBeGreaterThanOrEqual(1);
      expect(prediction?.turn).toBeLessThanOrEqual(EDITIONS[2019].turns);
    }
    expect(dealt(1, withSeat(six, 1, null)).prediction).toBeNull();
  });

  it('[GF9-storm-02] [DES-storm-02] lets the two dial who sit nearest to the start of the storm on either side', () => {
    const sectors = (...at: readonly number[]) =>
      firstDialers(circles(...at)).map(({ sector }) => sector);
    expect(sectors(0, 1, 2, 3, 4, 5)).toEqual([1, 16]);
    expect(sectors(1, 2, 3)).toEqual([4, 10]);
  });

  it('[GF9-storm-03] moves the storm by the sum of the dials, round the map', () => {
    for (const seed of range(1, 30)) {
      const { dials, storm } = dealt(seed);
      expect(storm).toBe(dials.reduce((sum, { number }) => sum + number, 0) % 18);
    }
  });

  it('[GF9-storm-13] [GF9-Q05] [DES-order-03] lets the next circle beyond the storm go first, and one in the storm last', () => {
    const order = (storm: number) =>
      inStormOrder(takenSeats(six), storm).map(({ sector }) => sector);
    expect(order(2)).toEqual([4, 7, 10, 13, 16, 1]);
    expect(order(4)).toEqual([7, 10, 13, 16, 1, 4]);
    expect(order(17)).toEqual([1, 4, 7, 10, 13, 16]);
  });

  it('deals nothing to a table of one, or of one faction twice', () => {
    const alone = { ...six, seats: six.seats.map((seat, at) => (at === 0 ? seat : null)) };
    expect(dealStart(alone, 1)).toBeNull();
    expect(dealStart(withSeat(six, 0, seatFor('fremen')), 1)).toBeNull();
  });
});
