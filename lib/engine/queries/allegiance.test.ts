import { describe, expect, it } from 'vitest';
import type { Power } from '@/lib/rules/powers';
import { beginLasting } from '../atoms/flow';
import { subdue } from '../leaving-play/subdue';
import { captureCard } from '../rite/capture';
import type { RuleSet } from '../state/state';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../testing/scenario-fixture';

const MENTAT = 'eots-house-mentat'; // no allegiance
const RAMALLO = 'eots-sister-ramallo'; // Sisterhood, cost 2; Fremen too for a House that governs Dune
const DUNCAN = 'tat-duncan-idaho'; // Fremen, cost 3; Atreides too while an Atreides noble is governed
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    houses: [
      { favor: 20, ...house },
      { favor: 15, ...rival },
    ],
    ...more,
  }).toInterval(0);
/** Gives a card an allegiance for good, as an effect of another card. */
const gain = (one: Table, id: string, power: Power) =>
  one.by((game) => {
    const card = one.card(id);
    const modifiers = [{ kind: 'allegiance', power, of: 'those' }] as const;
    const from = one.card('eots-arrakeen').id;
    const effect = { card: from, seat: 0, on: [card.id], modifiers, until: 'card' } as const;
    beginLasting(game, effect);
  });

describe('allegiance', () => {
  it('[TAT-3.2-03] of a card’s symbol brings the restrictions and penalties of its Power, none brings none', () => {
    const one = table({ hand: ['eots-guild-navigator', MENTAT] });
    one.act(`deploy ${MENTAT}`);
    expect(one.house(0).favor).toBe(20);
    one.act('deploy eots-guild-navigator');
    expect(one.house(0).favor).toBe(19);
    const hosts = table({
      hand: ['eots-crysknife'],
      domain: ['eots-stilgar', 'eots-thufir-hawat', MENTAT],
    });
    const places = hosts.options().filter((option) => option.startsWith('deploy'));
    expect(places).toEqual([
      'deploy eots-crysknife on eots-stilgar',
      `deploy eots-crysknife on ${MENTAT}`,
    ]);
  });

  it('[TAT-7-04] [CRF-1.B-14] that a card gives itself on a condition counts as it is petitioned, if it is met', () => {
    const assembly = [DUNCAN];
    const won = (domain: string[]) =>
      table({ assembly, domain }).act(`petition ${DUNCAN}`, 'bid 3', 'pass', 'pass');
    // An own card may be paid in favor, and as a Fremen it costs one.
    expect(won(['eots-paul-atreides']).can('discount 2')).toBe(true);
    const own = won(['eots-paul-atreides']).act('discount 2');
    expect(own.house(0)).toMatchObject({ treasury: 19, favor: 17 });
    expect(won([]).house(0)).toMatchObject({ treasury: 17, favor: 19 });
  });

  it('[TAT-7-07] (C19) of two Powers is subject to the rules of both: the adversary’s price, and no second favor', () => {
    const harkonnen = { sponsor: 'harkonnen', assembly: [RAMALLO] } as const;
    const won = (domain: string[]) =>
      table({ ...harkonnen, domain })
        .act(`petition ${RAMALLO}`, 'bid 2', 'pass', 'pass')
        .house(0);
    expect(won([]).favor).toBe(19);
    expect(won(['eots-dune']).favor).toBe(18);
  });

  it('[TAT-7-07] [CRF-1.B-12] that is gained joins the first at once', () => {
    const hand = ['eots-crysknife'];
    const one = table({ hand, domain: ['eots-arrakeen', 'eots-thufir-hawat'] });
    expect(one.can('deploy eots-crysknife on eots-thufir-hawat')).toBe(false);
    gain(one, 'eots-thufir-hawat', 'fremen');
    expect(one.can('deploy eots-crysknife on eots-thufir-hawat')).toBe(true);
    // Hawat is an ally of Atreides as before.
    const rich = table({ hoard: 10, domain: ['eots-arrakeen', 'eots-thufir-hawat'] });
    gain(rich, 'eots-thufir-hawat', 'fremen');
    expect(rich.can('request-admission eots-thufir-hawat')).toBe(true);
  });

  it.each<RuleSet>(['tat', 'eots'])(
    '[CRF-1.B-13] that another card gives and is adversarial subdues nobody, but is paid at every redeployment (%s)',
    (rules) => {
      const one = table({ domain: ['eots-arrakeen', MENTAT] }, {}, { rules });
      gain(one, MENTAT, 'harkonnen');
      expect(one.card(MENTAT).status).toBe('disengaged');
      one
        .by((game) => subdue(game, one.card(MENTAT)))
        .act('end-interval')
        .toInterval(0);
      const { favor } = one.house(0);
      one.act(`redeploy ${MENTAT}`);
      expect(one.house(0).favor).toBe(favor - 4);
    },
  );

  it('[TAT-7-05] that turns adversarial in play changes nothing in TaT', () => {
    const domain = ['eots-giedi-prime', RAMALLO, 'eots-dune subdued 6'];
    const one = table({ sponsor: 'harkonnen', domain });
    const { favor } = one.house(0);
    one.act('redeploy eots-dune');
    expect([one.card(RAMALLO).status, one.house(0).favor]).toEqual(['disengaged', favor]);
  });

  it('[TAT-7-05] of a host that changes leaves its cards alone: it is looked at when they are deployed', () => {
    const knife = `eots-crysknife on ${MENTAT}`;
    const one = table({ domain: ['eots-arrakeen', MENTAT, knife] });
    gain(one, MENTAT, 'guild');
    expect(one.card('eots-crysknife')).toMatchObject({
      status: 'disengaged',
      place: { host: one.card(MENTAT).id },
    });
    one
      .by((game) => subdue(game, one.card('eots-crysknife')))
      .act('end-interval')
      .toInterval(0);
    expect(one.can('redeploy eots-crysknife')).toBe(false);
  });

  it('[CRF-1.B-15] (C37) that a card’s own text turns adversarial in play subdues it in EotS', () => {
    const domain = ['eots-giedi-prime', RAMALLO, 'eots-dune subdued 6'];
    const one = table({ sponsor: 'harkonnen', domain }, {}, { rules: 'eots' });
    one.act('redeploy eots-dune');
    expect(one.card(RAMALLO).status).toBe('subdued');
    // A new allegiance that is no adversary’s does nothing.
    const friend = table(
      { domain: ['eots-caladan', RAMALLO, 'eots-dune subdued 6'] },
      {},
      { rules: 'eots' },
    );
    expect(friend.act('redeploy eots-dune').card(RAMALLO).status).toBe('disengaged');
  });

  it('[CRF-1.B-14] [CRF-1.B-15] (C37) that was met when the card was deployed has been paid for in EotS too', () => {
    const one = table(
      { sponsor: 'harkonnen', domain: ['eots-dune'], assembly: [RAMALLO] },
      {},
      { rules: 'eots' },
    ).act(`petition ${RAMALLO}`, 'bid 2', 'pass', 'pass');
    expect([one.card(RAMALLO).status, one.house(0).favor]).toEqual(['engaged', 18]);
  });

  it.each<RuleSet>(['tat', 'eots'])(
    '[CRF-1.B-03] [CRF-4.A-08] of an adversary subdues a captured persona, and its deployment costs favor for its cost (%s)',
    (rules) => {
      const one = table(
        { sponsor: 'harkonnen', domain: ['eots-arrakeen'] },
        { domain: ['eots-stilgar'] },
        { rules },
      );
      one.by((game) => captureCard(game, 0, one.card('eots-stilgar', 1)));
      expect(one.card('eots-stilgar')).toMatchObject({ status: 'subdued', place: { seat: 0 } });
      one.act('end-interval').toInterval(0);
      const { favor } = one.house(0);
      one.act('redeploy eots-stilgar');
      expect(one.house(0).favor).toBe(favor - 5);
    },
  );
});
