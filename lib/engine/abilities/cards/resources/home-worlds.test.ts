import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);

describe('eots-guild-heighliner', () => {
  const card = 'eots-guild-heighliner';
  const house = {
    assembly: ['eots-duncan-idaho', 'eots-arrakeen'],
    domain: ['eots-caladan', `${card} on eots-caladan`, 'eots-gurney-halleck subdued 1'],
  };

  it('(C21) goes on the own home world, Dune once that is it', () => {
    const make = (home: string) =>
      table(
        { sponsor: 'guild', domain: [home, 'eots-arrakeen'], hand: [card] },
        { domain: ['eots-giedi-prime'] },
      )
        .options()
        .filter((option) => option.startsWith('deploy'));
    expect(make('eots-tupile')).toEqual([`deploy ${card} on eots-tupile`]);
    expect(make('eots-dune')).toEqual([`deploy ${card} on eots-dune`]);
  });

  it('[TAT-6.2.1-25] engages, if its House likes, so that a petitioned ally comes disengaged', () => {
    const one = table(house).act(
      'petition eots-duncan-idaho',
      'bid 3',
      'pass',
      'pass',
      'discount 0',
    );
    expect(one.options()).toEqual(['choose-part 1', 'pass']);
    one.act('choose-part 1');
    expect([one.card('eots-duncan-idaho').status, one.card(card).status]).toEqual([
      'disengaged',
      'engaged',
    ]);
  });

  it('[TAT-6.2.1-25] leaves it engaged if not, and helps no holding and no ally that lay subdued', () => {
    const one = table(house).act(
      'petition eots-duncan-idaho',
      'bid 3',
      'pass',
      'pass',
      'discount 0',
    );
    one.act('pass');
    expect([one.card('eots-duncan-idaho').status, one.card(card).status]).toEqual([
      'engaged',
      'disengaged',
    ]);
    one.act('redeploy eots-gurney-halleck');
    expect(one.can('end-interval')).toBe(true);
    one.act('petition eots-arrakeen', 'bid 4', 'pass', 'pass');
    expect([one.card('eots-arrakeen').status, one.can('end-interval')]).toEqual(['engaged', true]);
  });
});

describe('jotc-quasi-fief', () => {
  const card = 'jotc-quasi-fief';
  const domain = ['eots-dune', 'eots-caladan subdued 2', 'eots-thopter-outpost on eots-dune'];

  it('(C21) is petitioned for onto own Dune alone', () => {
    const on = (home: string, rival: string) =>
      table({ assembly: [card], domain: [home] }, { domain: [rival] }).can(`petition ${card}`);
    expect([on('eots-dune', 'eots-giedi-prime'), on('eots-caladan', 'eots-dune')]).toEqual([
      true,
      false,
    ]);
  });

  it('[TAT-5.3-09] [TAT-5.3-14] lets the home world rise beside Dune, which keeps its cards', () => {
    expect(table({ domain }).can('redeploy eots-caladan')).toBe(false);
    const one = table({ domain: [...domain, `${card} on eots-dune`] }).act('redeploy eots-caladan');
    expect([one.card('eots-caladan').status, one.card('eots-dune').status]).toEqual([
      'disengaged',
      'disengaged',
    ]);
    expect(one.card('eots-thopter-outpost').place.host).toBe(one.card('eots-dune').id);
  });

  it('[TAT-5.4-14] does nothing while it lies subdued', () => {
    const one = table({ domain: [...domain, `${card} subdued on eots-dune`] });
    expect(one.can('redeploy eots-caladan')).toBe(false);
  });
});
