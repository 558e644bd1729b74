import { describe, expect, it } from 'vitest';
import { moveAway } from '../../../leaving-play/discard';
import { rankOf } from '../../../queries/ranks';
import { captureCard } from '../../../rite/capture';
import { takeUp } from '../../../state/open-game';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat'; // resistance 2
const RABBAN = 'eots-glossu-rabban';
const gameOf = (one: Table) => takeUp(one.state, loadGameCatalogue());
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);

describe('jotc-spice-infusion', () => {
  const card = 'jotc-spice-infusion';
  const prescience = (one: Table) => rankOf(gameOf(one), one.card(PAUL), 'prescience') ?? 0;

  it('(C51) gives its bearer Prescience X, at most 3, until the House Discard phase', () => {
    const one = table({ domain: ['eots-caladan', PAUL, MENTAT], hand: [card] });
    const before = prescience(one);
    // It asks for Prescience 1.
    expect(one.can(`deploy ${card} on ${MENTAT}`)).toBe(false);
    one.act(`deploy ${card} on ${PAUL}`, 'choose-number 2');
    expect([prescience(one) - before, one.house(0).treasury]).toEqual([2, 18]);
    one.act('end-interval').toInterval(0);
    expect([prescience(one) - before, one.card(card).status]).toEqual([0, 'subdued']);
    // Deployed again where it lies, for another X less its token.
    one.act(`redeploy ${card}`, 'choose-number 3');
    expect([prescience(one) - before, one.house(0).treasury]).toEqual([3, 16]);
    expect(one.card(card).place.host).toBe(one.card(PAUL).id);
  });
});

describe('eots-poison-gas-tooth', () => {
  const card = 'eots-poison-gas-tooth';
  const make = (x: number) => {
    const one = table(
      { domain: ['eots-caladan', MENTAT], hand: [card] },
      { domain: ['eots-giedi-prime', 'eots-thufir-hawat'] },
    );
    one.act(`deploy ${card} on ${MENTAT}`, `choose-number ${x}`, `use ${card} 2`);
    return one.act('choose eots-thufir-hawat');
  };

  it('[TAT-5.4-11] discards its bearer for X force, which discards a persona that it vanquishes', () => {
    // Thufir Hawat has a resistance of 3.
    const one = make(3);
    expect(one.card(MENTAT).place.zone).toBe('house-discard');
    expect(one.card(card).place.zone).toBe('house-discard');
    expect(one.card('eots-thufir-hawat', 1).place.zone).toBe('imperial-discard');
  });

  it('leaves one that has more resistance, and the bearer is gone all the same', () => {
    const one = make(2);
    expect(one.card(MENTAT).place.zone).toBe('house-discard');
    expect(one.card('eots-thufir-hawat', 1).status).toBe('disengaged');
  });
});

describe('eots-residual-poison', () => {
  const card = 'eots-residual-poison';
  const make = () =>
    table({ domain: ['eots-caladan', PAUL, MENTAT], hand: [card] }, { domain: [RABBAN] });

  it('[TAT-3.2-02] costs the resistance of its bearer, who may be anybody’s', () => {
    const one = make();
    expect(one.options().filter((option) => option.startsWith(`deploy ${card}`))).toHaveLength(3);
    one.act(`deploy ${card} on ${MENTAT}`);
    expect(one.house(0).treasury).toBe(18);
    const poor = table({ treasury: 2, domain: [PAUL, MENTAT], hand: [card] });
    expect(poor.can(`deploy ${card} on ${MENTAT}`)).toBe(true);
    expect(poor.can(`deploy ${card} on ${PAUL}`)).toBe(false);
  });

  it('[TAT-5.4-27] discards a bearer that is captured', () => {
    const one = make().act(`deploy ${card} on ${RABBAN}`);
    one.by((game) => captureCard(game, 0, one.card(RABBAN, 1)));
    expect(one.card(RABBAN, 1).place).toMatchObject({ zone: 'imperial-discard', seat: 1 });
    expect(one.card(card).place).toMatchObject({ zone: 'house-discard', seat: 0 });
  });

  it('[TAT-5.4-32] discards a bearer that would come into an Assembly', () => {
    const one = make().act(`deploy ${card} on ${RABBAN}`);
    one.by((game) =>
      moveAway(game, one.card(RABBAN, 1), { zone: 'assembly', seat: 1, host: null }),
    );
    expect(one.card(RABBAN, 1).place.zone).toBe('imperial-discard');
  });
});
