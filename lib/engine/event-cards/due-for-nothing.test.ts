import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

describe('an event of cost 0 that has no token yet', () => {
  it('[TAT-8.3.1-01] [TAT-6.2.8-06] keeps no Interval open', () => {
    const event = 'eots-imperial-reprimand'; // X is the CROE less 1
    const one = scenario({
      houses: [{ favor: 12, hand: [event], domain: ['eots-caladan', 'eots-arrakeen'] }, {}],
      guildHoard: 99,
      options: { promptEvents: true },
    }).toInterval(0);
    one.act(`place ${event}`);
    expect([one.can('end-interval'), one.can(`discard ${event}`)]).toEqual([true, false]);
    one.change(() => {
      one.card(event).deferment = 1;
    });
    expect([one.can('end-interval'), one.can(`discard ${event}`)]).toEqual([false, true]);
  });
});
