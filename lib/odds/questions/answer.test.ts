import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { cardsFound } from '@/lib/cards/query/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { answerTo, TURNS } from './answer';
import { examplesFor } from './examples';
import { USUAL_DRAWS } from './plan';
import { find, read, sampleDeck } from './question-fixture';

const deck = sampleDeck('fremen');
const catalogue = loadCatalogue();
const given = { deck, catalogue, find, draws: USUAL_DRAWS };

function answer(ask: string) {
  const answered = answerTo({ ...given, question: read(ask, deck) });
  if (!answered.ok) throw new Error(answered.problems[0]?.message);
  return { ...answered.value, byTurn: answered.value.byTurn() };
}

describe('an answer', () => {
  it('has the chance of each turn, its own among them', () => {
    const { chance, byTurn, sampled } = answer(
      '1 t:charter and 2 t:persona in the assembly by turn 2',
    );
    expect([byTurn?.length, byTurn?.[1], sampled]).toEqual([TURNS, chance, null]);
    for (const [at, next] of (byTurn ?? []).slice(1).entries())
      expect(next).toBeGreaterThanOrEqual(byTurn?.[at] ?? 1);
  });

  it('has no other turn where the question names several', () => {
    expect(answer('1 t:plan in hand and 3 t:plan in the hand by turn 2').byTurn).toBeNull();
  });

  it('is sampled, and says so, where counting would take too long', () => {
    const turns = Array.from(
      { length: 9 },
      (_, turn) => `1 t:plan in the hand by turn ${turn + 1}`,
    );
    const { sampled, chance, byTurn } = answer(turns.join(' and '));
    expect(sampled).toMatchObject({ hands: 200_000, chance });
    expect(byTurn).toBeNull();
    // Whoever has one in the first hand has one by every turn.
    expect(Math.abs(chance - answer('1 t:plan in the hand').chance)).toBeLessThan(
      2 * (sampled?.margin ?? 0),
    );
  });

  it('is there for the ten examples of every sample deck, each open in some of them', () => {
    const open = SAMPLE_DECKS.map(({ deck }) =>
      examplesFor(deck, catalogue).map(({ ask }) => {
        const answered = answerTo({
          ...given,
          deck,
          question: read(ask, deck),
          find: (query) => new Set(cardsFound(query, IN_OUR_WORDS).map(({ id }) => id)),
        });
        if (!answered.ok) throw new Error(answered.problems[0]?.message);
        return answered.value.chance > 0 && answered.value.chance < 1;
      }),
    );
    for (let example = 0; example < 10; example += 1)
      expect(open.filter((deck) => deck[example]).length, `example ${example}`).toBeGreaterThan(4);
  });
});
