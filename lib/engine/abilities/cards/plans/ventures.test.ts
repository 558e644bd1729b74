import { describe, expect, it } from 'vitest';
import { scenario, type Table } from '../../../testing/scenario-fixture';

/** A venture on its persona in the first House's Domain; the rival governs or has subdued other cards. */
function venture(card: string, persona: string, rival: string[], more: string[] = []): Table {
  return scenario({
    houses: [
      {
        domain: ['eots-caladan', persona, `${card} on ${persona}`, ...more],
        treasury: 20,
        favor: 20,
      },
      { domain: ['eots-giedi-prime', ...rival], sponsor: 'harkonnen', favor: 10, treasury: 20 },
    ],
    ranks: [0, 1],
  }).toInterval(0);
}

describe('ventures that apply force', () => {
  it.each([
    ['eots-best-blade', 'eots-paul-atreides', 'eots-glossu-rabban', true],
    ['eots-pogrom', 'eots-gurney-halleck', 'eots-arrakeen', false],
    ['eots-pogrom', 'eots-stilgar', 'eots-imperial-basin', false],
    ['eots-provoke-insurgency', 'eots-duke-leto-atreides', 'jotc-schlag-hide-exports', true],
    ['eots-implicate-traitor', 'eots-thufir-hawat', 'eots-glossu-rabban', true],
  ])(
    '[CRF-4.B-11] [CRF-4.B-12] [CRF-4.B-13] [CRF-4.B-14] [TAT-9-06] %s of %s against %s: subdued %s',
    (card, persona, target, falls) => {
      const table = venture(card, persona, [target]).act(`activate ${card}`, `choose ${target}`);
      expect(table.card(target, 1).status).toBe(falls ? 'subdued' : 'disengaged');
      expect(table.card(persona).status).toBe('engaged');
      expect(table.zone('house-discard')).toEqual([card]);
    },
  );

  it('[CRF-4.B-13] Pogrom subdues a fief whose resistance its persona’s rank reaches, Tupile too', () => {
    const table = venture('eots-pogrom', 'eots-stilgar', ['eots-tupile']);
    table.act('activate eots-pogrom', 'choose eots-tupile');
    expect(table.card('eots-tupile', 1).status).toBe('subdued');
  });
});

