import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('eots-water-riot', () => {
  it.each(['jotc-house-frigate', 'eots-house-battalion', 'tat-advance-base'])(
    '[TAT-9-06] may strike %s on a city',
    (struck) => {
      const city = struck === 'tat-advance-base' ? 'eots-arrakeen' : 'eots-carthag';
      const one = scenario({
        houses: [
          {
            favor: 12,
            domain: ['eots-caladan', 'eots-imperial-basin', 'eots-water-riot subdued 5'],
          },
          { favor: 8, domain: [city, `${struck} on ${city}`] },
        ],
      }).toInterval(0);
      one.act('deploy-event eots-water-riot');
      expect(one.can(`choose ${struck}`)).toBe(true);
    },
  );
});

describe('eots-spice-mining-inspection', () => {
  it('[TAT-2.2-01] has the spice paid into the Guild Hoard', () => {
    const event = 'eots-spice-mining-inspection';
    const one = scenario({
      houses: [
        {
          ...{ favor: 12, hoard: 3 },
          domain: ['eots-dune', 'eots-imperial-basin', `${event} subdued 5`],
        },
        { favor: 8 },
      ],
    }).toInterval(0);
    const before = one.state.guildHoard;
    one.act(`deploy-event ${event}`);
    expect([one.house(0).hoard, one.state.guildHoard - before]).toEqual([2, 1]);
  });
});

describe('jotc-arrakeen-patriarch', () => {
  it.each([
    [0, 'disengaged', 'engaged'],
    [1, 'engaged', 'disengaged'],
  ] as const)('costs itself and 1 favor to turn Arrakeen (%i)', (ability, from, to) => {
    const patriarch = 'jotc-arrakeen-patriarch';
    const one = scenario({
      houses: [{ favor: 12, domain: ['eots-caladan', patriarch, 'eots-arrakeen'] }, {}],
    }).toInterval(0);
    one.change(() => {
      one.card('eots-arrakeen').status = from;
    });
    one.act(`use ${patriarch} ${ability}`);
    if (one.can('choose eots-arrakeen')) one.act('choose eots-arrakeen');
    expect([one.card(patriarch).status, one.card('eots-arrakeen').status]).toEqual(['subdued', to]);
    expect(one.house(0).favor).toBe(11);
  });
});
