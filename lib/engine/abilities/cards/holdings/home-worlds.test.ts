import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

/** House 0 with a home world and more, in its own Interval, the first of the turn. */
function governing(home: string, more: Partial<ScenarioHouse> = {}, rival: readonly string[] = []) {
  return scenario({
    houses: [
      { treasury: 10, favor: 5, ...more, domain: [home, ...(more.domain ?? [])] },
      { domain: ['eots-giedi-prime', ...rival], treasury: 10, favor: 1 },
    ],
  }).toInterval(0);
}

describe('home worlds on Dune', () => {
  it.each([
    'eots-forbidden-zone',
    'jotc-false-wall-south',
    'jotc-northern-polar-sink',
    'jotc-the-shield-wall',
    'tat-duchy-of-arrakis',
    'tat-dune-regency',
  ])('%s is not subdued when its House deploys Dune', (home) => {
    const table = governing(home, { domain: ['eots-dune subdued 1'] }).act('redeploy eots-dune');
    expect(table.card(home).status).toBe('disengaged');
    expect(table.card('eots-dune').status).toBe('disengaged');
  });

  it('others are [TAT-5.3-04]', () => {
    const table = governing('eots-caladan', { domain: ['eots-dune subdued 1'] });
    expect(table.act('redeploy eots-dune').card('eots-caladan').status).toBe('subdued');
  });

  it('[CRF-1.A.i-09] [CRF-4.B-04] Forbidden Zone is a home world and a Dune fief: natives come to it', () => {
    const hand = ['eots-fremen-naib'];
    expect(governing('eots-forbidden-zone', { hand }).can('deploy eots-fremen-naib')).toBe(true);
    expect(governing('eots-caladan', { hand }).can('deploy eots-fremen-naib')).toBe(false);
  });
});

