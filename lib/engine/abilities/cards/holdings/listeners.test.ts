import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

/** House 0 acts first; House 1 has the charter. */
function watched(charter: string, actor: ScenarioHouse = {}, more: readonly string[] = []) {
  return scenario({
    houses: [
      { treasury: 20, favor: 5, ...actor, domain: ['eots-caladan', ...(actor.domain ?? [])] },
      {
        domain: ['eots-giedi-prime', charter, ...more],
        treasury: 10,
        favor: 1,
        sponsor: 'harkonnen',
      },
    ],
    guildHoard: 8,
  }).toInterval(0);
}

const earned = (table: ReturnType<typeof watched>) => table.house(1).treasury - 10;

describe('charters that earn by what rivals do', () => {
  it('Exchange Seat: a solari for each spice that a rival buys or sells', () => {
    expect(earned(watched('eots-exchange-seat').act('buy-spice 2'))).toBe(2);
    const sold = watched('eots-exchange-seat', { hoard: 3 });
    expect(earned(sold.act('sell-spice 3'))).toBe(3);
    const own = watched('eots-exchange-seat').toInterval(1).act('buy-spice 1');
    expect(own.house(1).treasury).toBe(10 - 3);
  });

  it('Sisterhood Covenant: a solari for each favor that a rival buys', () => {
    expect(earned(watched('eots-sisterhood-covenant').act('buy-favor 4'))).toBe(4);
    const own = watched('eots-sisterhood-covenant').toInterval(1).act('buy-favor 1');
    expect(own.house(1).treasury).toBe(8);
  });

  it('Assembly Chairmanship: a solari for each petition of a rival for a holding', () => {
    const assembly = ['eots-arrakeen', 'eots-gurney-halleck'];
    const table = watched('jotc-assembly-chairmanship', { assembly });
    table.act('petition eots-gurney-halleck');
    expect(earned(table)).toBe(0);
    const holding = watched('jotc-assembly-chairmanship', { assembly });
    expect(earned(holding.act('petition eots-arrakeen'))).toBe(1);
  });

  it('Imperial Revenues: 2 solaris for each holding that a rival deploys, from petition or subdued', () => {
    const table = watched('eots-imperial-revenues', {
      assembly: ['eots-arrakeen'],
      hand: ['eots-house-agent'],
      domain: ['eots-carthag subdued 1'],
    });
    table.act('petition eots-arrakeen', 'bid 4', 'pass', 'pass');
    expect(table.card('eots-arrakeen').status).toBe('engaged');
    expect(earned(table)).toBe(2);
    expect(earned(table.act('deploy eots-house-agent'))).toBe(2);
    expect(earned(table.act('redeploy eots-carthag'))).toBe(4);
  });

  it('Bene Tleilax Accord: 3 solaris for each mentat, Machines from Ix: 1 for each equipment', () => {
    const hand = ['eots-house-mentat', 'eots-house-agent', 'eots-crysknife', 'eots-arms-training'];
    const mentat = watched('eots-bene-tleilax-accord', { hand });
    expect(earned(mentat.act('deploy eots-house-agent'))).toBe(0);
    expect(earned(mentat.act('deploy eots-house-mentat'))).toBe(3);
    const machines = watched('eots-machines-from-ix', { hand });
    machines.act('deploy eots-house-mentat', 'deploy eots-arms-training on eots-house-mentat');
    expect(earned(machines)).toBe(0);
    expect(earned(machines.act('deploy eots-crysknife on eots-house-mentat'))).toBe(1);
  });
});

