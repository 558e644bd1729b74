import { describe, expect, it } from 'vitest';
import { commandOf, rankOf, subtypesOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { turn } from '../../../testing/rite-fixture';
import { facing } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const PAUL = 'eots-paul-atreides'; // command 3
const MENTAT = 'eots-house-mentat';
const TROOP = 'eots-house-battalion';
const ATREIDES = 'eots-atreides-battalion';
const gameOf = (one: Table) => takeUp(one.state, loadGameCatalogue());
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);
const host = (one: Table, id: string) => {
  const at = one.card(id).place.host;
  return at === null ? null : one.state.cards[at]?.card;
};

describe('eots-command-center', () => {
  const card = 'eots-command-center';
  const domain = [
    'eots-caladan',
    'eots-arrakeen',
    PAUL,
    `${card} on eots-arrakeen`,
    `${TROOP} on ${PAUL}`,
    `${ATREIDES} on ${PAUL}`,
  ];

  it('gives its fief +1 command', () => {
    const one = table({ domain });
    const plain = table({ domain: ['eots-arrakeen'] });
    expect(commandOf(gameOf(one), one.card('eots-arrakeen'))).toBe(
      commandOf(gameOf(plain), plain.card('eots-arrakeen')) + 1,
    );
  });

  it('[TAT-5.4-28] moves up to 3 personnel of a persona, each where it may go, as it is', () => {
    const one = turn(table({ domain }), TROOP, 0, 'engaged');
    one.act(`use ${card} 2`, `choose ${PAUL}`, `choose ${TROOP}`, 'choose eots-arrakeen');
    expect([host(one, TROOP), one.card(TROOP).status]).toEqual(['eots-arrakeen', 'engaged']);
    one.act(`choose ${ATREIDES}`, 'choose eots-caladan');
    expect(host(one, ATREIDES)).toBe('eots-caladan');
    expect([one.card(card).status, one.can('end-interval')]).toEqual(['engaged', true]);
  });

  it('asks no more once the House has moved enough', () => {
    const one = table({ domain });
    one.act(`use ${card} 2`, `choose ${PAUL}`, `choose ${TROOP}`, 'choose eots-arrakeen', 'pass');
    expect([host(one, ATREIDES), one.can('end-interval')]).toEqual([PAUL, true]);
  });

  it('[TAT-6.2.2-10] is alone of its title on a fief', () => {
    const one = table({ domain: ['eots-arrakeen', `${card} on eots-arrakeen`], hand: [card] });
    expect(one.can(`deploy ${card} on eots-arrakeen`)).toBe(false);
  });
});

describe('eots-desert-rigged-ornithopter', () => {
  it('goes to another Dune fief, with up to 3 personnel of the one that it leaves', () => {
    const card = 'eots-desert-rigged-ornithopter';
    const one = table({
      domain: [
        'eots-caladan',
        'eots-arrakeen',
        'eots-carthag',
        `${card} on eots-arrakeen`,
        `${TROOP} on eots-arrakeen`,
        `${ATREIDES} on eots-caladan`,
      ],
    });
    one.act(`use ${card} 1`);
    expect(one.options()).toEqual(['choose eots-carthag']);
    one.act('choose eots-carthag');
    expect(one.options()).toEqual(['pass', `choose ${TROOP}`]);
    one.act(`choose ${TROOP}`, 'choose eots-carthag');
    expect([host(one, card), host(one, TROOP), host(one, ATREIDES)]).toEqual([
      'eots-carthag',
      'eots-carthag',
      'eots-caladan',
    ]);
    expect(one.card(card).status).toBe('engaged');
  });
});

describe('tat-house-armory', () => {
  const card = 'tat-house-armory';
  it('[TAT-6.2.2-10] bears no more of a title than that allows on one card', () => {
    const one = table({
      domain: ['eots-arrakeen', `${card} on eots-arrakeen`, `eots-kindjal on ${card}`],
      hand: ['eots-kindjal', 'jotc-rapier'],
    });
    expect(one.options().filter((option) => option.startsWith('deploy'))).toEqual([
      `deploy jotc-rapier on ${card}`,
    ]);
  });

  it('bears blades and projectiles, whatever kind of host and talent they ask for', () => {
    const one = table({
      domain: ['eots-arrakeen', `${card} on eots-arrakeen`],
      hand: ['eots-kindjal', 'eots-lasgun-rifle', 'eots-hunter-seeker'],
    });
    expect(one.options().filter((option) => option.startsWith('deploy'))).toEqual([
      `deploy eots-kindjal on ${card}`,
      `deploy eots-lasgun-rifle on ${card}`,
    ]);
  });

  it('engages and pays X to hand X of them to others', () => {
    const one = table({
      domain: [
        'eots-arrakeen',
        PAUL,
        MENTAT,
        `${card} on eots-arrakeen`,
        `eots-kindjal on ${card}`,
        `eots-crysknife on ${card}`,
      ],
    });
    one.act(`use ${card} 2`);
    expect(one.options()).toEqual(['choose-number 1', 'choose-number 2']);
    one.act('choose-number 2', 'choose eots-kindjal', `choose ${PAUL}`);
    // No persona bears two blades.
    one.act('choose eots-crysknife');
    expect(one.options()).toEqual([`choose ${MENTAT}`]);
    one.act(`choose ${MENTAT}`);
    expect([host(one, 'eots-kindjal'), host(one, 'eots-crysknife')]).toEqual([PAUL, MENTAT]);
    expect([one.house(0).treasury, one.card(card).status]).toEqual([18, 'engaged']);
  });
});

describe('tat-landing-field', () => {
  const card = 'tat-landing-field';
  it('makes its city an Outpost with +1 Battle', () => {
    const one = table({ domain: ['eots-arrakeen', `${card} on eots-arrakeen`] });
    const plain = table({ domain: ['eots-arrakeen'] });
    const rank = (on: Table) => rankOf(gameOf(on), on.card('eots-arrakeen'), 'battle') ?? 0;
    expect(rank(one)).toBe(rank(plain) + 1);
    expect(subtypesOf(gameOf(one), one.card('eots-arrakeen'))).toContain('Outpost');
  });

  it('deploys any personnel of the hand for its cost, as a Declaration tactic', () => {
    const one = facing(
      { domain: ['eots-arrakeen', PAUL, `${card} on eots-arrakeen`], hand: [TROOP, ATREIDES] },
      { domain: ['eots-giedi-prime'] },
    ).toInterval(1);
    one.act('buy-favor 1');
    for (let step = 0; step < 5 && !one.can(`use ${card} 2`); step += 1) one.act('pass');
    const before = one.house(0).treasury;
    one.act(`use ${card} 2`);
    // Engaging may be answered.
    for (let step = 0; step < 5 && one.options().length === 1; step += 1) one.act('pass');
    expect(one.options()).toEqual(['pass', `choose ${TROOP}`, `choose ${ATREIDES}`]);
    // Paul has no Battle for the one, so that it has but one host.
    one.act(`choose ${TROOP}`, `choose ${ATREIDES}`, `choose ${PAUL}`);
    expect([host(one, TROOP), host(one, ATREIDES)]).toEqual(['eots-arrakeen', PAUL]);
    expect(one.house(0).treasury).toBeLessThan(before);
    expect(one.card(card).status).toBe('engaged');
  });
});
