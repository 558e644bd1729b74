import { describe, expect, it } from 'vitest';
import { croe } from '@/lib/rules/exchange-rate';
import type { Ability } from '../abilities/ability';
import { loadGameCatalogue } from '../abilities/load';
import { takeUp } from '../state/open-game';
import type { RuleSet } from '../state/state';
import { type Scenario, type ScenarioHouse, scenario } from '../testing/scenario-fixture';
import { eventKind } from './ripe-events';

// A tactic that deploys an event of its House that has its tokens.
const NAME = 'jotc-name-of-the-great-mother';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  'jotc-name-of-the-great-mother': [
    {
      kind: 'play',
      effects: [
        {
          kind: 'deploy',
          cards: { choose: { types: ['event'], state: 'subdued', whose: 'yours' } },
          price: 'free',
        },
      ],
    },
  ],
};

const SUMMIT = 'eots-landsraad-summit'; // Imperium, cost 1: each House discards of its Assembly
const FETE = 'eots-imperial-fete'; // Imperium, cost 3, a Duration Effect: no admission
const RATES = 'tat-hazard-rates'; // Imperium, Nexus: troops that have a token get no other
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    texts,
    houses: [
      { favor: 20, ...house },
      { favor: 15, ...rival },
    ],
    ...more,
  }).toInterval(0);

describe('events', () => {
  it('[TAT-3.1.5-01] belong to the Imperium or to Dune, each to one of them', () => {
    const events = loadGameCatalogue().cards.filter(({ type }) => type === 'event');
    expect(events.length).toBeGreaterThan(50);
    for (const event of events) {
      const both = event.subtypes.filter((word) => /^(Imperium|Dune) Event$/.test(word));
      expect(both).toHaveLength(1);
      const held = table({ hand: [event.id] });
      const kind = eventKind(takeUp(held.state, held.catalogue), held.card(event.id));
      expect(kind).toBe(both[0] === 'Dune Event' ? 'dune' : 'imperium');
    }
  });

  it.each<RuleSet>(['tat', 'eots'])(
    '[TAT-6.2.8-10] take effect at once and are discarded after it (%s)',
    (rules) => {
      const assembly = ['eots-arrakeen'];
      const one = table(
        { domain: ['eots-caladan', `${SUMMIT} subdued 1`], assembly },
        { assembly },
        { rules },
      );
      one.act(`deploy-event ${SUMMIT}`, 'choose eots-arrakeen');
      expect(one.card(SUMMIT).place.zone).toBe('domain');
      one.act('choose eots-arrakeen');
      expect([one.zone('assembly'), one.zone('assembly', 1)]).toEqual([[], []]);
      expect(one.card(SUMMIT).place.zone).toBe('house-discard');
    },
  );

  it('[TAT-6.2.8-11] [TAT-9-04] last as Duration Effects through the Intervals that remain, and end in the House Discard phase', () => {
    const rich = { hoard: 10, domain: ['eots-giedi-prime'], sponsor: 'harkonnen' } as const;
    const one = table({ domain: ['eots-caladan', `${FETE} subdued 3`] }, rich);
    one.act(`deploy-event ${FETE}`, 'end-interval');
    expect(one.asked()).toBe(1);
    expect(one.can('request-admission eots-giedi-prime')).toBe(false);
    one.act('end-interval').toInterval(1);
    expect(one.state.turn).toBe(2);
    expect(one.card(FETE).place.zone).toBe('house-discard');
    expect(one.can('request-admission eots-giedi-prime')).toBe(true);
  });

  it('[TAT-3.1.5-03] [TAT-6.2.8-13] of the Nexus last into later turns', () => {
    const waits = table({
      domain: ['eots-caladan', 'eots-house-mentat subdued', `${RATES} subdued 1`],
    });
    waits.act(`deploy-event ${RATES}`, 'end-interval').toInterval(0);
    expect([waits.state.turn, waits.card(RATES).status]).toEqual([2, 'disengaged']);
    waits.act('end-interval').toInterval(0);
    expect([waits.state.turn, waits.card(RATES).place.zone]).toEqual([3, 'house-discard']);
  });

  it('[TAT-3.1.5-03] have their effect for as long: a troop gets no second token', () => {
    const troop = 'eots-sardaukar-battalion';
    const domain = [
      'eots-caladan',
      'eots-caladan-exports',
      `${troop} subdued on eots-caladan`,
      `${RATES} subdued 2`,
    ];
    const one = table({ domain, treasury: 0 });
    expect(one.card(troop).deferment).toBe(1);
    one.act(`deploy-event ${RATES}`, 'end-interval').toInterval(0);
    expect(one.card(troop).deferment).toBe(1);
  });

  it('[TAT-6.2.8-09] are deployed in the own Interval, unless an effect says otherwise', () => {
    const rival = { hand: [NAME], domain: ['eots-giedi-prime', `${SUMMIT} subdued 1`] };
    const one = table({ assembly: ['eots-arrakeen'] }, rival, { tactics: true });
    expect(one.options().some((option) => option.startsWith('deploy-event'))).toBe(false);
    one.act('buy-favor 1');
    while (one.asked() !== 1) one.act('pass');
    expect(one.options()).toEqual(['pass', `tactic ${NAME}`]);
    one.act(`tactic ${NAME}`, `choose ${SUMMIT}`, 'choose eots-arrakeen');
    expect(one.zone('house-discard', 1)).toContain(SUMMIT);
  });

  it('[TAT-6.2.8-05] that are deployed by an effect do not use up the limit', () => {
    const one = table(
      {
        hand: [NAME],
        domain: ['eots-caladan', `${SUMMIT} subdued 1`, `${FETE} subdued 3`],
      },
      {},
      { tactics: true },
    );
    one.act('buy-favor 1', `tactic ${NAME}`, `choose ${SUMMIT}`);
    while (one.can('pass')) one.act('pass');
    expect(one.card(SUMMIT).place.zone).toBe('house-discard');
    expect(one.can(`deploy-event ${FETE}`)).toBe(true);
  });

  it('[TAT-3.2-02] with a cost of X cost what their text says', () => {
    const stockpiling = 'eots-guild-stockpiling'; // 6 less the CROE
    const can = (tokens: number, guildHoard: number) =>
      table(
        { domain: ['eots-arrakeen', `${stockpiling} subdued ${tokens - 1}`] },
        {},
        { guildHoard },
      ).can(`deploy-event ${stockpiling}`);
    const rate = croe(4);
    expect([can(6 - rate, 4), can(6 - rate - 1, 4)]).toEqual([true, false]);
  });

  it('[TAT-6.2.8-08] are deployed by no effect before they have their tokens', () => {
    const domain = ['eots-caladan', `${FETE} subdued 1`];
    const one = table({ hand: [NAME], domain }, {}, { tactics: true }).act('buy-favor 1');
    expect(one.options()).toEqual(['pass']);
  });
});

