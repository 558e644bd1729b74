import { describe, expect, it } from 'vitest';
import { advance } from '../play';
import { scenario } from '../testing/scenario-fixture';

const SISTERS = 'bene-gesserit';

describe('worthless cards of the Bene Gesserit', () => {
  const bidding = (options: readonly string[]) => {
    const table = scenario({
      ...{ phase: 'bidding', options },
      factions: { [SISTERS]: { hand: ['baliset', 'karama'] }, emperor: { hand: ['jubba-cloak'] } },
    });
    table.until(SISTERS, 'karama');
    return table;
  };

  it('[GF9-bg-24] are a Karama for a card; the true one is kept as long as there are others', () => {
    const table = bidding(['advantages']);
    table.play(`${SISTERS}: karama`);
    expect(table.faction(SISTERS).hand).toContain('karama');
    expect(table.faction(SISTERS).hand).not.toContain('baliset');
    expect(table.log('emperor').join(' ')).toContain('used it as a Karama');
    const plain = bidding([]);
    plain.play(`${SISTERS}: karama`);
    expect(plain.faction(SISTERS).hand).toContain('baliset');
  });

  it('[GF9-bg-24] are of no such use to others', () => {
    const table = bidding(['advantages']);
    table.play(`${SISTERS}: pass`);
    while (table.asked() !== 'emperor') table.play(`${table.asked()}: pass`);
    expect(table.options()).not.toContain('karama');
  });

  it('[GF9-bg-24] are a Karama for half the price of a shipment', () => {
    const table = scenario({
      ...{ phase: 'shipment', options: ['advantages'] },
      factions: { [SISTERS]: { hand: ['baliset'], spice: 9 }, emperor: {} },
    });
    table.until(SISTERS, 'ship');
    table.play(`${SISTERS}: karama`, `${SISTERS}: ship arrakeen-9`, `${SISTERS}: forces 4`);
    expect(table.faction(SISTERS).spice).toBe(7);
  });

  it('[GF9-bg-24] [GF9-card-karama-01] stop an advantage by an order, also when both Karamas are gone', () => {
    const table = scenario({
      ...{ phase: 'revival', options: ['advantages'] },
      factions: { atreides: {}, [SISTERS]: { hand: ['baliset'] }, guild: {} },
    });
    table.until(SISTERS, 'order');
    table.play(`${SISTERS}: order spice-sight 0`);
    table.until('atreides', 'ship');
    expect(table.state.foreseen).toBeNull();
    expect(table.faction(SISTERS).hand).toEqual([]);
    table.state.discards.push('karama', 'karama');
    table.state.frames = [{ step: 'turn', next: 4 }];
    table.state.asked = null;
    advance(table.state);
    // Nobody else could hold one.
    expect(table.asked()).toBe(SISTERS);
    table.play(`${SISTERS}: pass`);
    expect(table.state.frames.at(-1)?.step).not.toBe('orders');
  });

  it('[GF9-bg-24] [GF9-adv-karama-13] are not for a special power', () => {
    const table = scenario({
      ...{ phase: 'bidding', options: ['advantages', 'karama-powers'] },
      factions: { [SISTERS]: { hand: ['baliset'] }, harkonnen: { hand: ['baliset'] } },
    });
    table.until(SISTERS, 'bid');
    expect(table.options().join()).not.toContain('special');
  });

  it('[GF9-card-karama-06] are lost for nothing if a Karama stops it', () => {
    const table = scenario({
      ...{ phase: 'bidding', options: ['advantages'] },
      factions: { [SISTERS]: { hand: ['baliset'] }, emperor: { hand: ['karama'] } },
    });
    table.faction('emperor').order = { against: 0, advantage: 'worthless-karama' };
    table.until(SISTERS, 'karama');
    table.play(`${SISTERS}: karama`);
    expect(table.faction(SISTERS).hand).toEqual([]);
    expect(table.faction('emperor').hand).toEqual([]);
    // It may still bid.
    expect(table.asked()).toBe(SISTERS);
    expect(table.options()).toContain('bid 1');
  });
});