describe('charters that earn by what anybody does', () => {
  it('Trespass Accord: 2 solaris for each desert that is engaged', () => {
    const table = watched('eots-trespass-accord', { domain: ['eots-imperial-basin'] }, [
      'eots-the-minor-erg',
    ]);
    expect(earned(table.act('use eots-caladan 0'))).toBe(0);
    expect(earned(table.act('use eots-imperial-basin 0'))).toBe(2);
    expect(earned(table.toInterval(1).act('use eots-the-minor-erg 1'))).toBe(4);
  });

  it('Spotter Control: a solari for each spice of a desert, wherever it goes', () => {
    const domain = ['jotc-the-great-flat', 'eots-smuggler-bribes', 'eots-imperial-basin'];
    const table = watched('eots-spotter-control', { domain });
    expect(earned(table.act('use eots-smuggler-bribes 0'))).toBe(0);
    expect(earned(table.act('use jotc-the-great-flat 0'))).toBe(2);
    expect(earned(table.act('use eots-imperial-basin 1'))).toBe(3);
  });

  it('Spotter Control: for the spice of a Spice Blow too', () => {
    const domain = ['eots-imperial-basin', 'eots-spice-blow subdued 3'];
    const table = watched('eots-spotter-control', { domain, treasury: 20 });
    const deploy = table.options().find((one) => one.includes('eots-spice-blow')) ?? '';
    table.act(deploy);
    for (let step = 0; step < 5 && table.card('eots-imperial-basin').spice === 0; step += 1)
      table.act(table.options().at(-1) ?? '');
    expect(table.card('eots-imperial-basin').spice).toBeGreaterThan(0);
    expect(earned(table)).toBe(table.card('eots-imperial-basin').spice);
  });

  it('[TAT-6.2.6-03] [CRF-3.D-01] they work while engaged, and not while subdued', () => {
    const engaged = watched('eots-trespass-accord', { domain: ['eots-imperial-basin'] });
    engaged.card('eots-trespass-accord', 1).status = 'engaged';
    expect(earned(engaged.act('use eots-imperial-basin 0'))).toBe(2);
    const subdued = watched('eots-trespass-accord subdued', { domain: ['eots-imperial-basin'] });
    expect(earned(subdued.act('use eots-imperial-basin 0'))).toBe(0);
  });
});

describe('charters that change prices', () => {
  it('Emperor’s Proxy makes each favor worth 2 solaris in a petition for the sponsor’s cards', () => {
    const table = scenario({
      houses: [
        {
          sponsor: 'corrino',
          domain: ['eots-kaitain', 'tat-emperors-proxy'],
          assembly: ['eots-commander-aramsham'],
          favor: 8,
          treasury: 20,
        },
        { domain: ['eots-giedi-prime'], favor: 1 },
      ],
    }).toInterval(0);
    const cost = Number(
      table.act('petition eots-commander-aramsham').options().at(0)?.replace('bid ', ''),
    );
    table.act(`bid ${cost}`, 'pass', 'pass', 'discount 1');
    expect(table.house(0)).toMatchObject({ favor: 7, treasury: 20 - cost + 2 });
  });

  it('Skirmishing Spoils takes a solari off equipment on Fremen personas and personnel', () => {
    const domain = ['tat-skirmishing-spoils', 'eots-stilgar', 'eots-gurney-halleck'];
    const hand = ['eots-oil-lens-binoculars', 'eots-arms-training'];
    const deploy = (card: string, host: string) => {
      const house = {
        sponsor: 'fremen' as const,
        domain: ['eots-forbidden-zone', ...domain],
        hand,
      };
      const table = scenario({
        houses: [
          { ...house, favor: 5, treasury: 20 },
          { domain: ['eots-giedi-prime'], favor: 1 },
        ],
      }).toInterval(0);
      return 20 - table.act(`deploy ${card} on ${host}`).house(0).treasury;
    };
    const full = deploy('eots-oil-lens-binoculars', 'eots-gurney-halleck');
    expect(deploy('eots-oil-lens-binoculars', 'eots-stilgar')).toBe(full - 1);
    expect(deploy('eots-arms-training', 'eots-stilgar')).toBe(
      deploy('eots-arms-training', 'eots-gurney-halleck'),
    );
  });

  it('Skirmishing Spoils lets a House afford it there alone, and serves no rival', () => {
    const domain = ['eots-forbidden-zone', 'eots-stilgar', 'eots-gurney-halleck'];
    const deployments = (own: readonly string[], rival: readonly string[]) =>
      scenario({
        houses: [
          {
            sponsor: 'fremen',
            domain: [...domain, ...own],
            hand: ['eots-oil-lens-binoculars'],
            favor: 5,
            treasury: 1,
          },
          { domain: ['eots-giedi-prime', ...rival], favor: 1 },
        ],
      })
        .toInterval(0)
        .options()
        .filter((one) => one.startsWith('deploy'));
    expect(deployments(['tat-skirmishing-spoils'], [])).toEqual([
      'deploy eots-oil-lens-binoculars on eots-stilgar',
    ]);
    expect(deployments([], ['tat-skirmishing-spoils'])).toEqual([]);
  });
});
