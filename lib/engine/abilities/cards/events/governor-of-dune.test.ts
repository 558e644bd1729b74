import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../../../state/state';
import { turn } from '../../../testing/rite-fixture';
import {
  type Scenario,
  type ScenarioHouse,
  scenario,
  type Table,
} from '../../../testing/scenario-fixture';

/** Seat 0 has a ripe event; seat 1 governs Dune in place of Giedi Prime. A Guild Hoard of 5 has a CROE of 4. */
function event(
  card: string,
  governor: Partial<ScenarioHouse> = {},
  more: Partial<Scenario> = {},
): Table {
  return scenario({
    houses: [
      { domain: ['eots-caladan', 'eots-arrakeen', `${card} subdued 7`] },
      {
        sponsor: 'harkonnen',
        treasury: 20,
        favor: 5,
        hoard: 1,
        ...governor,
        domain: governor.domain ?? ['eots-giedi-prime subdued', 'eots-dune'],
      },
    ],
    ranks: [0, 1],
    guildHoard: 5,
    ...more,
  }).toInterval(0);
}
const NOBODY = { domain: ['eots-giedi-prime', 'eots-dune subdued 1'] };
const played = (card: string, governor: Partial<ScenarioHouse> = {}) =>
  event(card, governor).act(`deploy-event ${card}`);

describe('events about the governor of Dune', () => {
  it.each([
    ['eots-dune-charter-renewal', 4],
    ['eots-imperial-favor', 2],
    ['eots-imperial-reprimand', 3],
    ['eots-production-bonus', 2],
  ])('[TAT-3.2-02] %s costs %i deferment tokens where the CROE is 4', (card, cost) => {
    const ripe = (tokens: number) =>
      scenario({
        houses: [
          { domain: ['eots-caladan', 'eots-arrakeen', `${card} subdued ${tokens - 1}`] },
          { domain: ['eots-dune'] },
        ],
        guildHoard: 5,
        ranks: [0, 1],
      })
        .toInterval(0)
        .can(`deploy-event ${card}`);
    expect([ripe(cost - 1), ripe(cost)]).toEqual([false, true]);
  });

  it('Dune Charter Renewal takes the CROE in solaris or subdues Dune, as its governor chooses', () => {
    const card = 'eots-dune-charter-renewal';
    const asked = played(card);
    expect([asked.asked(), asked.options()]).toEqual([1, ['choose-part 0', 'choose-part 1']]);
    asked.act('choose-part 0');
    expect([asked.house(0).treasury, asked.house(1).treasury]).toEqual([20, 16]);
    expect(asked.card('eots-dune', 1).status).toBe('disengaged');
    const refused = played(card).act('choose-part 1');
    expect([refused.house(1).treasury, refused.card('eots-dune', 1).status]).toEqual([
      20,
      'subdued',
    ]);
    expect(played(card, { treasury: 3 }).options()).toEqual(['choose-part 1']);
  });

  it('Imperial Favor lets its governor gain 6 less the CROE in favor', () => {
    const gains = played('eots-imperial-favor');
    expect([gains.asked(), gains.options()]).toEqual([1, ['choose-part 1', 'pass']]);
    gains.act('choose-part 1');
    expect([gains.house(0).favor, gains.house(1).favor]).toEqual([10, 7]);
    expect(played('eots-imperial-favor').act('pass').house(1).favor).toBe(5);
  });

  it('Imperial Reprimand costs its governor one favor less than the CROE', () => {
    const loses = played('eots-imperial-reprimand');
    expect([loses.house(0).favor, loses.house(1).favor]).toEqual([10, 2]);
    expect(loses.zone('house-discard')).toEqual(['eots-imperial-reprimand']);
  });

  it('Production Bonus lets its governor take 6 less the CROE of spice from the Guild Hoard', () => {
    const takes = played('eots-production-bonus');
    expect([takes.asked(), takes.options()]).toEqual([1, ['choose-part 1', 'pass']]);
    takes.act('choose-part 1');
    expect([takes.house(1).hoard, takes.state.guildHoard]).toEqual([3, 3]);
    const leaves = played('eots-production-bonus').act('pass');
    expect([leaves.house(1).hoard, leaves.state.guildHoard]).toEqual([1, 5]);
  });

  it('Production Bonus settles X before the CROE rises as spice leaves', () => {
    // A hoard of 21 to 25 has a CROE of 1, one below it more.
    const table = event('eots-production-bonus', {}, { guildHoard: 22 });
    table.act('deploy-event eots-production-bonus', 'choose-part 1');
    const moved = 22 - table.state.guildHoard;
    expect(table.house(1).hoard).toBe(1 + moved);
    expect(moved).toBeGreaterThanOrEqual(4);
  });

  it.each([
    'eots-dune-charter-renewal',
    'eots-imperial-favor',
    'eots-imperial-reprimand',
    'eots-production-bonus',
    'jotc-change-of-fief',
  ])('%s does nothing while nobody governs Dune', (card) => {
    const table = played(card, NOBODY);
    expect([table.asked(), table.zone('house-discard')]).toEqual([0, [card]]);
    expect(table.house(1)).toMatchObject({ treasury: 20, favor: 5, hoard: 1 });
    expect(table.card('eots-giedi-prime', 1).status).toBe('disengaged');
  });
});

