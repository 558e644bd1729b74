import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, ...house },
      { favor: 5, ...rival },
    ],
  });

describe('Dune', () => {
  const domain = ['eots-caladan', 'eots-dune subdued 3'];

  it('[TAT-5.3-01] [TAT-5.3-02] is deployed like any subdued card', () => {
    const one = table({ domain });
    // Cost 7, and a fourth token in the Deferment phase.
    one.act('redeploy eots-dune');
    expect(one.house(0).treasury).toBe(17);
  });

  it('[TAT-5.3-03] [TAT-5.3-06] stands under one House at a time', () => {
    expect(table({ domain }, { domain: ['eots-dune'] }).can('redeploy eots-dune')).toBe(false);
  });

  it('[TAT-5.3-04] subdues the home world of the House that comes to govern it', () => {
    const one = table({ domain }).act('redeploy eots-dune');
    expect(one.card('eots-caladan').status).toBe('subdued');
  });

  it('[TAT-5.3-04] [TAT-5.3-10] (C11) does all that out of the Assembly too, where a petition wins it', () => {
    const one = scenario({
      rules: 'eots',
      houses: [
        {
          favor: 20,
          assembly: ['eots-dune'],
          domain: ['eots-caladan', 'eots-thopter-outpost on eots-caladan'],
        },
        { favor: 5 },
      ],
    });
    one.act('petition eots-dune', 'bid 7', 'pass', 'pass');
    expect([one.card('eots-dune').status, one.card('eots-caladan').status]).toEqual([
      'engaged',
      'subdued',
    ]);
    one.act('assign eots-thopter-outpost on eots-dune');
    expect(one.card('eots-thopter-outpost').place.host).toBe(one.card('eots-dune').id);
  });

  it('[TAT-5.3-05] [TAT-6.2.8-03] is the home world from then on', () => {
    const one = table({
      domain: [...domain, 'eots-landsraad-summit subdued 3', 'eots-paul-atreides'],
      concealed: ['tat-tame-arrakis'],
    });
    one.act('redeploy eots-dune', 'deploy-event eots-landsraad-summit');
    one.act('deploy-program tat-tame-arrakis on eots-paul-atreides');
    expect(one.card('eots-dune').status).toBe('engaged');
  });

  it('[TAT-5.3-07] [CRF-1.B-16] takes the allegiance of the sponsor and costs no favor', () => {
    const one = table({ domain }).act('redeploy eots-dune');
    expect(one.house(0).favor).toBe(20);
    const hand = ['eots-thopter-outpost', 'eots-atreides-battalion', 'eots-fremen-battalion'];
    const host = table({ hand, domain: ['eots-dune'] });
    expect(host.options().filter((option) => option.endsWith('on eots-dune'))).toEqual([
      'deploy eots-thopter-outpost on eots-dune',
      'deploy eots-atreides-battalion on eots-dune',
    ]);
  });

  it('[TAT-5.3-09] keeps the original home world down as long as it is governed', () => {
    const one = table({ domain: ['eots-caladan subdued 9', 'eots-dune'] });
    expect(one.can('redeploy eots-caladan')).toBe(false);
    expect(one.can('end-interval')).toBe(true);
  });

  it('[TAT-5.3-10] [TAT-5.3-12] takes over what was assigned to the home world, as it is', () => {
    const one = table({
      domain: [
        ...domain,
        'eots-thopter-outpost on eots-caladan',
        'eots-atreides-battalion on eots-caladan',
        'eots-palace-keep subdued 1 on eots-caladan',
      ],
    });
    one.act('redeploy eots-dune');
    const dune = one.card('eots-dune').id;
    expect(one.card('eots-thopter-outpost').place.host).toBe(dune);
    expect(one.card('eots-atreides-battalion').place.host).toBe(dune);
    expect(one.card('eots-palace-keep')).toMatchObject({
      status: 'subdued',
      place: { host: dune },
    });
  });

  it('[TAT-5.3-12] [TAT-3.2-07] takes over subdued personnel whatever its command', () => {
    // Dune, command 5, bears five already when it is deployed.
    const troops = Array.from({ length: 5 }, () => 'eots-atreides-battalion on eots-dune');
    const subdued = 'eots-house-battalion subdued on eots-caladan';
    const one = table({ domain: [...domain, subdued, ...troops] }).act('redeploy eots-dune');
    expect(one.card('eots-house-battalion').place.host).toBe(one.card('eots-dune').id);
  });

  it('[TAT-5.3-11] takes over the concealed programs', () => {
    const one = table({ domain, concealed: ['tat-abduct-heir'] }).act('redeploy eots-dune');
    expect(one.card('tat-abduct-heir').place).toMatchObject({
      zone: 'concealed',
      host: one.card('eots-dune').id,
    });
  });

  it('[TAT-5.3-13] leaves behind what may not be on it', () => {
    const one = table({ domain: [...domain, 'eots-gom-jabbar on eots-caladan'] });
    one.act('redeploy eots-dune');
    expect(one.card('eots-gom-jabbar').place.host).toBe(one.card('eots-caladan').id);
  });

  it('[TAT-5.3-14] (C22) gives back what it took once the home world is deployed again', () => {
    const one = table({
      domain: ['eots-caladan subdued 1', 'eots-dune subdued', 'eots-thopter-outpost on eots-dune'],
      concealed: ['tat-abduct-heir'],
    });
    one.act('redeploy eots-caladan');
    const homeWorld = one.card('eots-caladan').id;
    expect(one.card('eots-thopter-outpost').place.host).toBe(homeWorld);
    expect(one.card('tat-abduct-heir').place.host).toBe(homeWorld);
  });
});
