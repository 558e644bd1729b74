import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

describe('an event whose cost is an X', () => {
  it('[TAT-6.2.8-06] waits for a token all the same', () => {
    const event = 'eots-spice-blow';
    const can = (tokens: number) => {
      const one = scenario({
        houses: [
          { favor: 12, hand: [event], domain: ['eots-caladan', 'eots-imperial-basin'] },
          { favor: 8 },
        ],
      }).toInterval(0);
      one.act(`place ${event}`);
      one.change(() => {
        one.card(event).deferment = tokens;
      });
      return one.can(`deploy-event ${event}`);
    };
    expect([can(0), can(1)]).toEqual([false, true]);
  });
});
