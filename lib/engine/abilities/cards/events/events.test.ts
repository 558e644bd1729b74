import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** A House about to deploy an event that is ripe, with the Guild Hoard as given. */
function event(
  card: string,
  own: Partial<ScenarioHouse> = {},
  rival: Partial<ScenarioHouse> = {},
  guildHoard = 20,
): Table {
  const domain = ['eots-caladan', `${card} subdued 5`, ...(own.domain ?? [])];
  return scenario({
    houses: [
      { treasury: 20, favor: 20, ...own, domain },
      {
        treasury: 20,
        favor: 10,
        sponsor: 'corrino',
        ...rival,
        domain: ['eots-kaitain', ...(rival.domain ?? [])],
      },
    ],
    ranks: [0, 1],
    guildHoard,
  }).toInterval(0);
}

describe('events that happen once', () => {
  it('[TAT-6.2.8-10] are discarded when their effect is over', () => {
    const table = event('eots-hoarding-tithe').act('deploy-event eots-hoarding-tithe');
    expect(table.zone('house-discard')).toEqual(['eots-hoarding-tithe']);
  });

  it('CHOAM Dividends lets every House be paid for its charters, its own House first', () => {
    const dividends = () =>
      event(
        'eots-choam-dividends',
        { domain: ['eots-choam-directorship'] },
        { domain: ['eots-exchange-seat', 'eots-weather-control'] },
      ).act('deploy-event eots-choam-dividends');
    const treasuries = (table: Table) => [table.house(0).treasury, table.house(1).treasury];
    const asked = dividends();
    expect([asked.asked(), asked.options()]).toEqual([0, ['choose-part 1', 'pass']]);
    asked.act('choose-part 1');
    expect([asked.asked(), asked.options()]).toEqual([1, ['choose-part 1', 'pass']]);
    expect(treasuries(asked.act('choose-part 1'))).toEqual([21, 22]);
    expect(treasuries(dividends().act('pass', 'choose-part 1'))).toEqual([20, 22]);
  });

  it('Holding Tithes takes a solari a holding, and favor for what is lacking', () => {
    const table = event(
      'eots-holding-tithes',
      {},
      { domain: ['eots-arrakeen', 'eots-carthag'], treasury: 1 },
    );
    table.act('deploy-event eots-holding-tithes');
    expect(table.house(0)).toMatchObject({ treasury: 19, favor: 20 });
    expect(table.house(1)).toMatchObject({ treasury: 0, favor: 8 });
  });

  it('Hoarding Tithe takes the CROE from every House', () => {
    const table = event('eots-hoarding-tithe', {}, { treasury: 0 }, 5).act(
      'deploy-event eots-hoarding-tithe',
    );
    expect(table.house(0).treasury).toBe(16);
    expect(table.house(1).favor).toBe(6);
  });

  it('Landsraad Summit has each House discard a card of its Assembly, the own House first', () => {
    const table = event(
      'eots-landsraad-summit',
      { assembly: ['eots-arrakeen', 'eots-carthag'] },
      { assembly: ['eots-weather-control'] },
    ).act('deploy-event eots-landsraad-summit');
    expect(table.options()).toEqual(['choose eots-arrakeen', 'choose eots-carthag']);
    table.act('choose eots-carthag');
    expect(table.asked()).toBe(1);
    table.act('choose eots-weather-control');
    expect(table.zone('assembly')).toEqual(['eots-arrakeen']);
    expect(table.zone('assembly', 1)).toEqual([]);
  });

  it('House Turmoil has each House discard X cards, X at most 3', () => {
    const table = event('eots-house-turmoil').act('deploy-event eots-house-turmoil');
    expect(table.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    table.act('choose-number 2');
    for (const seat of [0, 0, 1, 1]) {
      expect(table.asked()).toBe(seat);
      table.act(table.options()[0] ?? '');
    }
    expect([table.house(0).zones.hand.length, table.house(1).zones.hand.length]).toEqual([5, 5]);
  });

  it('Spice Blow puts up to three spice on a desert', () => {
    const table = event('eots-spice-blow', { domain: ['eots-imperial-basin'] });
    table.act('deploy-event eots-spice-blow', 'choose-number 3', 'choose eots-imperial-basin');
    expect(table.card('eots-imperial-basin').spice).toBe(3);
  });

  it('Smuggler Activity moves spice of a desert to the Guild Hoard', () => {
    const table = event(
      'eots-smuggler-activity',
      { domain: ['eots-arrakeen'] },
      { domain: ['eots-imperial-basin'] },
    );
    table.card('eots-imperial-basin', 1).spice = 2;
    table.act(
      'deploy-event eots-smuggler-activity',
      'choose eots-imperial-basin',
      'choose-number 2',
    );
    expect(table.state.guildHoard).toBe(22);
    expect(table.card('eots-imperial-basin', 1).spice).toBe(0);
  });
});

describe('events that last', () => {
  const forbids = (card: string, action: RegExp, own: Partial<ScenarioHouse> = {}) => {
    const before = event(card, own);
    expect(before.options().some((option) => action.test(option))).toBe(true);
    const after = before.act(`deploy-event ${card}`);
    expect(after.options().some((option) => action.test(option))).toBe(false);
    return after;
  };

  it('[TAT-9-04] [TAT-6.2.8-11] stand until the House Discard phase', () => {
    const table = forbids('eots-emperors-outrage', /^buy-favor/);
    expect(table.card('eots-emperors-outrage').place.zone).toBe('domain');
    table.toInterval(1);
    expect(table.options().some((option) => option.startsWith('buy-favor'))).toBe(false);
    table.toClosing();
    while (table.state.frames.at(-1)?.step !== 'house') table.act(table.options()[0] ?? '');
    expect(table.zone('house-discard')).toContain('eots-emperors-outrage');
    expect(table.options().some((option) => option.startsWith('buy-favor'))).toBe(true);
  });

  it('Alliance Negotiations forbids petitions for allies, Petitioning Delays for holdings', () => {
    const assembly = ['eots-paul-atreides', 'eots-arrakeen'];
    const first = forbids('eots-alliance-negotiations', /^petition eots-paul/, { assembly });
    expect(first.can('petition eots-arrakeen')).toBe(true);
    const second = forbids('eots-petitioning-delays', /^petition eots-arrakeen/, { assembly });
    expect(second.can('petition eots-paul-atreides')).toBe(true);
  });

  it('Imperial Fete keeps the High Council closed', () => {
    forbids('eots-imperial-fete', /^request-admission/, { hoard: 10 });
  });

  it('Guild Stockpiling stops buying spice, Guild Surplus selling it', () => {
    const more = { domain: ['eots-arrakeen'], hoard: 3 };
    expect(forbids('eots-guild-stockpiling', /^buy-spice/, more).can('sell-spice 1')).toBe(true);
    expect(forbids('eots-guild-surplus', /^sell-spice/, more).can('buy-spice 1')).toBe(true);
  });

  it('the X of their cost may follow the CROE', () => {
    const ripe = (card: string, tokens: number, guildHoard: number) => {
      const domain = ['eots-caladan', 'eots-arrakeen', `${card} subdued ${tokens - 1}`];
      return scenario({ houses: [{ domain, favor: 20 }, {}], guildHoard, ranks: [0, 1] })
        .toInterval(0)
        .can(`deploy-event ${card}`);
    };
    // A hoard of 5 has a CROE of 4, so Stockpiling costs 2 and Surplus 4.
    expect([1, 2].map((tokens) => ripe('eots-guild-stockpiling', tokens, 5))).toEqual([
      false,
      true,
    ]);
    expect([3, 4].map((tokens) => ripe('eots-guild-surplus', tokens, 5))).toEqual([false, true]);
  });

  it('Military Transport doubles what troops and weapons cost', () => {
    const own = {
      hand: ['jotc-vanguard-battalion', 'jotc-rapier'],
      domain: ['eots-paul-atreides'],
      treasury: 5,
    };
    const table = event('eots-military-transport', own);
    expect(table.can('deploy jotc-vanguard-battalion on eots-caladan')).toBe(true);
    table.act('deploy-event eots-military-transport');
    expect(table.can('deploy jotc-vanguard-battalion on eots-caladan')).toBe(false);
    table.act('deploy jotc-rapier on eots-paul-atreides');
    expect(table.house(0).treasury).toBe(1);
  });

  it('[TAT-6.2.8-13] Hazard Rates, a Nexus event, keeps troops with tokens from getting more', () => {
    const own = {
      domain: ['jotc-vanguard-battalion subdued 1 on eots-caladan', 'eots-paul-atreides subdued 1'],
    };
    const table = event('tat-hazard-rates', own).act('deploy-event tat-hazard-rates');
    const tokens = () =>
      ['jotc-vanguard-battalion', 'eots-paul-atreides'].map((id) => table.card(id).deferment);
    expect(tokens()).toEqual([2, 2]);
    table.toClosing();
    while (table.state.frames.at(-1)?.step !== 'house') table.act(table.options()[0] ?? '');
    expect(tokens()).toEqual([2, 3]);
  });
});