describe('Change of Fief', () => {
  const CARD = 'jotc-change-of-fief';

  it.each<RuleSet>(['tat', 'eots'])(
    'subdues Dune, deploys the home world without cost or tokens, and brings it the cards on Dune as they lie (%s)',
    (rules) => {
      const table = event(
        CARD,
        {
          domain: [
            'eots-giedi-prime subdued',
            'eots-dune',
            'eots-house-battalion on eots-dune',
            'jotc-vanguard-battalion subdued 2 on eots-dune',
          ],
        },
        { rules },
      );
      table.card('eots-giedi-prime', 1).deferment = 0;
      turn(table, 'eots-house-battalion', 1, 'engaged');
      table.act(`deploy-event ${CARD}`);
      expect(table.asked()).toBe(0);
      expect(table.house(1).treasury).toBe(20);
      expect(table.card('eots-dune', 1).status).toBe('subdued');
      const home = table.card('eots-giedi-prime', 1);
      expect(home.status).toBe('disengaged');
      expect(table.card('eots-house-battalion', 1)).toMatchObject({
        status: 'engaged',
        place: { host: home.id },
      });
      expect(table.card('jotc-vanguard-battalion', 1)).toMatchObject({
        status: 'subdued',
        place: { host: home.id },
      });
    },
  );

  it('[TAT-5.3-09] brings the cards to a home world that stayed deployed beside Dune as well', () => {
    const table = event(CARD, {
      domain: ['eots-forbidden-zone', 'eots-dune', 'eots-house-battalion on eots-dune'],
    });
    table.act(`deploy-event ${CARD}`);
    expect(table.card('eots-dune', 1).status).toBe('subdued');
    expect(table.card('eots-house-battalion', 1).place.host).toBe(
      table.card('eots-forbidden-zone', 1).id,
    );
  });
});

describe('Atreides Occupation', () => {
  const CARD = 'jotc-atreides-occupation';
  const occupy = (own: readonly string[], rival: readonly string[] = ['eots-giedi-prime']) =>
    scenario({
      houses: [
        { domain: [...own, `${CARD} subdued 1`], treasury: 2 },
        { sponsor: 'harkonnen', favor: 5, domain: rival },
      ],
      ranks: [0, 1],
    }).toInterval(0);

  it('[TAT-5.3-10] [TAT-5.3-12] deploys Dune free of cost, subdues the home world, and moves what may go to Dune', () => {
    const table = occupy([
      'eots-caladan',
      'eots-dune subdued 1',
      'eots-house-battalion on eots-caladan',
    ]);
    turn(table, 'eots-house-battalion', 0, 'engaged').act(`deploy-event ${CARD}`);
    expect([table.house(0).treasury, table.card('eots-dune').status]).toEqual([2, 'disengaged']);
    expect(table.card('eots-caladan').status).toBe('subdued');
    expect(table.card('eots-house-battalion')).toMatchObject({
      status: 'engaged',
      place: { host: table.card('eots-dune').id },
    });
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('subdues a home world too that would stay deployed beside Dune', () => {
    const table = occupy(['eots-forbidden-zone', 'eots-dune subdued 1']).act(
      `deploy-event ${CARD}`,
    );
    expect(table.card('eots-dune').status).toBe('disengaged');
    expect(table.card('eots-forbidden-zone').status).toBe('subdued');
  });

  it.each([
    ['a rival', ['eots-caladan', 'eots-dune subdued 1'], ['eots-dune']],
    ['the House itself', ['eots-forbidden-zone', 'eots-dune'], ['eots-giedi-prime']],
  ])('[TAT-5.3-03] does nothing while %s governs Dune', (_, own, rival) => {
    const table = occupy(own, rival).act(`deploy-event ${CARD}`);
    expect(table.card(own[0] ?? '').status).toBe('disengaged');
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('[TAT-6.2.4-01] leaves Dune its need of a deferment token', () => {
    const table = occupy(['eots-caladan', 'eots-dune subdued 1']);
    table.card('eots-dune').deferment = 0;
    table.act(`deploy-event ${CARD}`);
    expect(table.card('eots-dune').status).toBe('subdued');
    expect(table.card('eots-caladan').status).toBe('disengaged');
  });
});
