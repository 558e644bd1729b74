import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** A House that may answer a purchase of favor, its own or that of its rival. */
function table(house: ScenarioHouse, buys: 'own' | 'rival' = 'own'): Table {
  const seat = buys === 'own' ? 0 : 1;
  const one = scenario({
    houses: [
      { favor: 20, treasury: 20, ...house, domain: ['eots-caladan', ...(house.domain ?? [])] },
      { domain: ['eots-giedi-prime'], favor: 5, hand: [] },
    ],
    tactics: true,
  }).toInterval(seat);
  one.act('buy-favor 1');
  while (one.asked() !== 0) one.act('pass');
  return one;
}

describe('Name of the Great Mother', () => {
  const CARD = 'jotc-name-of-the-great-mother';
  const FETE = 'eots-imperial-fete'; // Imperium, cost 3
  const domain = [`${FETE} subdued 3`];

  it('deploys an event that has its tokens, for a solari for each token on it', () => {
    const one = table({ domain, hand: [CARD] }, 'rival');
    const { treasury } = one.house(0);
    const tokens = one.card(FETE).deferment;
    expect(tokens).toBeGreaterThan(3);
    one.act(`tactic ${CARD}`, `choose ${FETE}`);
    expect([one.house(0).treasury, one.card(FETE).status]).toEqual([
      treasury - tokens,
      'disengaged',
    ]);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('[TAT-6.2.8-09] does so in the Interval of a rival too', () => {
    const one = table({ domain, hand: [CARD] }, 'rival').act(`tactic ${CARD}`, `choose ${FETE}`);
    expect(one.card(FETE).status).toBe('disengaged');
  });

  it.each([
    ['has too few tokens', { domain: [`${FETE} subdued 1`] }, 20],
    ['is dearer than the treasury', { domain }, 3],
    ['belongs to Dune, without a fief there', { domain: ['eots-spice-blow subdued 3'] }, 20],
  ])('[TAT-6.2.8-06] not one that %s', (_, house, treasury) => {
    const one = table({ ...house, hand: [CARD] });
    one.house(0).treasury = treasury;
    expect(one.can(`tactic ${CARD}`)).toBe(false);
  });
});

describe('Pillar of Fire', () => {
  const CARD = 'jotc-pillar-of-fire';
  const PAUL = 'eots-paul-atreides'; // cost 4

  it('deploys a subdued persona of the own Domain for its cost less its tokens', () => {
    const one = table(
      { domain: [`${PAUL} subdued`, 'eots-imperial-fete subdued'], hand: [CARD] },
      'rival',
    );
    const { treasury } = one.house(0);
    expect(one.card(PAUL).deferment).toBe(1);
    one.act(`tactic ${CARD}`);
    expect(one.options()).toEqual([`choose ${PAUL}`]);
    one.act(`choose ${PAUL}`);
    expect(one.house(0).treasury).toBe(treasury - 3);
    expect(one.card(PAUL)).toMatchObject({ status: 'disengaged', deferment: 0 });
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('asks for the solaris, and [TAT-6.2.4-01] for a token', () => {
    const house = { domain: [`${PAUL} subdued`], hand: [CARD] };
    const poor = table(house);
    poor.house(0).treasury = 2;
    expect(poor.can(`tactic ${CARD}`)).toBe(false);
    const fresh = table(house);
    expect(fresh.can(`tactic ${CARD}`)).toBe(true);
    fresh.card(PAUL).deferment = 0;
    expect(fresh.can(`tactic ${CARD}`)).toBe(false);
  });
});

describe('Supply Routing', () => {
  const CARD = 'tat-supply-routing';
  const TROOP = 'eots-house-battalion'; // cost 1

  it('deploys a resource of the hand for its cost on a host that may bear it', () => {
    const one = table({ domain: ['eots-arrakeen'], hand: [CARD, TROOP] }, 'rival');
    const { treasury } = one.house(0);
    one.act(`tactic ${CARD}`, `choose ${TROOP}`);
    expect(one.options()).toEqual(['choose eots-caladan', 'choose eots-arrakeen']);
    one.act('choose eots-arrakeen');
    expect(one.house(0).treasury).toBe(treasury - 1);
    expect(one.card(TROOP).place.host).toBe(one.card('eots-arrakeen').id);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('deploys nothing else, and nothing that cannot be paid or borne', () => {
    const can = (hand: readonly string[], treasury = 20) => {
      const one = table({ hand: [CARD, ...hand] });
      one.house(0).treasury = treasury;
      return one.can(`tactic ${CARD}`);
    };
    expect(can([TROOP])).toBe(true);
    expect(can([TROOP], 0)).toBe(false);
    expect(can(['eots-guard-commander'])).toBe(false);
    // A Spice Harvester needs a desert.
    expect(can(['eots-spice-harvester'])).toBe(false);
  });
});
