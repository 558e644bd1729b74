import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { uniqueInTheWay } from '../deployment/unique';
import { isFaceUp } from '../queries/face-up';
import { newGame } from '../setup/new-game';
import type { Game } from '../state/game';
import { takeUp } from '../state/open-game';
import type { GameState, Place, Seat } from '../state/state';
import { plainDeck } from '../testing/deck-fixture';
import { createCard, discardCard, drawCard, moveCard } from './cards';
import { gain } from './wealth';

const catalogue = loadGameCatalogue();

function table(programs: string[] = []): Game {
  const houses = [0, 1].map((seat) => ({
    name: `House ${seat}`,
    deck: plainDeck({ programs }),
  }));
  const dealt = newGame({ seed: 3, rules: 'tat', houses, players: 2 }, catalogue);
  if (!dealt.ok) throw new Error('the plain deck deals');
  return takeUp(dealt.value, catalogue);
}

const domain = (seat: Seat): Place => ({ zone: 'domain', seat, host: null });

function deploy(state: GameState, id: string, seat: Seat, owner = seat) {
  const card = catalogue.byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return createCard(state, card, owner, domain(seat), 'disengaged');
}

/** The card in the way of another, on a table that was set by hand. */
function inTheWay(state: GameState, card: string) {
  return uniqueInTheWay(takeUp(state, catalogue), card);
}

describe('a card that is not where it says', () => {
  it('is not moved: the last of another pile would go instead', () => {
    const game = table();
    const { state } = game;
    const id = state.houses[0]?.zones.hand[0] ?? 0;
    state.houses[0]?.zones.hand.shift();
    const before = [...(state.houses[0]?.zones.hand ?? [])];
    expect(() => discardCard(game, id)).toThrow('is not where');
    expect(state.houses[0]?.zones.hand).toEqual(before);
  });
});

describe('discarding', () => {
  it('[TAT-5.2.1-07] [TAT-5.4-03] puts an Imperial card face up on the Imperial discard of its owner', () => {
    const game = table();
    const { state } = game;
    const card = deploy(state, 'eots-arrakeen', 1, 0);
    expect(discardCard(game, card.id)).toMatchObject({
      from: { zone: 'domain', seat: 1 },
      to: { zone: 'imperial-discard', seat: 0 },
    });
    expect(state.houses[0]?.zones['imperial-discard']).toEqual([card.id]);
    expect(state.houses[1]?.zones.domain).not.toContain(card.id);
    expect(card.status).toBe('none');
    expect(isFaceUp(card)).toBe(true);
  });

  it('[TAT-5.2.3-03] puts House cards face up on the House discard, the last on top', () => {
    const game = table();
    const { state } = game;
    const [first = 0, second = 0] = state.houses[0]?.zones.hand ?? [];
    discardCard(game, first);
    discardCard(game, second);
    expect(state.houses[0]?.zones['house-discard']).toEqual([first, second]);
    const card = state.cards[second];
    expect(card !== undefined && isFaceUp(card)).toBe(true);
  });

  it('[TAT-5.2.3-04] from the Domain is a transfer to the discard pile, tokens gone', () => {
    const game = table();
    const { state } = game;
    const card = deploy(state, 'eots-house-battalion', 0);
    card.deferment = 2;
    expect(discardCard(game, card.id)?.kind).toBe('moved');
    expect(card.deferment).toBe(0);
  });

  it('[TAT-5.4-31] removes a program from the game instead', () => {
    const game = table(['tat-abduct-heir']);
    const { state } = game;
    const [program = 0] = state.houses[0]?.zones.concealed ?? [];
    discardCard(game, program);
    expect(state.cards[program]?.place.zone).toBe('removed');
    expect(state.houses[0]?.zones['imperial-discard']).toEqual([]);
  });
});

