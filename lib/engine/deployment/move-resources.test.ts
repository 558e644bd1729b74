import { describe, expect, it } from 'vitest';
import { subdue } from '../leaving-play/subdue';
import type { RuleSet } from '../state/state';
import { type Scenario, type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const AGENT = 'eots-house-agent';
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    houses: [
      { favor: 20, ...house },
      { favor: 15, ...rival },
    ],
    ...more,
  }).toInterval(0);

describe('moving to Dune and back', () => {
  const domain = [
    'eots-caladan',
    'eots-thopter-outpost on eots-caladan',
    'eots-atreides-battalion on eots-caladan',
    'eots-dune subdued 6',
  ];
  const eots = () => table({ domain }, {}, { rules: 'eots' }).act('redeploy eots-dune');

  it('[CRF-1.A.ii-06] (C22) is for the House to say of each resource in EotS', () => {
    const one = eots();
    expect(one.options()).toEqual(['pass', 'assign eots-thopter-outpost on eots-dune']);
    one.act('assign eots-thopter-outpost on eots-dune', 'pass');
    expect(one.card('eots-thopter-outpost').place.host).toBe(one.card('eots-dune').id);
    expect(one.card('eots-atreides-battalion')).toMatchObject({
      status: 'disengaged',
      place: { host: one.card('eots-caladan').id },
    });
    expect(one.card('eots-caladan').status).toBe('subdued');
  });

  it('[CRF-1.A.ii-06] (C22) offers it back when the home world rises again', () => {
    const one = eots().act('assign eots-thopter-outpost on eots-dune', 'pass');
    one
      .by((game) => subdue(game, one.card('eots-dune')))
      .act('end-interval')
      .toInterval(0);
    one.act('redeploy eots-caladan');
    expect(one.options()).toEqual(['pass', 'assign eots-thopter-outpost on eots-caladan']);
  });

  it('[TAT-3.2-05] leaves a home world deployed whose text says so', () => {
    const one = table({
      sponsor: 'fremen',
      domain: [
        'eots-forbidden-zone',
        'eots-dune subdued 6',
        'eots-thopter-outpost on eots-forbidden-zone',
      ],
    }).act('redeploy eots-dune');
    expect(one.card('eots-forbidden-zone').status).toBe('disengaged');
    expect(one.card('eots-thopter-outpost').place.host).toBe(one.card('eots-dune').id);
    // Dune is the home world all the same.
    expect(
      table({ domain: ['eots-forbidden-zone', 'eots-dune'], hoard: 10 }).options(),
    ).not.toContain('request-admission eots-forbidden-zone');
  });

  it.each<RuleSet>(['tat', 'eots'])(
    '[CRF-2.A.i-04] comes on the seventh turn for the first House, as Dune has its seven tokens (%s)',
    (rules) => {
      const houseDeck = Array<string>(20).fill(AGENT);
      const one = table(
        { domain: ['eots-caladan', 'eots-dune subdued'], houseDeck, favor: 30 },
        { domain: ['eots-giedi-prime', 'eots-dune subdued'], houseDeck },
        { rules },
      );
      while (one.state.turn < 7) {
        expect(one.can('end-interval')).toBe(true);
        one.act('end-interval').toInterval(0);
      }
      expect([one.card('eots-dune').deferment, one.can('end-interval')]).toEqual([7, false]);
      one.act('redeploy eots-dune');
      expect(one.house(0).treasury).toBe(20);
      // The next House is held up by that copy.
      one.act('end-interval');
      expect([one.asked(), one.can('redeploy eots-dune'), one.can('end-interval')]).toEqual([
        1,
        false,
        true,
      ]);
    },
  );
});
