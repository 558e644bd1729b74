import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import { beginLasting, endLasting } from '../atoms/flow';
import { subdue } from '../leaving-play/subdue';
import type { RuleSet } from '../state/state';
import { type ScenarioHouse, scenario, type Table } from '../testing/scenario-fixture';

// A program that here gets a token whenever its House wins a petition; 2 favor for each.
const DOMINATE = 'tat-dominate-the-assembly';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  [DOMINATE]: [
    { kind: 'token', on: { event: 'petition-won', by: 'you' } },
    {
      kind: 'play',
      effects: [
        {
          kind: 'favor',
          who: 'you',
          way: 'gain',
          amount: { times: [2, { tokens: 'program', on: 'this' }] },
        },
      ],
    },
  ],
};
const TAME = 'tat-tame-arrakis'; // Atreides
const MENTAT = 'eots-house-mentat'; // no allegiance
const CHARTER = 'eots-military-appropriations';
const table = (house: ScenarioHouse, rules: RuleSet = 'tat') =>
  scenario({ houses: [{ favor: 20, ...house }, { favor: 15 }], rules, texts }).toInterval(0);
const deployed = [MENTAT, `${DOMINATE} on ${MENTAT}`];
const win = (one: Table, card = CHARTER) => one.act(`petition ${card}`, 'bid 4', 'pass', 'pass');

describe.each<RuleSet>(['tat', 'eots'])('programs (%s)', (rules) => {
  it('[TAT-6.2.6-14] get a token each time what they say happens, to their own House', () => {
    const assembly = [CHARTER, 'eots-arrakeen'];
    const one = win(table({ assembly, domain: deployed }, rules));
    expect(one.card(DOMINATE).program).toBe(1);
    win(one, 'eots-arrakeen');
    expect(one.card(DOMINATE).program).toBe(2);
    const lost = table({ assembly, domain: deployed }, rules);
    lost.act(`petition ${CHARTER}`, 'bid 4', 'bid 5', 'pass', 'pass');
    expect(lost.card(DOMINATE).program).toBe(0);
  });

  it('[TAT-6.2.6-15] get none and do nothing while they are subdued', () => {
    const one = table({ assembly: [CHARTER], domain: deployed }, rules);
    one.by((game) => subdue(game, one.card(DOMINATE)));
    win(one);
    expect(one.card(DOMINATE)).toMatchObject({ status: 'subdued', program: 0 });
  });

  it('[TAT-6.2.6-16] are activated like a venture, by engaging the persona, once they have a token', () => {
    const one = table({ assembly: [CHARTER], domain: deployed }, rules);
    expect(one.can(`activate ${DOMINATE}`)).toBe(false);
    win(one).act(`activate ${DOMINATE}`);
    expect(one.card(MENTAT).status).toBe('engaged');
  });

  it('[TAT-6.2.6-17] [TAT-6.2.6-18] do their venture part, and leave the game with their tokens', () => {
    const one = win(table({ assembly: [CHARTER], domain: deployed }, rules));
    one.act(`activate ${DOMINATE}`);
    expect(one.house(0).favor).toBe(22);
    expect(one.card(DOMINATE)).toMatchObject({ program: 0, place: { zone: 'removed' } });
    expect(one.zone('imperial-discard')).toEqual([]);
  });

  it('[TAT-5.4-18] go down with their persona', () => {
    const one = table({ domain: deployed }, rules);
    one.by((game) => subdue(game, one.card(MENTAT)));
    expect(one.card(DOMINATE).status).toBe('subdued');
  });
});

describe('a program on a persona that gains an allegiance which is not its own', () => {
  const turned = () => {
    const one = table({ domain: [MENTAT, `${TAME} on ${MENTAT}`] });
    const mentat = one.card(MENTAT);
    return one.by((game) => {
      beginLasting(game, {
        card: mentat.id,
        seat: 0,
        on: [mentat.id],
        modifiers: [{ kind: 'allegiance', power: 'guild', of: 'those' }],
        until: 'card',
      });
    });
  };

  it('[TAT-6.2.5-04] is not affected while it is deployed', () => {
    const one = turned().act('end-interval').toInterval(0);
    expect(one.card(TAME)).toMatchObject({ status: 'disengaged', place: { zone: 'domain' } });
  });

  it('[TAT-6.2.5-05] cannot be redeployed while that lasts, once it is subdued', () => {
    const one = turned();
    one
      .by((game) => subdue(game, one.card(TAME)))
      .act('end-interval')
      .toInterval(0);
    expect(one.card(TAME).deferment).toBe(1);
    expect(one.can(`redeploy ${TAME}`)).toBe(false);
    one.by((game) => endLasting(game, one.state.lasting[0]?.id ?? 0));
    expect(one.can(`redeploy ${TAME}`)).toBe(true);
  });
});
