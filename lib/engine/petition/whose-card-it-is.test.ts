import { describe, expect, it } from 'vitest';
import { moveCard } from '../atoms/cards';
import { beginLasting } from '../atoms/flow';
import { type ScenarioHouse, scenario, type Table } from '../testing/scenario-fixture';

const CHARTER = 'eots-military-appropriations'; // cost 4
const petition = (own: ScenarioHouse, rival: ScenarioHouse = {}): Table =>
  scenario({
    houses: [
      { favor: 12, hand: [], assembly: [CHARTER], ...own },
      { favor: 9, hand: [], ...rival },
    ],
  })
    .toInterval(0)
    .act(`petition ${CHARTER}`);

describe('a petition', () => {
  it('[TAT-6.2.1-12] lets nobody bid above its treasury by a rival’s card', () => {
    const shaddam = { sponsor: 'corrino', domain: ['eots-shaddam-iv'], treasury: 6 } as const;
    expect(petition({ treasury: 6 }, shaddam).can('bid 7')).toBe(false);
    expect(petition({ treasury: 6 }, shaddam).act('bid 4').can('bid 11')).toBe(true);
  });

  it('[TAT-6.2.1-28] costs nobody less than nothing', () => {
    const one = petition({});
    one.change((game) => {
      const modifiers = [{ kind: 'petition-cost', by: -3, as: 'anybody' } as const];
      const { id: card } = one.card(CHARTER);
      beginLasting(game, { card, seat: 1, on: [], modifiers, until: 'turn', apart: true });
    });
    one.act('bid 4', 'bid 5', 'pass', 'pass');
    expect(one.events.findLast(({ kind }) => kind === 'victor')).toMatchObject({
      seat: 1,
      cost: 0,
    });
  });

  it('[TAT-6.2.1-34] ends once its card lies in the Assembly of another House', () => {
    const one = petition({}).act('bid 4');
    one.by((game) =>
      moveCard(game, one.card(CHARTER).id, { zone: 'assembly', seat: 1, host: null }),
    );
    expect(one.events.map(({ kind }) => kind)).toContain('petition-cancelled');
  });
});
