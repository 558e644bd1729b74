import { describe, expect, it } from 'vitest';
import { turnCard } from '../../../atoms/cards';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const RABBAN = 'eots-glossu-rabban';
const PAUL = 'eots-paul-atreides';

/** A first turn in which the first House deploys cards, up to the Disengage phase of the next one. */
function table(house: ScenarioHouse, rival: ScenarioHouse): Table {
  return scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 15, hand: [], ...rival },
    ],
  }).toInterval(0);
}
function toNextTurn(one: Table): Table {
  const { turn } = one.state;
  for (let step = 0; step < 60 && one.state.turn === turn; step += 1) {
    const options = one.options();
    const quiet = ['end-interval', 'pass', 'done'].find((action) => options.includes(action));
    one.act(quiet ?? options[0] ?? '');
  }
  return one;
}

describe('tat-byzantine-corruption', () => {
  const card = 'tat-byzantine-corruption';
  /** It lies on a rival's persona, which has engaged. */
  function engaged(rival: ScenarioHouse = {}): Table {
    const one = table(
      { domain: ['eots-caladan'], hand: [card, card, card] },
      { domain: ['eots-giedi-prime', RABBAN], ...rival },
    );
    one.act(`deploy ${card} on ${RABBAN}`);
    one.by((game) => turnCard(game, one.card(RABBAN, 1).id, 'engaged'));
    return one;
  }

  it('[TAT-6.2.2-10] costs 1 favor to assign to a persona of any House, twice at most', () => {
    const one = engaged();
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([19, 19]);
    one.act(`deploy ${card} on ${RABBAN}`);
    expect(one.house(0).favor).toBe(18);
    expect(one.can(`deploy ${card} on ${RABBAN}`)).toBe(false);
  });

  it('[TAT-6.1.1-02] (C50) asks the governor for 2 solaris, paid to whoever deployed it', () => {
    const one = toNextTurn(engaged());
    expect(one.asked()).toBe(1);
    const [own, theirs] = [one.house(0).treasury, one.house(1).treasury];
    one.act('choose-part 1');
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([own + 2, theirs - 2]);
    one.act('disengage');
    expect(one.card(RABBAN, 1).status).toBe('disengaged');
  });

  it('or for 1 favor', () => {
    const one = toNextTurn(engaged());
    one.act('pass', 'choose-part 0');
    expect(one.house(1).favor).toBe(14);
    one.act('disengage');
    expect(one.card(RABBAN, 1).status).toBe('disengaged');
  });

  it('[TAT-6.1.1-02] and else the persona stays engaged in that phase', () => {
    const one = toNextTurn(engaged({ treasury: 1 }));
    // It cannot pay.
    expect(one.options()).toEqual(['choose-part 0', 'choose-part 1']);
    one.act('choose-part 1');
    expect(one.house(1).favor).toBe(15);
    one.toInterval(0);
    expect(one.card(RABBAN, 1).status).toBe('engaged');
  });

  it('asks nothing while the persona is disengaged', () => {
    const one = table(
      { domain: ['eots-caladan', PAUL], hand: [card] },
      { domain: ['eots-giedi-prime', RABBAN] },
    );
    one.act(`deploy ${card} on ${RABBAN}`);
    toNextTurn(one).toInterval(0);
    expect([one.house(1).favor, one.card(RABBAN, 1).status]).toEqual([15, 'disengaged']);
  });
});

describe('tat-storm-damage', () => {
  const card = 'tat-storm-damage';
  const HARVESTER = 'eots-spice-harvester';
  const BASIN = 'eots-imperial-basin';
  const rival = {
    domain: [
      'eots-giedi-prime',
      BASIN,
      RABBAN,
      `${HARVESTER} on ${BASIN}`,
      `eots-carryall on ${HARVESTER}`,
      `eots-harkonnen-battalion on ${RABBAN}`,
    ],
  };

  it('(C50) goes on a resource that lies on a Dune fief, directly or not, under any House', () => {
    const one = table(
      {
        domain: ['eots-caladan', 'eots-arrakeen', 'eots-thopter-outpost on eots-arrakeen'],
        hand: [card],
      },
      rival,
    );
    expect(one.options().filter((option) => option.startsWith('deploy'))).toEqual([
      `deploy ${card} on eots-thopter-outpost`,
      `deploy ${card} on ${HARVESTER}`,
      `deploy ${card} on eots-carryall`,
    ]);
  });

  it('has its governor pay 1 solari in each Disengage phase, or subdue the resource', () => {
    const one = table({ domain: ['eots-caladan'], hand: [card] }, rival);
    toNextTurn(one.act(`deploy ${card} on ${HARVESTER}`));
    expect(one.asked()).toBe(1);
    const before = one.house(1).treasury;
    one.act('choose-part 0').toInterval(0);
    expect([one.house(1).treasury, one.card(HARVESTER, 1).status]).toEqual([
      before - 1,
      'disengaged',
    ]);
    toNextTurn(one).act('choose-part 1');
    expect(one.card(HARVESTER, 1).status).toBe('subdued');
    // A subdued resource suffers no more.
    toNextTurn(one);
    expect(one.asked()).not.toBe(1);
  });
});
