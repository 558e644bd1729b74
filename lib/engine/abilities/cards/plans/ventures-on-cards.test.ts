import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const MENTAT = 'eots-house-mentat';

/** A venture on its persona in the first House's Domain. */
function venture(
  card: string,
  own: ScenarioHouse = {},
  rival: ScenarioHouse = {},
  rules: 'tat' | 'eots' = 'tat',
  persona = MENTAT,
): Table {
  return scenario({
    houses: [
      {
        favor: 20,
        treasury: 20,
        ...own,
        domain: ['eots-caladan', persona, `${card} on ${persona}`, ...(own.domain ?? [])],
      },
      { sponsor: 'harkonnen', favor: 10, treasury: 20, ...rival },
    ],
    ranks: [0, 1],
    rules,
  }).toInterval(0);
}

describe('ventures that send cards away', () => {
  it.each([
    ['eots-usurp-holding', 'eots-arrakeen'],
    ['eots-formal-discharge', 'eots-glossu-rabban'],
  ])('%s puts the subdued %s into the Assembly of its governor', (card, target) => {
    const one = venture(card, {}, { domain: ['eots-giedi-prime', `${target} subdued 2`] });
    one.act(`activate ${card}`, `choose ${target}`);
    expect(one.zone('assembly', 1)).toContain(target);
    expect(one.card(target, 1)).toMatchObject({ status: 'none', deferment: 0 });
    expect(one.zone('house-discard')).toEqual([card]);
  });

  it('[CRF-4.B-07] Usurp Holding reaches a subdued Dune in Eye of the Storm, never a home world', () => {
    const lies = { domain: ['eots-giedi-prime subdued', 'eots-dune subdued'] };
    const chosen = (rules: 'tat' | 'eots') => {
      const one = venture('eots-usurp-holding', {}, lies, rules);
      if (!one.can('activate eots-usurp-holding')) return [];
      return [...one.act('activate eots-usurp-holding').options()];
    };
    expect(chosen('eots')).toEqual(['choose eots-dune']);
    expect(chosen('tat')).toEqual([]);
  });

  it('[CRF-3.C-08] Mark of the Drowned Man shuffles a card of a rival’s Assembly, unseen, into its Imperial deck', () => {
    const assembly = ['eots-arrakeen', 'eots-carthag', 'eots-stilgar'];
    const one = venture('jotc-mark-of-the-drowned-man', {}, { assembly });
    one.act('activate jotc-mark-of-the-drowned-man');
    expect(one.options()).toEqual(['choose-house 1']);
    one.act('choose-house 1');
    expect(one.zone('assembly', 1)).toHaveLength(2);
    expect(assembly).toEqual(
      expect.arrayContaining([...one.zone('assembly', 1), one.zone('imperial-deck', 1).at(0)]),
    );
    // With nothing there it is used for nothing.
    const none = venture('jotc-mark-of-the-drowned-man', {}, { assembly: [] });
    expect(none.can('activate jotc-mark-of-the-drowned-man')).toBe(false);
  });

  it('Precept of Istislah puts a subdued decree into the Assembly of its owner', () => {
    const rival = {
      domain: [
        'eots-giedi-prime',
        'eots-glossu-rabban',
        'tat-water-magnate subdued on eots-glossu-rabban',
      ],
    };
    const one = venture('jotc-precept-of-istislah', {}, rival);
    one.act('activate jotc-precept-of-istislah', 'choose tat-water-magnate');
    expect(one.zone('assembly', 1)).toContain('tat-water-magnate');
  });
});

describe('ventures that bring cards of the Assembly into the Domain', () => {
  it.each([
    ['eots-informal-induction', 'eots-paul-atreides', 'eots-arrakeen'],
    ['eots-stranglehold', 'eots-arrakeen', 'eots-paul-atreides'],
  ])('%s puts %s there subdued with a deferment token, and not %s', (card, target, other) => {
    const one = venture(card, { assembly: [target, other] });
    one.act(`activate ${card}`);
    expect(one.options()).toEqual([`choose ${target}`]);
    one.act(`choose ${target}`);
    expect(one.card(target)).toMatchObject({ status: 'subdued', deferment: 1 });
    expect(one.card(target).place.zone).toBe('domain');
  });
});

