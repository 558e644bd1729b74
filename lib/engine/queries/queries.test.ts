import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { costOf } from '../payment/cost';
import { takeUp } from '../state/open-game';
import { grant } from '../testing/rite-fixture';
import { type Scenario, scenario, type Table } from '../testing/scenario-fixture';
import { favorToDeploy, hostileTo } from './allegiance';
import { governedBy, homeWorldOf } from './governed';
import { resistanceOf } from './ranks';

const catalogue = loadGameCatalogue();
const gameOf = ({ state }: Table) => takeUp(state, catalogue);

describe('resistance', () => {
  it('[TAT-3.2-12] [CRF-1.E-01] is 1 where none is printed', () => {
    const table = scenario({
      houses: [{ domain: ['eots-paul-atreides', 'eots-carryall on eots-paul-atreides'] }, {}],
    });
    const game = gameOf(table);
    const of = (id: string) => resistanceOf(game, table.card(id));
    expect(of('eots-carryall')).toBe(1);
    expect(of('eots-paul-atreides')).toBe(catalogue.byId.get('eots-paul-atreides')?.resistance);
  });
});

describe('governing', () => {
  const table = scenario({
    houses: [
      {
        domain: [
          'eots-caladan subdued',
          'eots-arrakeen',
          'eots-stilgar engaged',
          'eots-chani subdued',
        ],
      },
      {},
    ],
    ranks: [1, 0],
  });

  it('[TAT-5.4-08] [TAT-5.4-22] [CRF-3.B-01] is of deployed cards, engaged or not; nobody governs a subdued one', () => {
    expect(governedBy(gameOf(table), 0).map(({ card }) => card)).toEqual([
      'eots-arrakeen',
      'eots-stilgar',
    ]);
    expect(homeWorldOf(gameOf(table), 0)).toBeNull();
  });

  it('[TAT-5.4-10] [TAT-9-09] [CRF-3.B-03] never changes the owner', () => {
    expect(Object.values(table.state.cards).every(({ owner, place }) => owner === place.seat)).toBe(
      true,
    );
  });
});

describe('adversaries of a House', () => {
  const included = (rules: Scenario['rules'] & string) => {
    const table = scenario({ rules, houses: [{ domain: ['eots-princess-irulan'] }, {}] });
    Object.assign(table.house(0), { included: ['guild'] });
    return { game: gameOf(table), card: table.card('eots-princess-irulan') };
  };

  it('(C36) [TAT-9-01] are those of its sponsor alone under TaT, [CRF-1.B-08] and of included Powers too under EotS and CRF', () => {
    expect(hostileTo(included('tat').game, 0)).toEqual(['harkonnen', 'corrino']);
    expect(hostileTo(included('eots').game, 0)).toContain('sisterhood');
  });

  it('(C36) make a card dearer in favor', () => {
    const cost = (rules: 'tat' | 'eots') => {
      const { game, card } = included(rules);
      return favorToDeploy(game, 0, card);
    };
    expect([cost('tat'), cost('eots')]).toEqual([1, 4]);
  });

  it('(C36) are never its own sponsor, whatever a deck that is not legal includes', () => {
    const table = scenario({ rules: 'eots', houses: [{}, {}] });
    Object.assign(table.house(0), { included: ['harkonnen'] });
    expect(hostileTo(gameOf(table), 0)).not.toContain('atreides');
  });
});

describe('what a card costs', () => {
  it('is raised and lowered before it is doubled, and never below 0', () => {
    const cost = (by: number) => {
      const table = scenario({
        houses: [{ hand: ['eots-house-battalion'], domain: ['eots-stilgar'] }, {}],
      });
      const troops = { all: ['Troop'] } as const;
      grant(table, 'eots-stilgar', 0, { kind: 'cost', by, of: troops, for: 'you' });
      grant(table, 'eots-stilgar', 0, { kind: 'cost', by: 'double', of: troops, for: 'all' });
      return costOf(gameOf(table), 0, table.card('eots-house-battalion'));
    };
    const printed = catalogue.byId.get('eots-house-battalion')?.cost;
    expect(printed).toBe(1);
    expect([cost(0), cost(1), cost(-1), cost(-9)]).toEqual([2, 4, 0, 0]);
  });
});