describe('home worlds with another use', () => {
  it('Northern Polar Sink adds a solari for each Dune city, whoever governs it', () => {
    const cities = ['eots-carthag', 'jotc-arsunt subdued'];
    const table = governing('jotc-northern-polar-sink', { domain: ['eots-arrakeen'] }, cities);
    expect(table.act('use jotc-northern-polar-sink 0').house(0).treasury).toBe(15);
  });

  it('Duchy of Arrakis pays favor for deferment tokens on a Dune fief', () => {
    const table = governing(
      'tat-duchy-of-arrakis',
      { domain: ['eots-dune subdued', 'eots-arrakeen'] },
      ['jotc-arsunt subdued 4', 'jotc-the-shield-wall subdued 2'],
    );
    table.act('use tat-duchy-of-arrakis 1');
    expect(table.options().at(-1)).toBe('choose-number 10');
    table.act('choose-number 3', 'choose-part 0');
    // Not the home world on Dune, nor what is deployed.
    expect(table.options()).toEqual(['choose eots-dune', 'choose jotc-arsunt']);
    table.act('choose eots-dune');
    // One came in the Opening Interval.
    expect(table.card('eots-dune').deferment).toBe(4);
    expect(table.house(0).favor).toBe(2);
  });

  it('Duchy of Arrakis takes them off for favor too', () => {
    const table = governing('tat-duchy-of-arrakis', {}, ['jotc-arsunt subdued 2', 'eots-carthag']);
    table.act(
      'use tat-duchy-of-arrakis 1',
      'choose-number 3',
      'choose-part 1',
      'choose jotc-arsunt',
    );
    expect(table.card('jotc-arsunt', 1).deferment).toBe(0);
    expect(table.house(0).favor).toBe(2);
    // Favor has no floor (TAT-2.3-01, C46).
    const poor = governing('tat-duchy-of-arrakis', { favor: 0 }, ['eots-arrakeen subdued 2']);
    poor.act(
      'use tat-duchy-of-arrakis 1',
      'choose-number 2',
      'choose-part 1',
      'choose eots-arrakeen',
    );
    expect(poor.house(0).favor).toBe(-2);
    expect(governing('tat-duchy-of-arrakis').can('use tat-duchy-of-arrakis 1')).toBe(false);
  });

  it('Dune Regency engages or disengages a Dune city', () => {
    const table = governing('tat-dune-regency', { domain: ['eots-arrakeen', 'eots-dune'] }, [
      'eots-carthag',
      'eots-the-minor-erg',
    ]);
    table.card('eots-arrakeen').status = 'engaged';
    table.act('use tat-dune-regency 1');
    expect(table.options()).toEqual(['choose eots-carthag']);
    table.act('choose eots-carthag');
    expect(table.card('eots-carthag', 1).status).toBe('engaged');
    table.card('tat-dune-regency').status = 'disengaged';
    table.act('use tat-dune-regency 2');
    expect(table.options()).toEqual(['choose eots-arrakeen', 'choose eots-carthag']);
    table.act('choose eots-arrakeen');
    expect(table.card('eots-arrakeen').status).toBe('disengaged');
  });

  it('False Wall South takes back one of the top five cards of the House discard', () => {
    const table = governing('jotc-false-wall-south', { houseDeck: ['eots-house-agent'] });
    expect(table.can('use jotc-false-wall-south 1')).toBe(false);
    const thrown = ['eots-pogrom', 'eots-best-blade', ...Array<string>(6).fill('eots-garrison')];
    const full = governing('jotc-false-wall-south', {
      houseDeck: ['eots-house-agent'],
      hand: [...thrown, 'eots-house-agent'],
    });
    const house = full.house(0);
    house.zones['house-discard'] = house.zones.hand.splice(0, 6);
    for (const id of house.zones['house-discard']) {
      const card = full.state.cards[id];
      if (card !== undefined) card.place = { zone: 'house-discard', seat: 0, host: null };
    }
    full.act('use jotc-false-wall-south 1');
    // The sixth from the top, Pogrom, lies too deep.
    expect(full.options()).toEqual(['choose eots-best-blade', 'choose eots-garrison']);
    full.act('choose eots-best-blade');
    expect(full.zone('house-deck')).toContain('eots-best-blade');
    expect(full.zone('house-discard')).not.toContain('eots-best-blade');
  });

  it('The Shield Wall pays the spice that a desert produces to disengage it', () => {
    const deserts = ['eots-imperial-basin', 'jotc-the-great-flat', 'tat-broken-land'];
    const table = governing('jotc-the-shield-wall', { treasury: 1, domain: deserts }, [
      'eots-the-minor-erg',
    ]);
    for (const id of ['eots-imperial-basin', 'jotc-the-great-flat'])
      table.card(id).status = 'engaged';
    table.card('eots-the-minor-erg', 1).status = 'engaged';
    table.act('use jotc-the-shield-wall 1');
    // The Great Flat would cost 2.
    expect(table.options()).toEqual(['choose eots-imperial-basin']);
    table.act('choose eots-imperial-basin');
    expect(table.card('eots-imperial-basin').status).toBe('disengaged');
    expect(table.house(0).treasury).toBe(0);
    expect(table.card('jotc-the-shield-wall').status).toBe('engaged');
  });

  it('The Shield Wall pays 2 for The Great Flat, and has no use without a desert that it can pay', () => {
    const table = governing('jotc-the-shield-wall', { domain: ['jotc-the-great-flat'] });
    expect(table.can('use jotc-the-shield-wall 1')).toBe(false);
    table.card('jotc-the-great-flat').status = 'engaged';
    table.act('buy-favor 1', 'use jotc-the-shield-wall 1', 'choose jotc-the-great-flat');
    expect(table.house(0).treasury).toBe(6);
  });

  it('Tupile is no target of battle', () => {
    const houses = (home: string) => [
      { domain: ['eots-caladan', 'eots-gurney-halleck'] },
      { domain: [home], sponsor: 'guild' as const },
    ];
    const battle = (home: string) => `rite battle eots-gurney-halleck against ${home}`;
    const open = scenario({ houses: houses('eots-giedi-prime') }).toInterval(0);
    expect(open.can(battle('eots-giedi-prime'))).toBe(true);
    const kept = scenario({ houses: houses('eots-tupile') }).toInterval(0);
    expect(kept.can(battle('eots-tupile'))).toBe(false);
  });

  it('Salusa Secundus brings a Corrino troop from the hand as a Declaration tactic', () => {
    const table = scenario({
      houses: [
        {
          sponsor: 'corrino',
          domain: ['tat-salusa-secundus', 'eots-garrison on tat-salusa-secundus'],
          hand: ['eots-sardaukar-battalion', 'eots-house-battalion'],
          treasury: 0,
        },
        { domain: ['eots-giedi-prime'] },
      ],
      tactics: true,
    }).toInterval(1);
    expect(table.can('use tat-salusa-secundus 1')).toBe(false);
    table.act('buy-favor 1');
    while (table.asked() !== 0) table.act('pass');
    table.act('use tat-salusa-secundus 1');
    while (!table.can('choose eots-sardaukar-battalion')) table.act('pass');
    expect(table.options()).toEqual(['choose eots-sardaukar-battalion']);
    table.act('choose eots-sardaukar-battalion');
    expect(table.card('eots-sardaukar-battalion').place).toMatchObject({
      zone: 'domain',
      host: table.card('tat-salusa-secundus').id,
    });
    expect(table.house(0).treasury).toBe(0);
    expect(table.card('tat-salusa-secundus').status).toBe('engaged');
  });
});