describe('gaining', () => {
  it('[TAT-5.2.3-08] adds solaris to the treasury and spice to the hoard', () => {
    const game = table();
    const { state } = game;
    gain(game, 1, 'solaris', 4);
    gain(game, 1, 'spice', 2);
    gain(game, 1, 'favor', 1);
    expect(state.houses[1]).toMatchObject({ treasury: 29, hoard: 2, favor: 11 });
    expect(state.houses[0]).toMatchObject({ treasury: 25, hoard: 0, favor: 10 });
  });

  it('changes nothing for an empty seat, a fraction or a loss', () => {
    const game = table();
    const { state } = game;
    const before = structuredClone(state);
    expect([
      gain(game, 5, 'spice', 1),
      gain(game, 0, 'spice', -1),
      gain(game, 0, 'spice', 0.5),
    ]).toEqual([null, null, null]);
    expect(state).toEqual(before);
  });
});

describe('moving and drawing', () => {
  it('refuses a card or a seat that is not there, and changes nothing', () => {
    const game = table();
    const { state } = game;
    const before = structuredClone(state);
    expect(moveCard(game, 9999, domain(0))).toBeNull();
    expect(moveCard(game, 1, domain(7))).toBeNull();
    expect(discardCard(game, 9999)).toBeNull();
    expect(drawCard(game, 7, 'house')).toBeNull();
    expect(state).toEqual(before);
  });

  it('draws from the top until the deck is empty', () => {
    const game = table();
    const { state } = game;
    const zones = state.houses[0]?.zones;
    const order = zones?.['imperial-deck'].toReversed() ?? [];
    const drawn = order.map(() => drawCard(game, 0, 'imperial')?.card);
    expect(drawn).toEqual(order);
    expect(drawCard(game, 0, 'imperial')).toBeNull();
  });
});

describe('a unique card', () => {
  it('[TAT-6.2.2-03] [TAT-9-13] is barred while a copy is deployed under any House', () => {
    const game = table();
    const { state } = game;
    expect(inTheWay(state, 'eots-arrakeen')).toBeUndefined();
    const copy = deploy(state, 'eots-arrakeen', 1);
    expect(inTheWay(state, 'eots-arrakeen')).toBe(copy);
    copy.status = 'subdued';
    expect(inTheWay(state, 'eots-arrakeen')).toBeUndefined();
  });

  it('[TAT-5.3-03] [TAT-5.3-06] bars every other Dune once one is deployed, as home world too', () => {
    const game = table();
    const { state } = game;
    expect(inTheWay(state, 'eots-dune')).toBeUndefined();
    const dune = deploy(state, 'eots-dune', 0);
    expect(inTheWay(state, 'eots-dune')).toBe(dune);
  });

  it('[TAT-3.1.2-03] [TAT-3.1.2-04] is the same under another subtitle or from another set', () => {
    const game = table();
    const { state } = game;
    const allies = catalogue.cards.filter((card) => card.subtypes.includes('Ally'));
    expect(allies.every((card) => card.unique)).toBe(true);
    const one = allies.find((card, at) => allies[at + 1]?.title === card.title);
    const other = allies.find((card) => card !== one && card.title === one?.title);
    if (one === undefined || other === undefined) throw new Error('some ally has two versions');
    const deployed = deploy(state, one.id, 0);
    expect(inTheWay(state, other.id)).toBe(deployed);
  });

  it('[TAT-3.1.1-02] [TAT-3.1.1-03] is no home world, though all other holdings are unique', () => {
    const holdings = catalogue.cards.filter((card) => card.type === 'holding');
    for (const card of holdings) expect(card.unique).toBe(card.deck !== 'homeworld');
    expect(inTheWay(table().state, 'eots-caladan')).toBeUndefined();
  });

  it('[TAT-3.1.2-06] is no aide, unless the card says so', () => {
    const aides = catalogue.cards.filter((card) => card.subtypes.includes('Aide'));
    for (const aide of aides) expect(aide.unique).toBe(aide.subtypes.includes('Unique'));
    const game = table();
    const { state } = game;
    const plain = aides.find((aide) => !aide.unique);
    deploy(state, plain?.id ?? '', 0);
    expect(inTheWay(state, plain?.id ?? '')).toBeUndefined();
  });
});
