import { describe, expect, it } from 'vitest';
import { riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';
import { scenario } from '../../../testing/scenario-fixture';
import { attackOf, BATTLE, battle, DUEL, duel, forceOf, LEADERS } from '../rites-fixture';

describe('weapons in rites', () => {
  it.each([
    ['jotc-rapier', 2],
    ['eots-crysknife', 1],
    ['eots-kindjal', 1],
  ])('%s adds %i force in a duel', (blade, more) => {
    expect(forceOf(fight(duel([`${blade} on eots-paul-atreides`]), DUEL))?.attack).toBe(3 + more);
  });

  it.each([
    ['eots-lasgun-rifle', 3],
    ['eots-maula-pistol', 1],
    ['eots-stunner', 2],
  ])('%s adds %i force in a battle, none in a duel', (gun, more) => {
    expect(forceOf(fight(battle([`${gun} on eots-gurney-halleck`]), BATTLE))?.attack).toBe(
      3 + more,
    );
    expect(forceOf(fight(duel([`${gun} on eots-paul-atreides`]), DUEL))?.attack).toBe(3);
  });

  it('[CRF-2.C.ii-12] a skill adds what another talent is worth', () => {
    // Gurney has Dueling 1.
    expect(
      forceOf(fight(battle(['tat-melee-training on eots-gurney-halleck']), BATTLE))?.attack,
    ).toBe(4);
  });

  it('Thopter Outpost and Garrison strengthen their fief in battle', () => {
    const plain = forceOf(fight(battle(), BATTLE))?.defense ?? 0;
    const outpost = battle([], ['eots-thopter-outpost on eots-arrakeen']);
    expect(forceOf(fight(outpost, BATTLE))?.defense).toBe(plain + 2);
    const garrison = battle([], ['eots-garrison on eots-arrakeen']);
    expect(forceOf(fight(garrison, BATTLE))?.defense).toBe(plain + 1);
  });
});

describe('troops', () => {
  it('are brought into a battle by engaging them once their bearer takes part', () => {
    const troops = battle(['eots-house-battalion on eots-gurney-halleck']);
    expect(forceOf(fight(troops, BATTLE, 'use eots-house-battalion 1'))?.attack).toBe(4);
    expect(troops.card('eots-house-battalion').status).toBe('engaged');
  });

  it('can be declared as participants too', () => {
    const troops = battle(['eots-house-battalion on eots-gurney-halleck']);
    expect(forceOf(fight(troops, BATTLE, 'join eots-house-battalion'))?.attack).toBe(4);
  });

  it('Vanguard Battalion strikes first', () => {
    // Surprise force of 2 vanquishes nothing here, and is not counted again.
    const troops = battle(['jotc-vanguard-battalion on eots-gurney-halleck']);
    const blow = 'strike-first jotc-vanguard-battalion';
    fight(troops, BATTLE, 'join jotc-vanguard-battalion', blow);
    expect(forceOf(troops)?.attack).toBe(3);
  });
});

describe('personnel that are engaged into a rite', () => {
  it.each([
    ['eots-guild-entourage', 'arbitration', 2],
    ['jotc-imperial-entourage', 'arbitration', 3],
    ['jotc-soaks', 'arbitration', 2],
    ['jotc-spice-dogs', 'arbitration', 2],
    ['jotc-weirding-embassy', 'arbitration', 3],
    ['eots-missionaria-protectiva', 'intrigue', 2],
    ['jotc-guild-spy-ring', 'intrigue', 2],
    ['eots-harkonnen-battalion', 'battle', 3],
    ['tat-disguised-sardaukar', 'battle', 4],
  ] as const)('%s adds its rank in a rite of %s', (card, rite, rank) => {
    const [leader, target, own] = LEADERS[rite];
    const table = riteTable(
      { domain: [leader, `${card} on ${leader}`], hand: [] },
      [{ domain: [target], hand: [] }],
      {
        tactics: true,
      },
    );
    fight(table, `rite ${rite} ${leader} against ${target}`, `join ${card}`);
    expect(attackOf(table)).toBe(own + rank);
    expect(table.card(card).status).toBe('engaged');
  });

  it('Harkonnen Sleeper Troop strikes first', () => {
    const [leader, target, own] = LEADERS.battle;
    const domain = [leader, `jotc-harkonnen-sleeper-troop on ${leader}`];
    const table = riteTable({ domain, hand: [] }, [{ domain: [target], hand: [] }], {
      tactics: true,
    });
    const sleeper = 'jotc-harkonnen-sleeper-troop';
    const wanted = [`join ${sleeper}`, `strike-first ${sleeper}`];
    fight(table, `rite battle ${leader} against ${target}`, ...wanted);
    // Its force was Surprise force, and is not counted again.
    expect(attackOf(table)).toBe(own);
  });

  it.each([
    ['jotc-atreides-house-guard', 'eots-arrakeen'],
    ['jotc-fremen-sietch-reserves', 'eots-imperial-basin'],
    ['tat-honor-guard', 'eots-lady-jessica'],
  ])('%s takes up no command of %s', (card, bearer) => {
    const domain = ['eots-caladan', bearer, `${card} on ${bearer}`];
    const hosts = (cards: string[]) =>
      scenario({ houses: [{ domain: cards, hand: [card], treasury: 20, favor: 20 }, {}] })
        .toInterval(0)
        .options()
        .filter((option) => option === `deploy ${card} on ${bearer}`).length;
    expect(hosts(domain)).toBe(1);
  });
});

describe('enhancements of the mind', () => {
  it('Political Conniving adds the intrigue rank in arbitration', () => {
    const domain = ['eots-thufir-hawat', 'tat-political-conniving on eots-thufir-hawat'];
    const table = riteTable(
      { domain, hand: [] },
      [{ domain: ['eots-choam-directorship'], hand: [] }],
      { tactics: true },
    );
    fight(table, 'rite arbitration eots-thufir-hawat against eots-choam-directorship');
    expect(attackOf(table)).toBe(6);
  });

  it('Juice of Sapho adds a force in intrigue', () => {
    const domain = ['eots-thufir-hawat', 'eots-juice-of-sapho on eots-thufir-hawat'];
    const table = riteTable({ domain, hand: [] }, [{ domain: ['eots-feyd-rautha'], hand: [] }], {
      tactics: true,
    });
    fight(table, 'rite intrigue eots-thufir-hawat against eots-feyd-rautha');
    expect(attackOf(table)).toBe(6);
  });

  it('Truthsayer engages its bearer to take favor from a rival', () => {
    const domain = [
      'eots-caladan',
      'eots-gaius-helen-mohiam',
      'eots-truth-sayer on eots-gaius-helen-mohiam',
    ];
    const table = scenario({ houses: [{ domain, favor: 20 }, { favor: 10 }] }).toInterval(0);
    table.act('use eots-truth-sayer 1', 'choose-house 1');
    expect(table.house(1).favor).toBe(8);
    expect(table.card('eots-gaius-helen-mohiam').status).toBe('engaged');
  });
});
