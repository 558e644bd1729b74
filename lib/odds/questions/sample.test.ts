import { describe, expect, it } from 'vitest';
import type { CardId } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { newGame } from '@/lib/engine/setup/new-game';
import { isSo, planned, read, sampleDeck } from './question-fixture';
import { holdsInDeal, sampledChance, seedWhere } from './sample';

const deck = sampleDeck('smugglers');
const ASK =
  '1 t:persona and 2 t:plan in the hand and 1 t:charter in the assembly and 3 cost>=3 by turn 3';

/** What a game of a seed has dealt and would draw next: 2 House cards and 1 Imperial card a turn. */
function comingIn(seed: number) {
  const game = newGame(
    { seed, rules: 'tat', houses: [{ name: '', deck }], players: 2 },
    loadCatalogue(),
  );
  if (!game.ok) throw new Error('it is dealt');
  const zones = game.value.houses[0]?.zones;
  if (zones === undefined) throw new Error('there is a House');
  const named = (ids: readonly number[]) => ids.map((id) => game.value.cards[id]?.card ?? '');
  const coming = (first: readonly number[], pile: readonly number[], draws: number) => [
    ...named(first).map((card): [CardId, number] => [card, 1]),
    ...named([...pile].reverse()).map((card, at): [CardId, number] => [
      card,
      2 + Math.floor(at / draws),
    ]),
  ];
  return {
    house: coming(zones.hand, zones['house-deck'], 2),
    imperial: coming(zones.assembly, zones['imperial-deck'], 1),
  };
}

describe('a sample', () => {
  it('is the engine’s own deal where a seed is asked for, and what the decks hold next', () => {
    const plan = planned(ASK, deck);
    const question = read(ASK, deck);
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const so = seeds.map((seed) => holdsInDeal(plan, seed));
    expect(so).toEqual(seeds.map((seed) => isSo(question, comingIn(seed))));
    expect(new Set(so).size).toBe(2);
  });

  it('finds the first seed from one on whose deal is as asked', () => {
    const plan = planned(ASK, deck);
    const seed = seedWhere(plan, 4_294_967_290, 2_000);
    expect(seed !== null && holdsInDeal(plan, seed)).toBe(true);
    expect(seedWhere(planned('no cards in the hand', deck), 0, 50)).toBeNull();
  });

  it('is the same for the same seed, and says how far it may be off', () => {
    const plan = planned(ASK, deck);
    const sample = sampledChance(plan, 20_000, 3);
    expect(sampledChance(plan, 20_000, 3)).toEqual(sample);
    expect(sampledChance(plan, 20_000, 4)).not.toEqual(sample);
    expect(sample.margin).toBeCloseTo(
      1.96 * Math.sqrt((sample.chance * (1 - sample.chance)) / 20_000),
      12,
    );
  });
});