describe('ventures on subdued cards', () => {
  it.each([
    ['eots-historic-acquisition', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
    ['eots-expeditionary-invasion', 'eots-gurney-halleck', 'eots-arrakeen'],
    ['eots-compel-surrender', 'eots-paul-atreides', 'eots-shaddam-iv'],
    ['eots-betrayal', 'eots-thufir-hawat', 'eots-house-agent'],
  ])('%s captures', (card, persona, target) => {
    const table = venture(card, persona, [`${target} subdued 1`]);
    table.act(`activate ${card}`, `choose ${target}`);
    expect(table.card(target, 0).place).toMatchObject({ zone: 'domain', seat: 0 });
  });

  it.each([
    ['eots-liquidation-measures', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
    ['eots-vendetta', 'eots-paul-atreides', 'eots-shaddam-iv'],
  ])('%s discards', (card, persona, target) => {
    const table = venture(card, persona, [`${target} subdued 1`]);
    table.act(`activate ${card}`, `choose ${target}`);
    expect(table.zone('imperial-discard', 1)).toEqual([target]);
  });

  it('[TAT-3.1.1-06] never the home world or Dune', () => {
    const rival = ['eots-dune subdued 1', 'eots-arrakeen subdued 1'];
    const table = venture('eots-expeditionary-invasion', 'eots-gurney-halleck', rival);
    table.act('activate eots-expeditionary-invasion');
    expect(table.options()).toEqual(['choose eots-arrakeen']);
  });

  it('House Atomics costs the discarded fief’s price in favor', () => {
    const table = venture('eots-house-atomics', 'eots-gurney-halleck', ['eots-arrakeen subdued 1']);
    table.act('activate eots-house-atomics', 'choose eots-arrakeen');
    expect(table.house(0).favor).toBe(16);
    expect(table.zone('imperial-discard', 1)).toEqual(['eots-arrakeen']);
  });
});

describe('ventures that subdue resources', () => {
  it.each([
    [
      'eots-subvert-arrangement',
      'eots-duke-leto-atreides',
      'eots-formidable-patron',
      'eots-choam-directorship',
    ],
    ['eots-surgical-strike', 'eots-gurney-halleck', 'eots-garrison', 'eots-arrakeen'],
    ['eots-industrial-sabotage', 'eots-thufir-hawat', 'eots-spice-harvester', 'eots-arrakeen'],
  ])('%s, %s: subdues %s', (card, persona, target, bearer) => {
    const table = venture(card, persona, [bearer, `${target} on ${bearer}`]);
    table.act(`activate ${card}`, `choose ${target}`);
    expect(table.card(target, 1).status).toBe('subdued');
    expect(table.card(bearer, 1).status).toBe('disengaged');
  });
});

describe('ventures on favor, spice and cards', () => {
  it.each([
    ['eots-proces-verbal', 'eots-duke-leto-atreides', 6],
    ['eots-act-of-cowardice', 'eots-paul-atreides', 7],
    ['eots-truth-saying', 'eots-lady-jessica', 7],
  ])('%s of %s leaves a rival with %i favor', (card, persona, left) => {
    const table = venture(card, persona, []).act(`activate ${card}`, 'choose-house 1');
    expect(table.house(1).favor).toBe(left);
  });

  it('Spotter Flight puts a spice on any desert', () => {
    const table = venture('jotc-spotter-flight', 'eots-paul-atreides', ['eots-imperial-basin']);
    table.act('activate jotc-spotter-flight', 'choose eots-imperial-basin');
    expect(table.card('eots-imperial-basin', 1).spice).toBe(1);
  });

  it('Sand Scrub removes spice up to the battle rank', () => {
    const table = venture('eots-sand-scrub', 'eots-gurney-halleck', ['eots-imperial-basin']);
    table.card('eots-imperial-basin', 1).spice = 5;
    table.act('activate eots-sand-scrub', 'choose eots-imperial-basin', 'choose-number 3');
    expect(table.card('eots-imperial-basin', 1).spice).toBe(2);
  });

  it('Policy of Oppression disengages a holding for a favor', () => {
    const more = ['eots-arrakeen'];
    const table = venture('eots-policy-of-oppression', 'eots-paul-atreides', [], more);
    table.act('use eots-arrakeen 0');
    table.act('activate eots-policy-of-oppression', 'choose eots-arrakeen');
    expect(table.card('eots-arrakeen').status).toBe('disengaged');
    expect(table.house(0).favor).toBe(19);
  });

  it('Passage Within draws up to the weirding rank', () => {
    const table = venture('jotc-passage-within', 'eots-lady-jessica', []);
    const before = table.house(0).zones.hand.length;
    table.act('activate jotc-passage-within');
    expect(table.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    table.act('choose-number 3');
    expect(table.house(0).zones.hand.length).toBe(before + 3);
  });

  it('Prescience Trance assigns or discards tokens of an event', () => {
    const rival = ['eots-landsraad-summit subdued 3'];
    const table = venture('eots-prescience-trance', 'eots-oberon', rival);
    const before = table.card('eots-landsraad-summit', 1).deferment;
    table.act(
      'activate eots-prescience-trance',
      'choose-number 2',
      'choose-part 1',
      'choose eots-landsraad-summit',
    );
    expect(table.card('eots-landsraad-summit', 1).deferment).toBe(before - 2);
  });

  it('[TAT-6.2.6-12] [CRF-1.A.iii-13] Recruitment Drive makes allies and personnel cheaper until the Interval ends', () => {
    const houses = [
      {
        domain: [
          'eots-caladan',
          'eots-paul-atreides',
          'eots-recruitment-drive on eots-paul-atreides',
        ],
        hand: ['jotc-vanguard-battalion', 'jotc-vanguard-battalion'],
        treasury: 20,
        favor: 20,
      },
      {},
    ];
    const table = scenario({ houses, ranks: [0, 1] })
      .toInterval(0)
      .act('activate eots-recruitment-drive');
    expect(table.card('eots-recruitment-drive').place.zone).toBe('domain');
    table.act('deploy jotc-vanguard-battalion on eots-caladan');
    expect(table.house(0).treasury).toBe(18);
    table.act('end-interval');
    expect(table.zone('house-discard')).toContain('eots-recruitment-drive');
    expect(table.state.lasting).toEqual([]);
  });
});
