import { describe, expect, it } from 'vitest';
import { turn } from '../../../testing/rite-fixture';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

describe('events of chapter 11', () => {
  const event = (card: string, house: ScenarioHouse, rival: ScenarioHouse) =>
    scenario({
      houses: [
        { ...house, domain: ['eots-caladan', `${card} subdued 4`, ...(house.domain ?? [])] },
        rival,
      ],
      ranks: [0, 1],
      guildHoard: 5,
    })
      .toInterval(0)
      .act(`deploy-event ${card}`);
  const DESERTS = ['eots-imperial-basin', 'eots-the-minor-erg'];

  it('[TAT-11-33] Spice Mining Inspection takes a spice for each desert of who governs Dune', () => {
    const rival = { domain: ['eots-dune', ...DESERTS], hoard: 3, favor: 9 };
    const one = event(
      'eots-spice-mining-inspection',
      { domain: ['eots-the-open-bled'], hoard: 4 },
      rival,
    );
    expect(one.house(1)).toMatchObject({ hoard: 1, favor: 9 });
    expect(one.house(0).hoard).toBe(4);
    expect(one.state.guildHoard).toBe(7);
  });

  it('[TAT-11-33] or, where the hoard lacks one of them, no spice and favor for the CROE', () => {
    const rival = { domain: ['eots-dune', ...DESERTS], hoard: 1, favor: 9 };
    const one = event('eots-spice-mining-inspection', { domain: ['eots-the-open-bled'] }, rival);
    expect(one.house(1).hoard).toBe(1);
    expect(one.house(1).favor).toBeLessThan(9);
    expect(one.state.guildHoard).toBe(5);
  });

  it('[TAT-11-29] Production Quota counts only the deserts that it engages', () => {
    const one = scenario({
      houses: [
        { domain: ['eots-caladan', 'jotc-production-quota subdued 4', 'eots-the-open-bled'] },
        { domain: ['eots-giedi-prime', ...DESERTS] },
      ],
      ranks: [0, 1],
      guildHoard: 5,
    }).toInterval(0);
    turn(one, 'eots-imperial-basin', 1, 'engaged').act('deploy-event jotc-production-quota');
    expect(one.state.guildHoard).toBe(7);
    expect(one.card('eots-the-minor-erg', 1).status).toBe('engaged');
  });
});
