import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { changeTokens } from '../atoms/cards';
import { clearDecision } from '../atoms/flow';
import { begin } from '../play';
import { hostileTo } from '../queries/allegiance';
import { governedBy } from '../queries/governed';
import { takeUp } from '../state/open-game';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../testing/scenario-fixture';
import { captureCard } from './capture';

const catalogue = loadGameCatalogue();
const FEYD = 'eots-feyd-rautha';
const AGENT = 'eots-house-agent';

const table = (
  captor: ScenarioHouse | readonly string[],
  rival: readonly string[],
  setup: Omit<Scenario, 'houses'> = {},
): Table =>
  scenario({
    ...setup,
    houses: [
      { favor: 20, ...('length' in captor ? { domain: captor } : captor) },
      { favor: 5, sponsor: 'harkonnen', domain: rival },
    ],
  });

/** Lets seat 0 capture a card of seat 1, up to the first question that comes of it. */
function capture(one: Table, id: string): Table {
  const game = takeUp(one.state, catalogue);
  clearDecision(one.state);
  captureCard(game, 0, one.card(id, 1));
  begin(one.state, catalogue);
  return one;
}

describe('capture', () => {
  it('[TAT-6.2.11-70] [TAT-6.2.11-72] [TAT-6.2.11-75] brings a card into the captor’s Domain, under its government, engaged or not', () => {
    const one = table([], [AGENT, 'eots-arrakeen']);
    one.card('eots-arrakeen', 1).status = 'engaged';
    capture(capture(one, AGENT), 'eots-arrakeen');
    expect(one.zone('domain')).toEqual([AGENT, 'eots-arrakeen']);
    expect(one.zone('domain', 1)).toEqual([]);
    expect(one.card(AGENT)).toMatchObject({ owner: 1, status: 'disengaged' });
    expect(one.card('eots-arrakeen').status).toBe('engaged');
    const governed = governedBy(takeUp(one.state, catalogue), 0).map(({ card }) => card);
    expect(governed).toEqual([AGENT, 'eots-arrakeen']);
  });

  it('[TAT-6.2.11-74] [CRF-1.B-03] [CRF-4.A-08] subdues an adversarial card, whose deployment costs favor later', () => {
    const one = capture(table([], [FEYD]), FEYD);
    expect(one.card(FEYD).status).toBe('subdued');
    one.change((game) => changeTokens(game, one.card(FEYD).id, 'deferment', 1));
    one.act(`redeploy ${FEYD}`);
    expect(one.house(0).favor).toBe(16);
  });

  it('[TAT-6.2.11-74] tells that an adversarial card is subdued', () => {
    const game = takeUp(table([], [FEYD]).state, catalogue);
    const feyd = Object.values(game.state.cards).find(({ card }) => card === FEYD);
    if (feyd === undefined) throw new Error('it is there');
    captureCard(game, 0, feyd);
    expect(game.events).toContainEqual({
      kind: 'turned',
      card: feyd.id,
      from: 'disengaged',
      to: 'subdued',
    });
  });

  it('[TAT-6.2.11-76] [CRF-1.D.iii-02] gains the captor no adversaries', () => {
    const one = table([], ['eots-stilgar', 'eots-oberon']);
    const before = [...hostileTo(takeUp(one.state, catalogue), 0)];
    capture(capture(one, 'eots-stilgar'), 'eots-oberon');
    expect(hostileTo(takeUp(one.state, catalogue), 0)).toEqual(before);
  });

  it('[TAT-6.2.11-78] [CRF-3.C-12] [CRF-3.C-11] (C25) leaves spice and deferment tokens on a subdued card, where they work again', () => {
    const one = table([], ['eots-imperial-basin subdued 2']);
    const desert = one.card('eots-imperial-basin', 1);
    desert.spice = 3;
    const tokens = desert.deferment;
    capture(one, 'eots-imperial-basin');
    expect(one.card('eots-imperial-basin')).toMatchObject({
      status: 'subdued',
      spice: 3,
      deferment: tokens,
    });
    one.act('redeploy eots-imperial-basin');
    expect(one.card('eots-imperial-basin')).toMatchObject({ status: 'disengaged', spice: 3 });
  });

  it('[TAT-5.4-26] [CRF-3.C-10] (C25) is not what a rival does that deploys a copy of its own: that one has no spice', () => {
    const one = table(['eots-imperial-basin subdued 2'], ['eots-imperial-basin subdued 2']);
    one.card('eots-imperial-basin', 1).spice = 3;
    one.act('redeploy eots-imperial-basin');
    expect(one.card('eots-imperial-basin')).toMatchObject({ status: 'disengaged', spice: 0 });
    expect(one.card('eots-imperial-basin', 1).spice).toBe(3);
  });

  it('[TAT-6.2.11-77] leaves enhancements on the card', () => {
    const one = capture(table([], [AGENT, `eots-hand-of-god on ${AGENT}`]), AGENT);
    expect(one.card('eots-hand-of-god')).toMatchObject({
      status: 'disengaged',
      place: { seat: 0, zone: 'domain', host: one.card(AGENT).id },
    });
  });

  const escort = [
    'eots-house-mentat',
    `eots-assassin-cohort on eots-house-mentat`,
    `eots-baliset on eots-house-mentat`,
  ];

  it('[TAT-6.2.11-79] leaves personnel and equipment with the House that loses it, which gives them other hosts', () => {
    const one = capture(table([], [...escort, 'eots-piter-de-vries']), 'eots-house-mentat');
    expect(one.asked()).toBe(1);
    one.act('assign eots-assassin-cohort on eots-piter-de-vries');
    one.act('assign eots-baliset on eots-piter-de-vries');
    expect(one.zone('domain')).toEqual(['eots-house-mentat']);
    expect(one.card('eots-assassin-cohort', 1).place).toMatchObject({
      seat: 1,
      host: one.card('eots-piter-de-vries', 1).id,
    });
    expect(one.asked()).toBe(0);
  });

  it('[TAT-6.2.11-80] discards those for which there is none; programs leave the game', () => {
    const rival = [...escort, 'tat-abduct-heir on eots-house-mentat'];
    const one = capture(table([], rival), 'eots-house-mentat');
    expect(one.zone('house-discard', 1)).toEqual(['eots-assassin-cohort', 'eots-baliset']);
    expect(one.zone('removed', 1)).toEqual(['tat-abduct-heir']);
    expect(one.state.frames.at(-1)).toMatchObject({ step: 'house' });
  });

  it('[TAT-6.2.2-16] lets the House move a venture to another persona, or give it up', () => {
    const venture = 'eots-implicate-traitor';
    const rival = ['eots-house-mentat', `${venture} on eots-house-mentat`, 'eots-piter-de-vries'];
    const one = capture(table([], rival), 'eots-house-mentat');
    expect(one.options()).toEqual([
      `assign ${venture} on eots-piter-de-vries`,
      `discard ${venture}`,
    ]);
  });

  it('[TAT-6.2.11-73] subdues a resource and assigns it to a host of the captor’s choice', () => {
    const rival = ['eots-arrakeen', 'jotc-vanguard-battalion on eots-arrakeen'];
    const one = capture(
      table(['eots-gurney-halleck', 'eots-carthag'], rival),
      'jotc-vanguard-battalion',
    );
    expect(one.card('jotc-vanguard-battalion').status).toBe('subdued');
    expect(one.options()).toEqual([
      'assign jotc-vanguard-battalion on eots-gurney-halleck',
      'assign jotc-vanguard-battalion on eots-carthag',
    ]);
    one.act('assign jotc-vanguard-battalion on eots-carthag');
    expect(one.card('jotc-vanguard-battalion')).toMatchObject({
      status: 'subdued',
      place: { seat: 0, host: one.card('eots-carthag').id },
    });
  });

  it('[TAT-5.4-33] discards a resource that has no legal host with the captor', () => {
    const rival = ['eots-arrakeen', 'jotc-vanguard-battalion on eots-arrakeen'];
    const one = capture(table([], rival), 'jotc-vanguard-battalion');
    expect(one.zone('house-discard', 1)).toEqual(['jotc-vanguard-battalion']);
  });

  it('[TAT-6.2.11-81] [CRF-1.D.iii-01] is for good', () => {
    const one = capture(table([], [AGENT]), AGENT).toClosing();
    one.toInterval(0).toClosing();
    expect(one.zone('domain')).toEqual([AGENT]);
  });

  it('[TAT-3.1.1-06] never takes a home world or Dune', () => {
    const one = capture(table([], ['eots-giedi-prime', 'eots-dune']), 'eots-giedi-prime');
    capture(one, 'eots-dune');
    expect(one.zone('domain', 1)).toEqual(['eots-giedi-prime', 'eots-dune']);
  });

  it('(C08) [CRF-4.A-07] costs a favor for a persona of another Power under EotS and CRF, and none under TaT', () => {
    const favor = (rules: 'tat' | 'eots', ...ids: string[]) => {
      const one = table([], ids, { rules });
      for (const id of ids) capture(one, id);
      return one.house(0).favor;
    };
    expect([favor('tat', 'eots-stilgar'), favor('eots', 'eots-stilgar')]).toEqual([20, 19]);
    expect(favor('eots', AGENT, 'eots-paul-atreides', 'eots-smuggler-bribes')).toBe(20);
    // Subdued, it is governed by nobody: favor goes when it is deployed.
    expect(favor('eots', FEYD)).toBe(20);
  });

  it('(C36) counts the adversaries of included Powers under EotS and CRF', () => {
    const status = (rules: 'tat' | 'eots') => {
      const one = table([], ['eots-princess-irulan'], { rules });
      Object.assign(one.house(0), { included: ['guild'] });
      return capture(one, 'eots-princess-irulan').card('eots-princess-irulan').status;
    };
    expect([status('tat'), status('eots')]).toEqual(['disengaged', 'subdued']);
  });
});
