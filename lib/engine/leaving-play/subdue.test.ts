import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { changeTokens } from '../atoms/cards';
import { isFaceUp } from '../queries/face-up';
import { limitOf } from '../queries/limits';
import { commandOf } from '../queries/ranks';
import { captureCard } from '../rite/capture';
import { takeUp } from '../state/open-game';
import type { RuleSet } from '../state/state';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../testing/scenario-fixture';
import { subdue } from './subdue';

const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat';
const BASIN = 'eots-imperial-basin'; // a desert, cost 3
const SWORD = 'eots-house-swordmaster'; // Dueling 3
const SURRENDER = 'eots-compel-surrender'; // a venture: captures a subdued ally
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { favor: 15, hand: [], ...rival },
    ],
    ...more,
  }).toInterval(0);
const down = (one: Table, id: string, seat = 0) =>
  one.by((game) => subdue(game, one.card(id, seat)));
const spice = (one: Table, id: string, many: number, seat = 0) =>
  one.by((game) => changeTokens(game, one.card(id, seat).id, 'spice', many));
const next = (one: Table) => one.act('end-interval').toInterval(0);

describe.each<RuleSet>(['tat', 'eots'])('a subdued card (%s)', (rules) => {
  it('[TAT-5.4-14] [TAT-9-12] lies face down and takes no part: it produces nothing and its text is not in force', () => {
    const emissary = 'eots-landsraad-emissary'; // one more card in the Assembly
    const one = table({ domain: ['eots-arrakeen', emissary] }, {}, { rules });
    const limit = () => limitOf(takeUp(one.state, loadGameCatalogue()), 0, 'assembly');
    expect([limit(), one.can('use eots-arrakeen 0')]).toEqual([4, true]);
    down(one, emissary);
    expect(limit()).toBe(3);
    down(one, 'eots-arrakeen');
    expect(isFaceUp(one.card('eots-arrakeen'))).toBe(false);
    expect(one.options().some((option) => option.startsWith('use'))).toBe(false);
  });

  it('[TAT-5.4-20] cannot be engaged', () => {
    const domain = [PAUL, 'tat-water-magnate on eots-paul-atreides', 'eots-caladan'];
    const one = table({ domain, hoard: 10 }, {}, { rules });
    expect(one.can(`use ${PAUL} 0`)).toBe(false);
    const can = () => ['eots-caladan', PAUL].filter((id) => one.can(`request-admission ${id}`));
    expect(can()).toEqual(['eots-caladan', PAUL]);
    down(one, PAUL);
    expect(can()).toEqual(['eots-caladan']);
    expect(one.can('use tat-water-magnate 1')).toBe(false);
  });

  it('[TAT-5.4-19] is the target of no effect but those for subdued cards', () => {
    const hand = ['eots-priority-matter'];
    const domain = [SWORD, `${SURRENDER} on ${SWORD}`];
    const one = table(
      { hand, domain },
      { domain: ['eots-thufir-hawat', `${PAUL} subdued`] },
      { rules, tactics: true },
    );
    one.act('buy-favor 1', 'tactic eots-priority-matter');
    expect(one.options()).toEqual(['choose eots-thufir-hawat']);
    one.act('choose eots-thufir-hawat', `activate ${SURRENDER}`);
    expect(one.options()).toEqual([`choose ${PAUL}`]);
  });

  it('[CRF-3.B-02] is one of those that its House is said to govern', () => {
    // The aide puts a token on a subdued persona that its House governs.
    const one = table(
      { domain: ['eots-house-physician', `${MENTAT} subdued`] },
      { domain: [`${SWORD} subdued`] },
      { rules },
    );
    one.act('use eots-house-physician 0');
    expect(one.options()).toEqual([`choose ${MENTAT}`]);
    one.act(`choose ${MENTAT}`);
    expect(one.card(MENTAT).deferment).toBe(2);
  });

  it('[TAT-5.4-24] [TAT-5.4-25] [CRF-3.C-09] keeps its spice, which is in play again once the same House redeploys it', () => {
    const one = table({ domain: ['eots-dune', BASIN] }, {}, { rules });
    spice(one, BASIN, 2);
    expect(one.can('use eots-dune 0')).toBe(true);
    down(one, BASIN);
    expect([one.card(BASIN).spice, one.can('use eots-dune 0')]).toEqual([2, false]);
    next(one).act(`redeploy ${BASIN}`);
    expect([one.card(BASIN).spice, one.can('use eots-dune 0')]).toEqual([2, true]);
  });

  it('[TAT-5.4-26] [CRF-3.C-10] keeps its spice from a rival that deploys its own copy', () => {
    const one = table({ assembly: [BASIN] }, { domain: [BASIN] }, { rules });
    spice(one, BASIN, 2, 1);
    down(one, BASIN, 1);
    one.act(`petition ${BASIN}`, 'bid 3', 'pass', 'pass');
    expect([one.card(BASIN).spice, one.card(BASIN, 1).spice]).toEqual([0, 2]);
  });

  it('[CRF-3.C-11] [CRF-3.C-12] is captured with its spice and its deferment tokens', () => {
    const one = table({}, { domain: [`${BASIN} subdued 1`] }, { rules });
    spice(one, BASIN, 2, 1);
    const before = one.card(BASIN, 1);
    expect(before.deferment).toBe(2);
    one.by((game) => captureCard(game, 0, before));
    expect(one.card(BASIN)).toMatchObject({ spice: 2, deferment: 2, place: { seat: 0 } });
    one.act(`redeploy ${BASIN}`);
    expect(one.card(BASIN)).toMatchObject({ spice: 2, deferment: 0, status: 'disengaged' });
    expect(one.house(0).treasury).toBe(19);
  });
});

describe('cards on a card that is subdued', () => {
  it.each<RuleSet>(['tat', 'eots'])(
    '[TAT-5.4-16] [TAT-11-10] stay deployed and keep what they say outside rites (%s)',
    (rules) => {
      const title = 'eots-peer-of-the-realm'; // +1 command
      const one = table({ domain: [MENTAT, `${title} on ${MENTAT}`] }, {}, { rules });
      down(one, MENTAT);
      expect(one.card(title).status).toBe('disengaged');
      const game = takeUp(one.state, loadGameCatalogue());
      expect(commandOf(game, one.card(MENTAT))).toBe(3);
    },
  );

  it('[CRF-4.A-04] that went down with it get tokens as well, and do not come up before it', () => {
    const troop = 'jotc-vanguard-battalion';
    const one = table({ domain: [MENTAT, `${troop} on ${MENTAT}`] }, {}, { rules: 'eots' });
    down(down(one, troop), MENTAT).act('end-interval').toInterval(0);
    expect([one.card(MENTAT).deferment, one.card(troop).deferment]).toEqual([1, 1]);
    expect(one.can(`redeploy ${troop}`)).toBe(false);
    one.act(`redeploy ${MENTAT}`);
    expect(one.can(`redeploy ${troop}`)).toBe(true);
  });

  it('[TAT-11-10] but for what would engage it', () => {
    const one = table({ domain: ['eots-thufir-hawat', 'tat-water-magnate on eots-thufir-hawat'] });
    expect(one.can('use tat-water-magnate 1')).toBe(true);
    down(one, 'eots-thufir-hawat');
    expect(one.card('tat-water-magnate').status).toBe('disengaged');
    expect(one.can('use tat-water-magnate 1')).toBe(false);
  });
});
