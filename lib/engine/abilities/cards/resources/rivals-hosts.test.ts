import { describe, expect, it } from 'vitest';
import { changeTokens, turnCard } from '../../../atoms/cards';
import { subdue } from '../../../leaving-play/subdue';
import { commandOf, resistanceOf } from '../../../queries/ranks';
import { captureCard } from '../../../rite/capture';
import { takeUp } from '../../../state/open-game';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const RABBAN = 'eots-glossu-rabban';
const MENTAT = 'eots-house-mentat'; // command 2, resistance 2, cost 4
const PAUL = 'eots-paul-atreides';
const gameOf = (one: Table) => takeUp(one.state, loadGameCatalogue());

/** The first House has the Interval and cards for the second one's. */
const table = (house: ScenarioHouse, rival: ScenarioHouse, more: { rules?: 'eots' } = {}) =>
  scenario({
    ...more,
    houses: [
      { sponsor: 'corrino', favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);
const hostsOf = (one: Table, card: string) =>
  one
    .options()
    .filter((option) => option.startsWith(`deploy ${card} on `))
    .map((option) => option.split(' on ')[1]);
/** The tokens that a card has after another Opening Interval. */
const nextTurn = (one: Table) => one.act('end-interval').toInterval(0);

describe('jotc-semuta-addiction', () => {
  it('[TAT-6.2.2-06] takes command off a persona of a rival, down to 0', () => {
    const card = 'jotc-semuta-addiction';
    const one = table({ domain: [PAUL], hand: Array(3).fill(card) }, { domain: [MENTAT] });
    expect(hostsOf(one, card)).toEqual([MENTAT]);
    const before = commandOf(gameOf(one), one.card(MENTAT, 1));
    one.act(`deploy ${card} on ${MENTAT}`);
    expect(commandOf(gameOf(one), one.card(MENTAT, 1))).toBe(before - 1);
    one.act(`deploy ${card} on ${MENTAT}`, `deploy ${card} on ${MENTAT}`);
    expect(commandOf(gameOf(one), one.card(MENTAT, 1))).toBe(0);
  });
});

describe('jotc-elacca-languor', () => {
  const card = 'jotc-elacca-languor';
  it('[TAT-11-12] takes resistance off, and discards the persona at once when none is left', () => {
    const one = table({ domain: [PAUL], hand: Array(4).fill(card) }, { domain: [MENTAT] });
    const before = resistanceOf(gameOf(one), one.card(MENTAT, 1));
    for (let left = before - 1; left > 0; left -= 1) {
      one.act(`deploy ${card} on ${MENTAT}`);
      expect(resistanceOf(gameOf(one), one.card(MENTAT, 1))).toBe(left);
    }
    one.act(`deploy ${card} on ${MENTAT}`);
    expect(one.card(MENTAT, 1).place.zone).toBe('house-discard');
    // They go to the pile of their owner (TAT-5.4-03).
    expect(one.zone('house-discard').filter((id) => id === card)).toHaveLength(before);
  });

  it('[TAT-6.2.2-10] goes on a persona three times at most', () => {
    const strong = 'eots-baron-vladimir-harkonnen';
    const one = table({ domain: [PAUL], hand: Array(4).fill(card) }, { domain: [strong] });
    for (let count = 0; count < 3; count += 1) one.act(`deploy ${card} on ${strong}`);
    expect(hostsOf(one, card)).toEqual([]);
  });
});

describe('tat-tahaddi-al-burhan', () => {
  const card = 'tat-tahaddi-al-burhan';
  it('costs the governor of its bearer favor when that engages, and goes', () => {
    const one = table(
      { domain: ['eots-kaitain', MENTAT], hand: [card] },
      { domain: ['eots-giedi-prime', RABBAN] },
    );
    expect(hostsOf(one, card)).toEqual([MENTAT, RABBAN]);
    one.act(`deploy ${card} on ${RABBAN}`);
    expect(one.house(1).favor).toBe(5);
    const command = commandOf(gameOf(one), one.card(RABBAN, 1));
    one.by((game) => turnCard(game, one.card(RABBAN, 1).id, 'engaged'));
    expect([one.house(0).favor, one.house(1).favor]).toEqual([20, 5 - command]);
    expect(one.zone('house-discard')).toEqual([card]);
  });

  it('[TAT-6.2.2-10] (C48) is alone of its title there, subdued or not', () => {
    const one = table({ domain: [MENTAT, `${card} subdued on ${MENTAT}`], hand: [card] }, {});
    expect(hostsOf(one, card)).toEqual([]);
  });
});

describe('jotc-his-majestys-fief', () => {
  const card = 'jotc-his-majestys-fief';
  it('(C50) is petitioned for onto a fief of a rival, no home world, and pays whoever deployed it', () => {
    const one = table(
      { domain: ['eots-kaitain', 'eots-carthag'], assembly: [card] },
      { domain: ['eots-giedi-prime', 'eots-arrakeen', 'eots-choam-directorship'] },
    );
    one.act(`petition ${card}`, 'bid 3', 'pass', 'pass', 'discount 0');
    expect(one.card(card, 1).place.host).toBe(one.card('eots-arrakeen', 1).id);
    one.toInterval(1);
    const [own, theirs] = [one.house(0).treasury, one.house(1).treasury];
    one.act('use eots-arrakeen 0');
    // Arrakeen has a command of 3.
    expect(one.house(0).treasury).toBe(own + 3);
    expect(one.house(1).treasury).toBeGreaterThan(theirs);
  });

  it('[TAT-3.1.3-05] (C21) is not petitioned for while no rival has such a fief', () => {
    const one = table(
      { domain: ['eots-kaitain', 'eots-carthag'], assembly: [card] },
      { domain: ['eots-giedi-prime'] },
    );
    expect(one.can(`petition ${card}`)).toBe(false);
  });

  it('pays for spice that the fief engages to produce as well, and for nothing else', () => {
    const desert = 'eots-imperial-basin';
    const one = table(
      { domain: ['eots-kaitain'] },
      { domain: [desert, `${card} on ${desert}`] },
    ).change(() => undefined);
    one.card(card, 1).deployer = 0;
    one.toInterval(1);
    const own = one.house(0).treasury;
    one.act(`use ${desert} 0`);
    expect(one.house(0).treasury).toBe(own + 2);
    one.by((game) => turnCard(game, one.card(desert, 1).id, 'disengaged'));
    one.by((game) => turnCard(game, one.card(desert, 1).id, 'engaged'));
    expect(one.house(0).treasury).toBe(own + 2);
  });
});

describe('tat-guild-bank', () => {
  const card = 'tat-guild-bank';
  it('(C50) takes its share in the House that deployed it when a rival engages its city for solaris', () => {
    const one = table(
      { domain: ['eots-kaitain', 'eots-carthag'], hand: [card, card] },
      { domain: ['eots-giedi-prime', 'eots-arrakeen', 'eots-imperial-basin'] },
    );
    expect(new Set(hostsOf(one, card))).toEqual(new Set(['eots-arrakeen']));
    one.act(`deploy ${card} on eots-arrakeen`);
    expect(hostsOf(one, card)).toEqual([]);
    one.toInterval(1);
    const own = one.house(0).treasury;
    one.act('use eots-arrakeen 0');
    expect(one.house(0).treasury).toBe(own + 3);
  });

  it('[TAT-6.2.2-05] [TAT-6.2.8-02] lets its House deploy natives and Dune events while it is on a Dune fief', () => {
    const domain = ['eots-kaitain', 'eots-smuggler-activity subdued 2'];
    const native = 'eots-fremen-naib';
    const make = (host: string) => {
      const one = table(
        { domain, hand: [card], assembly: ['eots-stilgar'] },
        { domain: ['eots-giedi-prime', 'eots-arrakeen'] },
      );
      one.by((game) => {
        const bank = one.card(card);
        const { id } = one.card(host, 1);
        one.state.houses[0]?.zones.hand.splice(0);
        one.state.houses[1]?.zones.domain.push(bank.id);
        Object.assign(bank, { place: { zone: 'domain', seat: 1, host: id }, deployer: 0 });
        turnCard(game, bank.id, 'disengaged');
      });
      return one;
    };
    expect(native).toBeDefined();
    const on = make('eots-arrakeen');
    expect([
      on.can('petition eots-stilgar'),
      on.can('deploy-event eots-smuggler-activity'),
    ]).toEqual([true, true]);
    const off = make('eots-giedi-prime');
    expect([
      off.can('petition eots-stilgar'),
      off.can('deploy-event eots-smuggler-activity'),
    ]).toEqual([false, false]);
  });
});

describe('what keeps a subdued persona down', () => {
  it.each([
    ['eots-spice-addiction', [1, 1, 1]],
    ['eots-timed-drug', [1, 2, 3]],
  ] as const)(
    '%s goes on a persona of any House, and stays up when that goes down',
    (card, tokens) => {
      const one = table({ domain: [PAUL], hand: [card] }, { domain: [MENTAT] });
      expect(hostsOf(one, card)).toEqual([PAUL, MENTAT]);
      one.act(`deploy ${card} on ${MENTAT}`);
      one.by((game) => subdue(game, one.card(MENTAT, 1)));
      expect(one.card(card, 1).status).toBe('disengaged');
      for (const many of tokens) {
        nextTurn(one);
        expect(one.card(MENTAT, 1).deferment).toBe(many);
      }
    },
  );

  it('[TAT-6.2.4-06] eots-timed-drug holds it until its tokens reach its cost', () => {
    const drug = 'eots-timed-drug';
    const one = table({ domain: [MENTAT, `${drug} on ${MENTAT}`], treasury: 30 }, {});
    one.by((game) => subdue(game, one.card(MENTAT)));
    const can = () => one.can(`redeploy ${MENTAT}`);
    for (let turns = 1; turns < 4; turns += 1) {
      nextTurn(one);
      expect(can()).toBe(false);
    }
    nextTurn(one);
    expect([one.card(MENTAT).deferment, can()]).toEqual([4, true]);
  });

  it('eots-spice-addiction leaves but what lies there already, and none is added by an effect', () => {
    const one = table({ domain: [`${MENTAT} subdued 3`, `eots-spice-addiction on ${MENTAT}`] }, {});
    expect(one.card(MENTAT).deferment).toBe(3);
  });

  it('[TAT-5.4-21] (C50) eots-shigawire-bonds is deployed on a subdued persona, which gets no more tokens', () => {
    const bonds = 'eots-shigawire-bonds';
    const one = table({ domain: ['eots-house-physician', `${MENTAT} subdued`], hand: [bonds] }, {});
    expect(hostsOf(one, bonds)).toEqual([MENTAT]);
    one.act(`deploy ${bonds} on ${MENTAT}`);
    expect(one.card(MENTAT).deferment).toBe(1);
    one.act('use eots-house-physician 0');
    if (one.can(`choose ${MENTAT}`)) one.act(`choose ${MENTAT}`);
    nextTurn(one);
    expect(one.card(MENTAT).deferment).toBe(1);
  });
});

describe('tat-shadowed-place', () => {
  const card = 'tat-shadowed-place';
  it('(C42) (C50) goes on a subdued event, of a rival any card that lies face down', () => {
    const one = table(
      { domain: [`${MENTAT} subdued`, 'eots-choam-recess subdued'], hand: [card] },
      {
        domain: [
          'eots-water-riot subdued',
          'eots-house-agent unseen',
          `${RABBAN} subdued`,
          'eots-giedi-prime subdued',
        ],
      },
    );
    // An Imperial card has another back.
    expect(hostsOf(one, card)).toEqual([
      'eots-choam-recess',
      'eots-water-riot',
      'eots-house-agent',
    ]);
    one.act(`deploy ${card} on eots-house-agent`);
    expect(one.zone('house-discard')).toEqual([card]);
  });

  it('keeps it from prescience ventures', () => {
    const venture = 'eots-prophetic-vision';
    const make = (shadowed: boolean) =>
      scenario({
        houses: [
          { domain: ['eots-oberon', `${venture} on eots-oberon`], hand: [] },
          {
            domain: [
              'eots-giedi-prime',
              'eots-choam-recess subdued 1',
              ...(shadowed ? [`${card} on eots-choam-recess`] : []),
            ],
          },
        ],
      })
        .toInterval(0)
        .can(`activate ${venture}`);
    expect([make(false), make(true)]).toEqual([true, false]);
  });
});

describe('what lies on a host that leaves', () => {
  it('[TAT-6.2.11-77] stays on it when the House that deployed it captures it', () => {
    const one = table(
      { domain: ['eots-kaitain'], hand: ['jotc-semuta-addiction'] },
      { domain: [RABBAN] },
    );
    one.act(`deploy jotc-semuta-addiction on ${RABBAN}`);
    one.by((game) => captureCard(game, 0, one.card(RABBAN, 1)));
    expect(one.card('jotc-semuta-addiction').place).toMatchObject({
      seat: 0,
      host: one.card(RABBAN).id,
    });
    one.by((game) => changeTokens(game, one.card(RABBAN).id, 'spice', 0));
    expect(one.asked()).toBe(0);
  });
});