describe('events that do not wait (TAT-8.3.1)', () => {
  const BLOW = 'eots-spice-blow'; // Dune, X up to 3
  const prompt = (domain: string[]) => table({ domain }, {}, { options: { promptEvents: true } });

  it('[TAT-8.3.1-01] are deployed or discarded before the Interval ends, once they have their cost in tokens', () => {
    const one = prompt(['eots-caladan', `${FETE} subdued 1`]);
    expect([one.can('end-interval'), one.can(`discard ${FETE}`)]).toEqual([true, false]);
    one.act('end-interval').toInterval(0);
    expect([one.can('end-interval'), one.can(`deploy-event ${FETE}`)]).toEqual([false, true]);
    one.act(`discard ${FETE}`);
    expect([one.can('end-interval'), one.card(FETE).place.zone]).toEqual([true, 'house-discard']);
    expect(table({ domain: ['eots-caladan', `${FETE} subdued 3`] }).can('end-interval')).toBe(true);
  });

  it('[TAT-8.3.1-02] with a cost of X wait for the most that their text allows', () => {
    const domain = ['eots-imperial-basin'];
    expect(prompt([...domain, `${BLOW} subdued 1`]).can('end-interval')).toBe(true);
    expect(prompt([...domain, `${BLOW} subdued 2`]).can('end-interval')).toBe(false);
  });

  it('[TAT-8.3.1-03] keep the limits: the House chooses which to deploy, and discards the rest', () => {
    const one = prompt(['eots-caladan', `${FETE} subdued 3`, 'eots-petitioning-delays subdued 1']);
    one.act(`deploy-event ${FETE}`);
    expect(one.can('deploy-event eots-petitioning-delays')).toBe(false);
    expect([one.can('end-interval'), one.can('discard eots-petitioning-delays')]).toEqual([
      false,
      true,
    ]);
    one.act('discard eots-petitioning-delays');
    expect(one.can('end-interval')).toBe(true);
  });
});