describe('ventures that look at hidden cards', () => {
  const OBERON = 'eots-oberon'; // Prescience 4
  it('Spice Trance looks at subdued events of a rival, up to the Prescience rank', () => {
    const domain = ['eots-giedi-prime', 'eots-spice-blow subdued', 'eots-imperial-fete subdued'];
    const one = venture('eots-spice-trance', {}, { domain }, 'tat', OBERON);
    one.act('activate eots-spice-trance', 'choose-house 1', 'choose eots-spice-blow', 'pass');
    expect(one.events.filter(({ kind }) => kind === 'examined')).toEqual([
      { kind: 'examined', seat: 0, card: one.card('eots-spice-blow', 1).id },
    ]);
  });

  it.each([
    ['Assembly', 'choose-part 0', ['eots-arrakeen', 'eots-stilgar'], 2],
    ['hand', 'choose-part 1', Array<string>(5).fill(MENTAT), 4],
  ])(
    '[CRF-3.C-08] Waking Dream looks at cards of a rival’s %s, up to the Prescience rank, and at no more',
    (_, part, there, many) => {
      const rival = {
        domain: ['eots-giedi-prime'],
        assembly: part === 'choose-part 0' ? there : ['eots-carthag'],
        hand: part === 'choose-part 1' ? there : [MENTAT],
      };
      const one = venture('eots-waking-dream', {}, rival, 'tat', OBERON);
      one.act('activate eots-waking-dream', 'choose-house 1', part);
      // What is not examined is not shown to be chosen from either.
      expect(one.options().filter((option) => option.startsWith('choose '))).toEqual([]);
      const seen = one.events.flatMap((event) => (event.kind === 'examined' ? [event.card] : []));
      expect(new Set(seen).size).toBe(many);
      expect(one.events.filter(({ kind }) => kind === 'examined')).toHaveLength(many);
    },
  );
});

describe('ventures that repeat an operation', () => {
  it('Exchange Proxy grants another CHOAM Exchange', () => {
    const one = venture('eots-exchange-proxy', { hoard: 4 }).act('sell-spice 1');
    expect(one.can('sell-spice 1')).toBe(false);
    one.act('activate eots-exchange-proxy');
    expect(one.can('sell-spice 1')).toBe(true);
    one.act('sell-spice 1');
    expect([one.house(0).hoard, one.can('sell-spice 1')]).toEqual([2, false]);
  });

  it('[TAT-6.2.1-31] Return to the Floor petitions although one was lost in this Interval', () => {
    const CHARTER = 'eots-military-appropriations';
    const one = venture('eots-return-to-the-floor', { assembly: [CHARTER, 'eots-exchange-seat'] });
    one.act(`petition ${CHARTER}`, 'bid 4', 'bid 5', 'pass', 'pass');
    expect(one.can('petition eots-exchange-seat')).toBe(false);
    one.act('activate eots-return-to-the-floor', 'choose eots-exchange-seat', 'bid 3', 'pass');
    if (one.can('pass')) one.act('pass');
    expect(one.card('eots-exchange-seat')).toMatchObject({ status: 'engaged' });
    expect(one.can(`petition ${CHARTER}`)).toBe(false);
  });
});

describe('Prophetic Vision', () => {
  it('captures a subdued event of a rival', () => {
    const own = ['eots-caladan', 'eots-oberon', 'eots-prophetic-vision on eots-oberon'];
    const houses = [
      { domain: own, favor: 20 },
      { domain: ['eots-kaitain', 'eots-landsraad-summit subdued 2'] },
    ];
    const table = scenario({ houses }).toInterval(0);
    table.act('activate eots-prophetic-vision', 'choose eots-landsraad-summit');
    expect(table.card('eots-landsraad-summit', 0).place).toMatchObject({ zone: 'domain', seat: 0 });
  });
});
