import { expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { randomPlayer } from '@/lib/kernel/random-player';
import { openSession, playMove } from '@/lib/kernel/session';
import { askedCard } from './asked-card';

const catalogue = loadGameCatalogue();

it('a petition is about its card, and a House that chooses its operation about none', () => {
  const houses = SAMPLE_DECKS.slice(0, 2).map(({ deck }) => ({ name: deck.houseName, deck }));
  const rules = duneCcg(catalogue);
  const opened = openSession(rules, { seed: 4, rules: 'tat', houses, players: 2 });
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = opened.value;
  const player = randomPlayer(4);
  const met = new Set<string>();
  for (let step = 0; step < 400 && session.state.decision !== null; step += 1) {
    const view = rules.viewFor(session.state, session.state.decision.seat);
    const frame = view.frames.at(-1);
    if (frame?.step === 'petition') expect(askedCard(view)).toBe(frame.card);
    if (frame?.step === 'house') expect(askedCard(view)).toBeNull();
    met.add(frame?.step ?? '');
    playMove(
      session,
      player(() => view, rules.legalActions(session.state)),
      'person',
    );
  }
  expect([...met]).toEqual(expect.arrayContaining(['petition', 'house']));
});
