import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** House 0 with Kaitain and more, first in a turn with one rival. */
function governing(
  domain: readonly string[],
  rival: readonly string[] = [],
  more: Partial<ScenarioHouse> = {},
): Table {
  return scenario({
    houses: [
      { sponsor: 'corrino', treasury: 10, favor: 5, ...more, domain: ['eots-kaitain', ...domain] },
      { domain: ['eots-giedi-prime', ...rival], treasury: 10, favor: 1 },
    ],
    guildHoard: 5,
  }).toInterval(0);
}

const pays = (table: Table, id: string) => table.act(`use ${id} 0`).house(0).treasury - 10;

describe('charters that pay by the table', () => {
  it('CHOAM Directorship pays the CROE', () => {
    expect(pays(governing(['eots-choam-directorship']), 'eots-choam-directorship')).toBe(4);
  });

  it('CHOAM Contract sells a spice of an own desert for the CROE less 1, which then falls', () => {
    const table = governing(['jotc-choam-contract', 'eots-imperial-basin'], ['eots-the-minor-erg']);
    table.card('eots-the-minor-erg', 1).spice = 1;
    expect(table.can('use jotc-choam-contract 0')).toBe(false);
    table.card('eots-imperial-basin').spice = 2;
    table.act('use jotc-choam-contract 0', 'choose eots-imperial-basin');
    expect(table.house(0).treasury).toBe(13);
    expect(table.card('eots-imperial-basin').spice).toBe(1);
    expect(table.state.guildHoard).toBe(6);
  });

  it('Weather Control counts the Dune fiefs of rivals', () => {
    const rival = ['eots-carthag', 'jotc-arsunt subdued', 'eots-the-minor-erg'];
    const table = governing(['eots-weather-control', 'eots-arrakeen'], rival);
    expect(pays(table, 'eots-weather-control')).toBe(2);
  });

  it('Harvesting Contract counts deserts, Spice Harvesters and Carryalls of rivals', () => {
    const rival = [
      'eots-the-minor-erg',
      'eots-spice-harvester on eots-the-minor-erg',
      'eots-carryall on eots-spice-harvester',
      'eots-carthag',
    ];
    const table = governing(['eots-harvesting-contract', 'eots-imperial-basin'], rival);
    expect(pays(table, 'eots-harvesting-contract')).toBe(3);
  });

  it('Conversion Contracts counts harvesters, carryalls and pads of one House, the own one too', () => {
    const field = [
      'eots-the-minor-erg',
      'eots-spice-harvester on eots-the-minor-erg',
      'eots-carryall on eots-spice-harvester',
      'jotc-harvester-pad on eots-the-minor-erg',
    ];
    const use = 'use jotc-conversion-contracts 0';
    const own = ['eots-imperial-basin', 'eots-spice-harvester on eots-imperial-basin'];
    const table = () => governing(['jotc-conversion-contracts', ...own], field).act(use);
    expect(table().options()).toEqual(['choose-house 0', 'choose-house 1']);
    expect(table().act('choose-house 1').house(0).treasury).toBe(13);
    expect(table().act('choose-house 0').house(0).treasury).toBe(11);
  });

  it.each(['eots-windtrap-technologies', 'jotc-glacier-mining-operations'])(
    '%s counts the personnel on one Dune fief, whoever governs it',
    (id) => {
      const fief = [
        'eots-arrakeen',
        'eots-house-battalion on eots-arrakeen',
        'eots-engineering-corps on eots-arrakeen',
        'eots-windtrap on eots-arrakeen',
      ];
      const table = governing([id, 'eots-the-minor-erg'], fief).act(`use ${id} 0`);
      expect(table.options()).toEqual(['choose eots-the-minor-erg', 'choose eots-arrakeen']);
      expect(table.act('choose eots-arrakeen').house(0).treasury).toBe(12);
    },
  );

  it('Shield Wall Bases pays 2 for each own desert', () => {
    const domain = ['jotc-shield-wall-bases', 'eots-imperial-basin', 'tat-broken-land subdued'];
    const table = governing([...domain, 'jotc-hagga-basin'], ['eots-the-minor-erg']);
    expect(pays(table, 'jotc-shield-wall-bases')).toBe(4);
  });

  it('Directorship Kickbacks counts the other directorships of its House', () => {
    const domain = ['tat-directorship-kickbacks', 'eots-exchange-seat', 'jotc-siridar-tithes'];
    const table = governing([...domain, 'tat-dew-harvesting'], ['tat-baronial-tithes']);
    expect(pays(table, 'tat-directorship-kickbacks')).toBe(2);
  });

  it('Breeding Program pays a solari for each own Sisterhood ally', () => {
    const domain = ['tat-breeding-program', 'eots-gaius-helen-mohiam', 'eots-gurney-halleck'];
    const table = governing(domain, ['eots-lady-jessica']);
    expect(pays(table, 'tat-breeding-program')).toBe(1);
  });

  it('[TAT-2.3-01] [TAT-5.4-11] Siridar Governorship turns up to 3 favor into twice as many solaris', () => {
    const table = governing(['jotc-siridar-governorship']).act('use jotc-siridar-governorship 0');
    expect(table.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    table.act('choose-number 3');
    expect(table.house(0)).toMatchObject({ treasury: 16, favor: 2 });
    // Favor has no floor (TAT-2.3-01, C46).
    const none = governing(['jotc-siridar-governorship'], [], { favor: 1 });
    none.act('use jotc-siridar-governorship 0', 'choose-number 3');
    expect(none.house(0)).toMatchObject({ treasury: 16, favor: -2 });
  });

  it('[TAT-5.4-12] Ducal Tithes takes a solari for each Dune fief of a rival, from a home world on Dune', () => {
    const fiefs = ['eots-carthag', 'eots-the-minor-erg', 'jotc-arsunt'];
    const house = { domain: ['tat-duchy-of-arrakis', 'tat-ducal-tithes'], treasury: 10, favor: 5 };
    const table = scenario({
      houses: [
        house,
        { domain: ['eots-giedi-prime', ...fiefs], treasury: 10, favor: 1 },
        { domain: ['jotc-the-shield-wall', 'tat-tsimpo', 'eots-arrakeen'], treasury: 1, favor: 1 },
      ],
    }).toInterval(0);
    table.act('use tat-ducal-tithes 0');
    expect([0, 1, 2].map((seat) => table.house(seat).treasury)).toEqual([14, 7, 0]);
    expect(governing(['tat-ducal-tithes'], fiefs).can('use tat-ducal-tithes 0')).toBe(false);
  });

  it('Sponsored Funding engages an ally of the sponsor for its command', () => {
    const allies = ['eots-count-hasimir-fenring', 'eots-gurney-halleck'];
    const table = governing(['jotc-sponsored-funding', ...allies]);
    table.act('use jotc-sponsored-funding 0');
    expect(table.options()).toEqual(['choose eots-count-hasimir-fenring']);
    table.act('choose eots-count-hasimir-fenring');
    expect(table.card('eots-count-hasimir-fenring').status).toBe('engaged');
    expect(table.card('jotc-sponsored-funding').status).toBe('disengaged');
    expect(table.house(0).treasury).toBe(11);
    expect(table.can('use jotc-sponsored-funding 0')).toBe(false);
  });

  it('Smuggling Revenues pays, as a Declaration tactic, what a House card of a rival costs', () => {
    const table = scenario({
      houses: [
        { domain: ['eots-kaitain'], favor: 5 },
        {
          domain: ['eots-giedi-prime', 'jotc-smuggling-revenues', 'eots-house-agent'],
          treasury: 10,
          favor: 1,
        },
      ],
      tactics: true,
    }).toInterval(0);
    table.act('buy-favor 1');
    while (table.asked() !== 1) table.act('pass');
    expect(table.can('use jotc-smuggling-revenues 0')).toBe(false);
    const open = scenario({
      houses: [
        { domain: ['eots-kaitain', 'eots-arrakeen', 'eots-house-mentat'], favor: 5 },
        { domain: ['eots-giedi-prime', 'jotc-smuggling-revenues'], treasury: 10, favor: 1 },
      ],
      tactics: true,
    }).toInterval(0);
    open.act('buy-favor 1');
    while (!open.can('use jotc-smuggling-revenues 0')) open.act('pass');
    open.act('use jotc-smuggling-revenues 0');
    expect(open.options()).toEqual(['choose eots-house-mentat']);
    open.act('choose eots-house-mentat');
    while (open.can('pass')) open.act('pass');
    expect(open.house(1).treasury).toBe(10 + 4);
    expect(open.card('jotc-smuggling-revenues', 1).status).toBe('engaged');
  });
});

describe.each([
  ['jotc-arrakeen-water-facilities', 'eots-arrakeen'],
  ['jotc-carthag-engineering', 'eots-carthag'],
])('%s asks the governor of %s', (id, city) => {
  it('for 3 solaris, and brings 3 favor if it does not pay', () => {
    const table = () => governing([id], [city]).act(`use ${id} 0`);
    expect(table().asked()).toBe(1);
    const paid = table().act('choose-part 1');
    expect([paid.house(0).treasury, paid.house(1).treasury, paid.house(0).favor]).toEqual([
      13, 7, 5,
    ]);
    const refused = table().act('pass');
    expect([refused.house(0).treasury, refused.house(1).treasury]).toEqual([10, 10]);
    expect(refused.house(0).favor).toBe(8);
  });

  it('asks nobody that cannot pay', () => {
    const table = governing([id], [city]);
    table.house(1).treasury = 2;
    expect(table.act(`use ${id} 0`).house(0).favor).toBe(8);
  });

  it('brings its own governor 3 solaris or 3 favor, and nothing where nobody governs the city', () => {
    const own = () => governing([id, city]);
    expect(own().can(`use ${id} 0`)).toBe(false);
    expect(own().act(`use ${id} 1`).house(0).treasury).toBe(13);
    expect(own().act(`use ${id} 2`).house(0).favor).toBe(8);
    const nobody = governing([id, `${city} subdued`]);
    expect(nobody.options().filter((one) => one.startsWith(`use ${id}`))).toEqual([]);
  });
});

describe('charters that move cards', () => {
  it('[TAT-5.4-11] Baronial Tithes engages and subdues an own Harkonnen ally to disengage an own fief, and does not engage', () => {
    const allies = ['eots-glossu-rabban', 'eots-gurney-halleck', 'eots-arrakeen'];
    const table = governing(['tat-baronial-tithes', ...allies], ['eots-carthag']);
    expect(table.can('use tat-baronial-tithes 0')).toBe(false);
    table.card('eots-arrakeen').status = 'engaged';
    table.card('eots-carthag', 1).status = 'engaged';
    table.act('use tat-baronial-tithes 0');
    expect(table.options()).toEqual(['choose eots-glossu-rabban']);
    const engaged = governing(['tat-baronial-tithes', ...allies], []);
    engaged.card('eots-arrakeen').status = 'engaged';
    engaged.card('eots-glossu-rabban').status = 'engaged';
    expect(engaged.can('use tat-baronial-tithes 0')).toBe(false);
    table.act('choose eots-glossu-rabban');
    expect(table.card('eots-glossu-rabban').status).toBe('subdued');
    expect(table.card('tat-baronial-tithes').status).toBe('disengaged');
    expect(table.options()).toEqual(['choose eots-arrakeen']);
    table.act('choose eots-arrakeen');
    expect(table.card('eots-arrakeen').status).toBe('disengaged');
  });

  it('Military Appropriations deploys a battalion from the hand without cost', () => {
    const table = governing(['eots-military-appropriations', 'eots-count-hasimir-fenring'], [], {
      hand: ['eots-sardaukar-battalion', 'eots-garrison'],
    });
    table.act('use eots-military-appropriations 0');
    expect(table.options()).toEqual(['choose eots-sardaukar-battalion']);
    table.act('choose eots-sardaukar-battalion', 'choose eots-kaitain');
    expect(table.card('eots-sardaukar-battalion').status).toBe('disengaged');
    expect(table.house(0).treasury).toBe(10);
  });

  it('Military Appropriations deploys a subdued battalion, tokens or not', () => {
    const domain = [
      'eots-military-appropriations',
      'eots-sardaukar-battalion subdued on eots-kaitain',
    ];
    const table = governing(domain);
    table.card('eots-sardaukar-battalion').deferment = 0;
    table.act('use eots-military-appropriations 1', 'choose eots-sardaukar-battalion');
    expect(table.card('eots-sardaukar-battalion').status).toBe('disengaged');
    expect(table.house(0).treasury).toBe(10);
  });

  it('Trafficking Partnership deploys a resource of the hand without cost', () => {
    const hand = ['eots-house-battalion', 'eots-house-agent', 'eots-pogrom'];
    const table = governing(['jotc-trafficking-partnership'], [], { hand });
    table.act('use jotc-trafficking-partnership 0');
    expect(table.options()).toEqual(['choose eots-house-battalion']);
    table.act('choose eots-house-battalion');
    expect(table.card('eots-house-battalion').place.host).toBe(table.card('eots-kaitain').id);
    expect(table.house(0).treasury).toBe(10);
  });
});
