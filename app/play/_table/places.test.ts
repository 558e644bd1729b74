import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { Action } from '@/lib/engine/actions';
import { moveText } from '@/lib/engine/moves';
import { isShown } from './known';
import { chooseFor } from './machine';
import { type Places, placesOf } from './places';
import { listActions, openSession, playMove } from './session';

const catalogue = loadCatalogue();

function allOf({ cards, elsewhere, numbers, plain }: Places): readonly Action[] {
  return [
    ...[...cards.values()].flat(),
    ...elsewhere,
    ...numbers.flatMap(({ choices }) => choices.map(({ action }) => action)),
    ...plain,
  ];
}

describe('where actions hang', () => {
  it.each([1, 2, 3])(
    'every legal action of a random game has exactly one place (seed %i)',
    (seed) => {
      const houses = [0, 1, 2].map((at) => {
        const deck = SAMPLE_DECKS[(seed + at * 2) % SAMPLE_DECKS.length]?.deck;
        if (deck === undefined) throw new Error('there are nine samples');
        return { name: `House ${at}`, deck };
      });
      const opened = openSession({ seed, rules: 'eots', players: 3, houses }, catalogue);
      if (!opened.ok) throw new Error(opened.problems[0]?.message);
      const session = opened.value;
      for (let step = 0; step < 600 && session.state.outcome === null; step += 1) {
        const actions = listActions(session);
        const seat = session.state.decision?.seat ?? null;
        const places = placesOf(actions, (card) => isShown(session.state, card, seat));
        expect(allOf(places).map(moveText).sort()).toEqual(actions.map(moveText).sort());
        for (const card of places.cards.keys())
          expect(isShown(session.state, card, seat)).toBe(true);
        playMove(session, chooseFor(session, 'random', actions), 'machine');
      }
    },
  );

  it('numbers of one kind stand together, the least first', () => {
    const bids = [5, 3, 4].map((amount): Action => ({ kind: 'bid', amount }));
    const { numbers, plain } = placesOf([{ kind: 'pass' }, ...bids], () => true);
    expect(numbers).toHaveLength(1);
    expect(numbers[0]?.choices.map(({ amount }) => amount)).toEqual([3, 4, 5]);
    expect(plain).toEqual([{ kind: 'pass' }]);
  });

  it('a card that lies in a pile is chosen from the bar', () => {
    const { cards, elsewhere } = placesOf(
      [
        { kind: 'choose', card: 1 },
        { kind: 'choose', card: 2 },
      ],
      (card) => card === 1,
    );
    expect([...cards.keys()]).toEqual([1]);
    expect(elsewhere).toEqual([{ kind: 'choose', card: 2 }]);
  });
});
