import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { moveText } from '@/lib/kernel/moves';
import { randomPlayer } from '@/lib/kernel/random-player';
import { openSession, playMove } from '@/lib/kernel/session';
import { hasPlace, type Places, placesOf } from './places';

const catalogue = loadGameCatalogue();

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
      const rules = duneCcg(catalogue);
      const choose = randomPlayer(seed);
      const opened = openSession(rules, { seed, rules: 'eots', players: 3, houses });
      if (!opened.ok) throw new Error(opened.problems[0]?.message);
      const session = opened.value;
      for (let step = 0; step < 600 && session.state.outcome === null; step += 1) {
        const actions = rules.legalActions(session.state);
        const view = rules.viewFor(session.state, rules.toAct(session.state));
        const places = placesOf(actions, (card) => hasPlace(view, card));
        expect(allOf(places).map(moveText).sort()).toEqual(actions.map(moveText).sort());
        for (const card of places.cards.keys()) expect(hasPlace(view, card)).toBe(true);
        playMove(
          session,
          choose(() => view, actions),
          'machine',
        );
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

  it('[TAT-6.2.11-47] a defense is engaged on the card that is asked about', () => {
    const actions: Action[] = [{ kind: 'engage-defense' }, { kind: 'decline' }];
    const { cards, plain } = placesOf(actions, () => true, 7);
    expect([...cards]).toEqual([[7, [{ kind: 'engage-defense' }]]]);
    expect(plain).toEqual([{ kind: 'decline' }]);
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
