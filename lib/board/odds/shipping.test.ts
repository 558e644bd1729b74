import { describe, expect, it } from 'vitest';
import { scenario } from '../engine/testing/scenario-fixture';
import { type ShippingQuestion, shippingAnswer, shippingQuestion } from './shipping';

const ask = (asked: Partial<ShippingQuestion>) => shippingAnswer(shippingQuestion(asked));

describe('the cheapest way to put forces into a place', () => {
  it('[GF9-ship-05] [GF9-ship-06] [GF9-move-05] ships to a stronghold at half the price of sand, and walks on from there', () => {
    const [best, next] = ask({
      ...{
        faction: 'emperor',
        into: 'the-minor-erg',
        forces: 5,
        pieces: [],
        reserves: 20,
        spice: 10,
      },
    }).ways;
    expect(best).toMatchObject({
      cost: 5,
      move: { count: 5, to: expect.stringMatching(/^the-minor-erg/) },
    });
    // the Minor Erg touches no stronghold: ornithopters out of a city, which is one
    expect(best?.ship?.to).toMatch(/^(arrakeen|carthag)/);
    expect(best?.move?.flies).toBe(true);
    expect(next?.cost).toBeGreaterThanOrEqual(5);
    expect(
      ask({ faction: 'emperor', into: 'the-minor-erg', forces: 6, pieces: [], spice: 5 }).ways,
    ).toEqual([]);
  });

  it('[GF9-move-03] needs no spice where a group that stands on the map can go there', () => {
    const pieces = [{ whose: 'atreides', at: 'arrakeen-9', count: 10 }];
    const { ways, most } = ask({
      faction: 'atreides',
      into: 'carthag',
      forces: 4,
      pieces,
      spice: 3,
    });
    expect(ways[0]).toMatchObject({ cost: 0, ship: null, move: { from: 'arrakeen-9', count: 4 } });
    expect(most).toBe(13);
  });

  it('[GF9-ship-10] [GF9-move-10] has no way into a stronghold that two others hold', () => {
    const pieces = [
      { whose: 'harkonnen', at: 'carthag-10', count: 1 },
      { whose: 'guild', at: 'carthag-10', count: 1 },
    ];
    expect(ask({ faction: 'atreides', into: 'carthag', forces: 1, pieces })).toMatchObject({
      ...{ ways: [], most: 0 },
    });
  });

  it('[GF9-fremen-05] [GF9-guild-05] [GF9-ship-09] is free for Fremen near the Great Flat, half for the Guild, and shut by the storm', () => {
    const price = (asked: Partial<ShippingQuestion>) =>
      ask({ into: 'habbanya-sietch', forces: 5, pieces: [], reserves: 10, ...asked }).ways[0]?.cost;
    expect(price({ faction: 'guild', spice: 9 })).toBe(3);
    expect(price({ faction: 'harkonnen', spice: 9, half: 'karama' })).toBe(3);
    expect(price({ faction: 'harkonnen', spice: 9, storm: 16 })).toBeUndefined();
    expect(price({ faction: 'fremen', spice: 0, into: 'wind-pass' })).toBe(0);
  });

  it('[GF9-ship-01] costs in a game what it says', () => {
    const { ways } = ask({
      ...{
        faction: 'harkonnen',
        into: 'broken-land',
        forces: 3,
        storm: 17,
        reserves: 10,
        spice: 9,
      },
      pieces: [],
    });
    const [best] = ways;
    if (best?.ship == null || best.move === null) throw new Error('it ships and moves');
    const table = scenario({
      ...{ phase: 'shipment', turn: 2, storm: 17 },
      factions: { harkonnen: { spice: 9 }, fremen: { spice: 3 } },
    });
    table.until('harkonnen', 'ship');
    const { ship, move } = best;
    table.play(`harkonnen: ship ${ship.to}`, `harkonnen: forces ${ship.count}`);
    table.until('harkonnen', 'move');
    const from = ship.to.replace(/-\d+$/, '');
    table.play(`harkonnen: move ${from}`, `harkonnen: to ${move.to}`);
    table.play(`harkonnen: forces ${move.count}`);
    expect(table.forces('harkonnen', move.to)).toBe(3);
    expect(table.faction('harkonnen').spice).toBe(9 - best.cost);
  });
});
